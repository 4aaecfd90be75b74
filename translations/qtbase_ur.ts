<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ur_PK" sourcelanguage="en">
<context>
    <name>CloseButton</name>
    <message>
        <source>Close Tab</source>
        <translation>ٹیب بند کریں</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>ڈرائیو</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>فولڈر</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>سب منتخب کریں</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>بڑھائیں</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>گھٹائیں</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Decrease</source>
        <translation>گھٹائیں</translation>
    </message>
    <message>
        <source>Decrease the value</source>
        <translation>قدر گھٹاتا ہے</translation>
    </message>
    <message>
        <source>Goes back a page</source>
        <translation>ایک صفحہ پیچھے جاتا ہے</translation>
    </message>
    <message>
        <source>Goes to the next page</source>
        <translation>اگلے صفحے پر جاتا ہے</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>بڑھائیں</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>قدر بڑھاتا ہے</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>اگلا صفحہ</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>دبائیں</translation>
    </message>
    <message>
        <source>Previous Page</source>
        <translation>پچھلا صفحہ</translation>
    </message>
    <message>
        <source>Scroll Down</source>
        <translation>نیچے سرکائیں</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation>بائیں سرکائیں</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>دائیں سرکائیں</translation>
    </message>
    <message>
        <source>Scroll Up</source>
        <translation>اوپر سرکائیں</translation>
    </message>
    <message>
        <source>Scrolls down</source>
        <translation>نیچے سرکاتا ہے</translation>
    </message>
    <message>
        <source>Scrolls to the left</source>
        <translation>بائیں سرکاتا ہے</translation>
    </message>
    <message>
        <source>Scrolls to the right</source>
        <translation>دائیں سرکاتا ہے</translation>
    </message>
    <message>
        <source>Scrolls up</source>
        <translation>اوپر سرکاتا ہے</translation>
    </message>
    <message>
        <source>SetFocus</source>
        <translation>یہاں آئیں</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>کی بورڈ کو یہاں لاتا ہے</translation>
    </message>
    <message>
        <source>ShowMenu</source>
        <translation>مینو دکھائیں</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>مینو دکھاتا ہے</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>بدلیں</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>حالت بدلتا ہے</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>عمل انجام دیتا ہے</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>False</source>
        <translation>غلط</translation>
    </message>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>انتخاب کی فہرست کھولیں</translation>
    </message>
    <message>
        <source>True</source>
        <translation>درست</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>What's This?</source>
        <translation>یہ کیا ہے؟</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>ٹھیک ہے</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Close</source>
        <translation>بند کریں</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>خانہ بند کرتا ہے</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>الگ کریں</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>خانے کو الگ کرتا اور دوبارہ جوڑتا ہے</translation>
    </message>
</context>
<context>
    <name>QErrorMessage</name>
    <message>
        <source>&amp;OK</source>
        <translation>ٹھیک ہے</translation>
    </message>
    <message>
        <source>&amp;Show this message again</source>
        <translation>یہ پیغام آئندہ بھی دکھائیں</translation>
    </message>
    <message>
        <source>An error occurred</source>
        <translation>خرابی پیش آئی</translation>
    </message>
    <message>
        <source>Critical Error:</source>
        <translation>سنگین خرابی:</translation>
    </message>
    <message>
        <source>Debug Message:</source>
        <translation>جانچ کا پیغام:</translation>
    </message>
    <message>
        <source>Fatal Error:</source>
        <translation>مہلک خرابی:</translation>
    </message>
    <message>
        <source>Information:</source>
        <translation>اطلاع:</translation>
    </message>
    <message>
        <source>Warning:</source>
        <translation>انتباہ:</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
فولڈر نہیں ملا۔
براہِ کرم دیکھ لیں کہ فولڈر کا نام درست ہے۔</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
فائل نہیں ملی۔
براہِ کرم دیکھ لیں کہ فائل کا نام درست ہے۔</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 پہلے سے موجود ہے۔
کیا اس کی جگہ نئی فائل رکھی جائے؟</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>چنیں</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>حذف کریں</translation>
    </message>
    <message>
        <source>&amp;Look in:</source>
        <translation>یہاں دیکھیں:</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>یہاں دیکھیں:</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>نیا فولڈر</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>کھولیں</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>نام بدلیں</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>محفوظ کریں</translation>
    </message>
    <message>
        <source>'%1' is write protected.
