import type { Wording } from './wording.ts'

/** By locales/voice.md: verbs of the trade, one name for one thing. */
export const ar: readonly Wording[] = [
  {
    pattern: /مُقيَّ?د|يُقيَّ?د|تُقيَّ?د|قُيّد|مقيَّد|قيود|(?<![\u0600-\u06ff])القيد|المقيّدة/,
    reason: 'قيد is an entry and a restriction: money is added to the balance, a daily payment is دفعة.',
    caught: 'قيود يومية',
    allowed: 'قيد المراجعة',
  },
  {
    pattern: /غرامة|الغرامات/,
    reason: 'A fine is paid for an offence: closing a plan early costs رسم الإغلاق المبكر.',
    caught: 'غرامة الخروج',
  },
  {
    pattern: /الخروج المبكر|الخروج من (?:ال)?خطة/,
    reason: 'A plan is closed: الإغلاق المبكر.',
    caught: 'الخروج المبكر من خطة',
  },
  {
    pattern: /النقد الحر|الرصيد الحر|الادخار|(?<![\u0600-\u06ff])ادخار/,
    reason:
      'Say الرصيد المتاح and فائدة على الرصيد النقدي: savings promise a deposit protection that does not exist.',
    caught: 'فائدة يومية على النقد الحر',
  },
  {
    pattern: /(?<![\u0600-\u06ff])(?:ال)?تذكرة(?![\u0600-\u06ff])/,
    reason: 'It is a travel ticket: the order ticket is بطاقة الأمر.',
    caught: 'تعذّر تحميل التذكرة',
  },
  {
    pattern: /(?:ال)?إبلاغ عن|تُبلغ عن|أبلغ عنه/,
    reason: 'Reports are made to authorities: a deposit is submitted, إرسال الإيداع.',
    caught: 'الإبلاغ عن إيداع',
  },
  {
    pattern: /(?<![\u0600-\u06ff])دفتر|لم يُسجَّل/,
    reason: 'Nothing is kept in a ledger: say the account, the transactions; لم يتغير شيء في حسابك.',
    caught: 'كل حركة في دفترك',
  },
  {
    pattern: /تعذر(?![\u0651])/,
    reason: 'One spelling: تعذّر.',
    caught: 'تعذر تحميل إيداعاتك',
    allowed: 'تعذّر تحميل إيداعاتك',
  },
  {
    pattern: /يستحق مبلغك|المستحق عند انتهاء المدة/,
    reason: 'The principal of a plan is owed to the user: say so, with the user as the one who gets it.',
    caught: 'يستحق مبلغك مع آخر دفعة.',
    allowed: 'المستحق عليك حتى اليوم',
  },
  {
    pattern: /الانسحاب|انسحب/,
    reason: 'A loan is cancelled by العدول; السحب takes money out.',
    caught: 'الانسحاب من القرض',
  },
  {
    pattern: /مع الرسوم/,
    reason: 'It reads as “with fees charged”: بما في ذلك الرسوم.',
    caught: 'المبلغ كله متاح مع الرسوم.',
  },
  {
    pattern: /كما اتُّفق/,
    reason: 'A list that failed to load promises nothing: the plans are not affected.',
    caught: 'تستمر في كسب العائد كما اتُّفق.',
    except: ['plans:plans.disabled'],
  },
  {
    pattern: /الرسم البياني/,
    reason: 'A chart is مخطط.',
    caught: 'مستوياتك على الرسم البياني',
    allowed: 'مستوياتك على المخطط',
  },
  {
    pattern: /التكلفة السنوية/,
    reason: 'APR has one name: معدل النسبة السنوي (APR).',
    caught: 'التكلفة السنوية (APR)',
    allowed: 'معدل النسبة السنوي (APR)',
  },
  {
    pattern: /(?<![\u0600-\u06ff])(?:قروضي|رموزي|خططي|مزايداتي)(?![\u0600-\u06ff])/,
    reason: 'We speak to the user: قروضك, رموزك.',
    caught: 'قروضي',
    allowed: 'قروضك',
  },
  {
    pattern: /جني الربح|رمز المنطقة|القيمة الصافية|الجهة الخيرية|فائدة التأخير/,
    reason: 'One name each: جني الأرباح, رمز الاتصال, صافي القيمة, الجمعية الخيرية, فائدة التأخر.',
    caught: 'أُغلق بجني الربح',
    allowed: 'أُغلق بجني الأرباح',
  },
  {
    pattern: /(?:متأخر|تأخر|بعد|لمدة|العدول) لا أيام/,
    reason: 'No days are not counted: the form for zero says what is the case, such as “not late”.',
    caught: 'متأخر لا أيام',
    allowed: 'غير متأخر',
  },
  {
    pattern: /الوقت الثابت|المستحق الآن من|الجهة الصحيحة/,
    reason: 'Say الخيارات محددة المدة; what the user pays now يُخصم; فوق السعر أو تحته.',
    caught: 'خيارات الوقت الثابت',
    allowed: 'يُخصم من الرصيد المتاح',
  },
  {
    pattern: /\b(?:DEMO|REAL)\b/,
    reason: 'Capitals belong to scripts that have them: the accounts have names of their own.',
    caught: 'يمكنك التدرب في DEMO.',
    allowed: 'يمكنك التدرب في الحساب التجريبي.',
  },
  {
    pattern:
      /\{\{\}\}\u2069? (?:يوم|أيام|خطو|قالب|حرف|أداة|أدوات|بلد|دقيقة|دقائق|مركز|نقطة|نقاط|مكافأ|محاول|لوتات)/,
    reason: 'Only {{count}} has six forms: name the things first, then the figure.',
    caught: 'يعرض أحدث {{}} يومًا.',
    allowed: 'يعرض أحدث الأيام، وعددها {{}}.',
  },
  {
    pattern: /ينقص رصيدك/,
    reason: 'Without vowels it reads “your balance falls by”: ينقصك في رصيدك.',
    caught: 'ينقص رصيدك المتاح {{}}.',
    allowed: 'ينقصك في رصيدك المتاح {{}}.',
  },
  {
    pattern: /(?:نقفل|قفل|يتوقف السحب|متوقف)[^.]* يومًا واحدًا/,
    reason: 'A lock and a pause end 24 hours later, not with the day: 24 ساعة.',
    caught: 'يتوقف السحب يومًا واحدًا.',
    allowed: 'يتوقف السحب 24 ساعة.',
  },
  {
    pattern: /(?:وضع|لوضع) أمر|إصدار (?:ال)?أوامر/,
    reason: 'An order is placed by إرسال.',
    caught: 'لوضع أمر ينتظر السعر',
    allowed: 'لإرسال أمر ينتظر السعر',
  },
  {
    pattern: /السنة، (?:بسيط|مرك)/,
    reason: 'A rate has its noun: معدل سنوي بسيط, سنويًا (معدل بسيط).',
    caught: 'في السنة، بسيط',
    allowed: 'معدل سنوي بسيط',
  },
  {
    pattern: /(?:يُخصم|يُحجز) الآن/,
    reason: 'Nothing is deducted or put on hold before it is confirmed: عند التأكيد.',
    caught: 'يُخصم الآن من الرصيد المتاح',
    allowed: 'يُخصم عند التأكيد',
  },
  {
    pattern: /الوقف المتحرك|(?<![\u0600-\u06ff])و?الجني(?![\u0600-\u06ff])|بعد الرسمين/,
    reason: 'Said in full: وقف الخسارة المتحرك, جني الأرباح (الجني reads “genie”), رسوم الفتح والإغلاق.',
    caught: 'تعديل الوقف/الجني',
    allowed: 'تعديل وقف/جني',
  },
  {
    pattern: /(?<![\u0600-\u06ff])من مبلغك(?![\u0600-\u06ff])/,
    reason: 'The early-close fee is a part of the amount of the plan: من مبلغ الخطة.',
    caught: 'الإغلاق المبكر يكلّف جزءًا من مبلغك',
    allowed: 'الإغلاق المبكر يكلّف جزءًا من مبلغ الخطة',
  },
  {
    pattern: /تعذّر علينا تحميل/,
    reason: 'One wording for what could not be loaded: تعذّر تحميل.',
    caught: 'تعذّر علينا تحميل القروض',
    allowed: 'تعذّر تحميل القروض',
  },
  {
    pattern: /(?<![\u0600-\u06ff])(?:إلى|ضبط|ب)\s?(?:التجريبي|الحقيقي)(?![\u0600-\u06ff])/,
    reason: 'An adjective has its noun: الحساب التجريبي, الحساب الحقيقي.',
    caught: 'الانتقال إلى التجريبي',
    allowed: 'الانتقال إلى الحساب التجريبي',
  },
  {
    pattern: /(?:المال|الأموال) الداخل|عمر (?:هذا )?(?:السعر|الأسعار)/,
    reason: 'Translated literally: say الأموال المودعة, المبالغ الواردة; مضى على السعر.',
    caught: 'صافي الأموال الداخلة',
    allowed: 'الأموال المودعة ناقص المسحوبة',
  },
]
