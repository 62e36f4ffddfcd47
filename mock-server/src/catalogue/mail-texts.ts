import type { CodeScene } from '../domain/verification-code.ts'
import type { NoticeLanguage } from './notice-language.ts'

/** Words of a message with a verification code. */
export interface MailTexts {
  /** What the code is for; the subject. */
  readonly subjects: Readonly<Record<`code-${CodeScene}`, string>>
  /** `{subject}` and `{code}` are filled in. */
  readonly text: string
  /** Closes every message, as it heads every page. */
  readonly label: string
}

/** Messages by language. */
export const mailTexts: Readonly<Record<NoticeLanguage, MailTexts>> = {
  en: {
    subjects: {
      'code-register': 'Your sign-up code',
      'code-reset': 'Your code for a new password',
      'code-security': 'Your code for the security password',
    },
    text: '{subject}: {code}. It expires in 10 minutes or after 5 incorrect attempts. We never ask you for it.',
    label: 'Sandbox – sample data, no real money',
  },
  'zh-Hans': {
    subjects: {
      'code-register': '注册验证码',
      'code-reset': '重置密码验证码',
      'code-security': '安全密码验证码',
    },
    text: '{subject}：{code}。10 分钟内有效，输错 5 次后失效。我们绝不会向您索要验证码。',
    label: '沙盒 – 示例数据，不涉及真实资金',
  },
  'zh-Hant': {
    subjects: {
      'code-register': '註冊驗證碼',
      'code-reset': '重設密碼驗證碼',
      'code-security': '安全密碼驗證碼',
    },
    text: '{subject}：{code}。10 分鐘內有效，輸錯 5 次後失效。我們絕不會向您索取驗證碼。',
    label: '沙盒 – 示例數據，不涉及真實資金',
  },
  ja: {
    subjects: {
      'code-register': '新規登録の認証コード',
      'code-reset': 'パスワード再設定の認証コード',
      'code-security': 'セキュリティパスワードの認証コード',
    },
    text: '{subject}：{code}。有効期間は 10 分で、5 回間違えると無効になります。当社がコードをお尋ねすることは決してありません。',
    label: 'サンドボックス – サンプルデータ、実資金なし',
  },
  ko: {
    subjects: {
      'code-register': '회원가입 인증 코드',
      'code-reset': '비밀번호 재설정 인증 코드',
      'code-security': '보안 비밀번호 인증 코드',
    },
    text: '{subject}: {code}. 10분간 유효하며 5번 틀리면 무효가 됩니다. 당사는 코드를 절대 묻지 않습니다.',
    label: '샌드박스 – 샘플 데이터, 실제 돈 아님',
  },
  de: {
    subjects: {
      'code-register': 'Ihr Code für die Registrierung',
      'code-reset': 'Ihr Code für ein neues Passwort',
      'code-security': 'Ihr Code für das Sicherheitspasswort',
    },
    text: '{subject}: {code}. Er läuft nach 10 Minuten oder 5 Fehlversuchen ab. Wir fragen nie danach.',
    label: 'Sandbox – Beispieldaten, kein echtes Geld',
  },
  fr: {
    subjects: {
      'code-register': 'Votre code d’inscription',
      'code-reset': 'Votre code pour un nouveau mot de passe',
      'code-security': 'Votre code pour le mot de passe de sécurité',
    },
    text: '{subject}\u00a0: {code}. Il expire dans 10 minutes ou après 5 essais incorrects. Nous ne vous le demandons jamais.',
    label: 'Sandbox – données fictives, sans argent réel',
  },
  it: {
    subjects: {
      'code-register': 'Il tuo codice di registrazione',
      'code-reset': 'Il tuo codice per una nuova password',
      'code-security': 'Il tuo codice per la password di sicurezza',
    },
    text: '{subject}: {code}. Scade tra 10 minuti o dopo 5 tentativi errati. Non te lo chiediamo mai.',
    label: 'Sandbox – dati d’esempio, denaro non reale',
  },
  es: {
    subjects: {
      'code-register': 'Su código de registro',
      'code-reset': 'Su código para una contraseña nueva',
      'code-security': 'Su código para la contraseña de seguridad',
    },
    text: '{subject}: {code}. Caduca en 10 minutos o tras 5 intentos incorrectos. Nunca se lo pedimos.',
    label: 'Sandbox – datos de ejemplo, sin dinero real',
  },
  ar: {
    subjects: {
      'code-register': 'رمز إنشاء حسابك',
      'code-reset': 'رمز كلمة المرور الجديدة',
      'code-security': 'رمز كلمة مرور الأمان',
    },
    text: '{subject}: {code}. ينتهي بعد 10 دقائق أو بعد 5 محاولات غير صحيحة. لا نطلبه منك أبدًا.',
    label: 'بيئة تجريبية – بيانات نموذجية، بلا أموال حقيقية',
  },
}