Do you want to delete it anyway?</source>
        <translation>'%1' میں تبدیلی کی اجازت نہیں۔
کیا آپ پھر بھی اسے حذف کرنا چاہتے ہیں؟</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>تمام فائلیں (*)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>تمام فائلیں (*)</translation>
    </message>
    <message>
        <source>Are you sure you want to delete '%1'?</source>
        <translation>کیا آپ واقعی '%1' کو حذف کرنا چاہتے ہیں؟</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>پیچھے</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>تفصیل کے ساتھ دکھائیں</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>فہرست کی صورت میں دکھائیں</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>فولڈر حذف نہیں ہو سکا۔</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>نیا فولڈر بنائیں</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>نیا فولڈر بنائیں</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف کریں</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>تفصیل</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>فولڈر</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>فولڈر:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>فائل کا نام:</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>فائلیں</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>فائل کی قسم:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>فائل کی قسم:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>فولڈر تلاش کریں</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>آگے</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>پیچھے جائیں</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>آگے جائیں</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>اوپر والے فولڈر میں جائیں</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>فہرست</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>مقامات اور نشانیوں کی فہرست</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>نیا فولڈر</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>کھولیں</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>اوپر والا فولڈر</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>حالیہ مقامات</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>ہٹائیں</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>نئے نام سے محفوظ کریں</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>دکھائیں </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>چھپی ہوئی فائلیں دکھائیں</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>پہلو کی پٹی</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Computer</source>
        <translation>کمپیوٹر</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>تبدیلی کی تاریخ</translation>
    </message>
    <message>
        <source>Invalid filename</source>
        <translation>فائل کا نام درست نہیں</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>قسم</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>میرا کمپیوٹر</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>نام</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>حجم</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>قسم</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>منسوخ</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>بند کریں</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>ٹھیک ہے</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>محفوظ کریں</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>محفوظ کیے بغیر بند کریں</translation>
    </message>
</context>
<context>
    <name>QInputDialog</name>
    <message>
        <source>Enter a value:</source>
        <translation>قدر درج کریں:</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>شارٹ کٹ دبائیں</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>نقل کریں</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>چسپاں کریں</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>دوبارہ کریں</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>واپس کریں</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>کاٹیں</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف کریں</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>سب منتخب کریں</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Hide Details...</source>
        <translation>تفصیل چھپائیں …</translation>
    </message>
    <message>
        <source>Show Details...</source>
        <translation>تفصیل دکھائیں …</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Qt کا تعارف</translation>
    </message>
