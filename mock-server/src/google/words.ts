const en = {
  sandbox: 'Sandbox – sample data, no real money',
  title: 'Choose a sample account',
  lead: 'In the sandbox this page takes the place of Google. Nothing is sent to Google.',
  label: 'Another email address',
  unverified: 'address not verified',
  wrong: 'Enter a valid email address.',
  continue: 'Continue',
  cancel: 'Cancel',
  incomplete: 'This log-in request isn’t complete. Go back to SWX and start again.',
}

type Words = typeof en

const languages: Readonly<Record<string, Words>> = {
  en,
  de: {
    sandbox: 'Sandbox – Beispieldaten, kein echtes Geld',
    title: 'Beispielkonto auswählen',
    lead: 'In der Sandbox tritt diese Seite an die Stelle von Google. An Google wird nichts gesendet.',
    label: 'Andere E-Mail-Adresse',
    unverified: 'Adresse nicht bestätigt',
    wrong: 'Geben Sie eine gültige E-Mail-Adresse ein.',
    continue: 'Weiter',
    cancel: 'Abbrechen',
    incomplete:
      'Diese Anmeldeanfrage ist unvollständig. Gehen Sie zurück zu SWX und beginnen Sie noch einmal.',
  },
  fr: {
    sandbox: 'Sandbox – données fictives, sans argent réel',
    title: 'Choisissez un compte d’exemple',
    lead: 'Dans la sandbox, cette page remplace Google. Rien n’est envoyé à Google.',
    label: 'Autre adresse e-mail',
    unverified: 'adresse non vérifiée',
    wrong: 'Saisissez une adresse e-mail valide.',
    continue: 'Continuer',
    cancel: 'Annuler',
    incomplete: 'Cette demande de connexion est incomplète. Revenez à SWX et recommencez.',
  },
  es: {
    sandbox: 'Sandbox – datos de ejemplo, sin dinero real',
    title: 'Elija una cuenta de ejemplo',
    lead: 'En el entorno de pruebas, esta página ocupa el lugar de Google. No se envía nada a Google.',
    label: 'Otra dirección de correo',
    unverified: 'dirección sin verificar',
    wrong: 'Escriba una dirección de correo válida.',
    continue: 'Continuar',
    cancel: 'Cancelar',
    incomplete: 'Esta solicitud de inicio de sesión está incompleta. Vuelva a SWX y empiece de nuevo.',
  },
  it: {
    sandbox: 'Sandbox – dati d’esempio, denaro non reale',
    title: 'Scegli un account di esempio',
    lead: 'Nella sandbox questa pagina prende il posto di Google. A Google non viene inviato nulla.',
    label: 'Un altro indirizzo e-mail',
    unverified: 'indirizzo non verificato',
    wrong: 'Inserisci un indirizzo e-mail valido.',
    continue: 'Continua',
    cancel: 'Annulla',
    incomplete: 'Questa richiesta di accesso è incompleta. Torna a SWX e ricomincia.',
  },
  ja: {
    sandbox: 'サンドボックス – サンプルデータ、実資金なし',
    title: 'サンプルアカウントを選択',
    lead: 'サンドボックスでは、このページが Google の代わりをします。Google には何も送信されません。',
    label: '別のメールアドレス',
    unverified: '未確認のアドレス',
    wrong: '有効なメールアドレスを入力してください。',
    continue: '続ける',
    cancel: 'キャンセル',
    incomplete: 'このログイン要求は不完全です。SWX に戻って、もう一度やり直してください。',
  },
  ko: {
    sandbox: '샌드박스 – 샘플 데이터, 실제 돈 아님',
    title: '샘플 계정 선택',
    lead: '샌드박스에서는 이 페이지가 Google을 대신합니다. Google로는 아무것도 전송되지 않습니다.',
    label: '다른 이메일 주소',
    unverified: '확인되지 않은 주소',
    wrong: '올바른 이메일 주소를 입력하세요.',
    continue: '계속',
    cancel: '취소',
    incomplete: '로그인 요청이 완전하지 않습니다. SWX로 돌아가서 다시 시작하세요.',
  },
  'zh-Hans': {
    sandbox: '沙盒 – 示例数据，不涉及真实资金',
    title: '选择示例账户',
    lead: '在沙盒中，此页面代替 Google。不会向 Google 发送任何内容。',
    label: '其他邮箱地址',
    unverified: '地址未验证',
    wrong: '请输入有效的邮箱地址。',
    continue: '继续',
    cancel: '取消',
    incomplete: '此登录请求不完整。请返回 SWX 重新开始。',
  },
  'zh-Hant': {
    sandbox: '沙盒 – 示例數據，不涉及真實資金',
    title: '選擇示例帳戶',
    lead: '在沙盒中，此頁面代替 Google。不會向 Google 傳送任何內容。',
    label: '其他電郵地址',
    unverified: '地址未驗證',
    wrong: '請輸入有效的電郵地址。',
    continue: '繼續',
    cancel: '取消',
    incomplete: '此登入要求不完整。請返回 SWX 重新開始。',
  },
  ar: {
    sandbox: 'بيئة تجريبية – بيانات نموذجية، بلا أموال حقيقية',
    title: 'اختيار حساب نموذجي',
    lead: 'في البيئة التجريبية تحل هذه الصفحة محل Google. لا يُرسل أي شيء إلى Google.',
    label: 'عنوان بريد إلكتروني آخر',
    unverified: 'عنوان غير مؤكد',
    wrong: 'أدخل عنوان بريد إلكتروني صالحًا.',
    continue: 'متابعة',
    cancel: 'إلغاء',
    incomplete: 'طلب تسجيل الدخول هذا غير مكتمل. ارجع إلى SWX وابدأ من جديد.',
  },
}

/** The words of the consent page for a language tag: its own, those of its language, or English. */
export const wordsFor = (
  tag: string,
): { readonly lang: string; readonly dir: 'ltr' | 'rtl'; readonly words: Words } => {
  const isTraditional = /^zh-(Hant|HK|TW|MO)/i.test(tag)
  const base = tag.split('-', 1)[0] ?? 'en'
  const lang = base === 'zh' ? (isTraditional ? 'zh-Hant' : 'zh-Hans') : base in languages ? base : 'en'
  return { lang, dir: lang === 'ar' ? 'rtl' : 'ltr', words: languages[lang] ?? en }
}
