"""Where the packaged program begins: the one command, and the processes it starts of itself."""

import multiprocessing
import sys

if __name__ == "__main__":
    multiprocessing.freeze_support()  # a process of a match never comes further than here
    from skatdesk.__main__ import main

    sys.exit(main())