</context>
<context>
    <name>QPageSize</name>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>نہیں</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>ہاں</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>روک دیں</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>لاگو کریں</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>منسوخ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بند کریں</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>رد کریں</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>مدد</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>نظر انداز کریں</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>سب کے لیے نہیں</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ٹھیک ہے</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>کھولیں</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>پہلے جیسا کریں</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>ابتدائی ترتیبات بحال کریں</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>دوبارہ کوشش کریں</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>محفوظ کریں</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>سب محفوظ کریں</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>سب کے لیے ہاں</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>&amp;Options &gt;&gt;</source>
        <translation>مزید اختیارات &gt;&gt;</translation>
    </message>
    <message>
        <source>&amp;Options &lt;&lt;</source>
        <translation>کم اختیارات &lt;&lt;</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>پرنٹ کریں</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>پرنٹ</translation>
    </message>
    <message>
        <source>All Pages</source>
        <translation>تمام صفحے</translation>
    </message>
    <message>
        <source>Even Pages</source>
        <translation>جفت صفحے</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>طاق صفحے</translation>
    </message>
    <message>
        <source>Local file</source>
        <translation>اسی کمپیوٹر پر فائل</translation>
    </message>
    <message>
        <source>Print to File (PDF)</source>
        <translation>فائل میں پرنٹ کریں (PDF)</translation>
    </message>
    <message>
        <source>Write PDF file</source>
        <translation>PDF فائل لکھیں</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Printer Properties</source>
        <translation>پرنٹر کی خصوصیات</translation>
    </message>
    <message>
        <source>Job Options</source>
        <translation>اس پرنٹ کے اختیارات</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Collate</source>
        <translation>نقلیں ترتیب وار</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>رنگین</translation>
    </message>
    <message>
        <source>Color Mode</source>
        <translation>رنگ</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>نقلیں</translation>
    </message>
    <message>
        <source>Copies:</source>
        <translation>نقلیں:</translation>
    </message>
    <message>
        <source>Current Page</source>
        <translation>موجودہ صفحہ</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>دونوں طرف پرنٹ</translation>
    </message>
    <message>
        <source>Grayscale</source>
        <translation>سیاہ و سفید</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>لمبی طرف سے جلد</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>چھوٹی طرف سے جلد</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>بند</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>اختیارات</translation>
    </message>
    <message>
        <source>Output Settings</source>
        <translation>پرنٹ کی ترتیبات</translation>
    </message>
    <message>
        <source>Page &amp;Set:</source>
        <translation>کون سے صفحے:</translation>
    </message>
    <message>
        <source>Page Set:</source>
        <translation>کون سے صفحے:</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>صفحے</translation>
    </message>
    <message>
        <source>Pages from</source>
        <translation>صفحہ</translation>
    </message>
    <message>
        <source>Print all</source>
        <translation>سب پرنٹ کریں</translation>
    </message>
    <message>
        <source>Print range</source>
        <translation>پرنٹ کا حصہ</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>الٹی ترتیب</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>منتخب حصہ</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>صفحے یا ان کے سلسلے کوما سے الگ کر کے لکھیں۔ سلسلہ دو نمبروں اور ان کے بیچ لکیر سے بنتا ہے۔ مثال: ⁦3,5-7,9⁩ سے صفحے 3، 5، 6، 7 اور 9 پرنٹ ہوتے ہیں۔</translation>
    </message>
    <message>
        <source>to</source>
        <translation>سے</translation>
    </message>
</context>
<context>
    <name>QPrintWidget</name>
    <message>
        <source>&amp;Name:</source>
        <translation>نام:</translation>
    </message>
    <message>
        <source>Location:</source>
        <translation>جگہ:</translation>
    </message>
    <message>
        <source>Output &amp;file:</source>
        <translation>فائل:</translation>
    </message>
    <message>
        <source>P&amp;roperties</source>
        <translation>خصوصیات</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>پیش منظر</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>پرنٹر</translation>
    </message>
    <message>
        <source>Type:</source>
        <translation>قسم:</translation>
    </message>
</context>
<context>
    <name>QProgressDialog</name>
    <message>
        <source>Cancel</source>
        <translation>منسوخ</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Bottom</source>
        <translation>سب سے نیچے</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>بایاں کنارہ</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>ایک صفحہ نیچے</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>ایک صفحہ بائیں</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>ایک صفحہ دائیں</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>ایک صفحہ اوپر</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>دایاں کنارہ</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>نیچے سرکائیں</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>یہاں تک سرکائیں</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>بائیں سرکائیں</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>دائیں سرکائیں</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>اوپر سرکائیں</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>سب سے اوپر</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>بائیں سرکائیں</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>دائیں سرکائیں</translation>
    </message>
</context>
<context>
    <name>QUndoGroup</name>
    <message>
        <source>Redo</source>
        <translation>دوبارہ کریں</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>دوبارہ کریں: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>واپس کریں</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>واپس کریں: %1</translation>
    </message>
</context>
<context>
    <name>QUndoModel</name>
    <message>
        <source>&lt;empty&gt;</source>
        <translation>&lt;خالی&gt;</translation>
    </message>
</context>
<context>
    <name>QUndoStack</name>
    <message>
        <source>Redo</source>
        <translation>دوبارہ کریں</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>دوبارہ کریں: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>واپس کریں</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>واپس کریں: %1</translation>
    </message>
</context>
<context>
    <name>QWhatsThisAction</name>
    <message>
        <source>What's This?</source>
        <translation>یہ کیا ہے؟</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>نقل کریں</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>چسپاں کریں</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>دوبارہ کریں</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>واپس کریں</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>ربط کا پتا نقل کریں</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>کاٹیں</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف کریں</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>سب منتخب کریں</translation>
    </message>
</context>
<context>
    <name>QProgressBar</name>
    <message>
        <source>%p%</source>
        <translation>%p%</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
</context>
</TS>
