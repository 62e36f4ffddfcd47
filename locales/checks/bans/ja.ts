import type { LanguageBans } from './ban.ts'

export const ja: LanguageBans = {
  wordings: {
    guaranteed: {
      pattern: /保証(?!金)(?![^。]{0,10}(?:ません|ない|なし|せず))/,
      caught: '利回りは保証されています。',
      allowed: '利回りは保証されません。',
    },
    'risk-free': {
      pattern: /ノーリスク|無リスク|リスク(?:ゼロ|フリー|なし|がない|がありません)/,
      caught: 'リスクゼロのプラン',
    },
    'sure profit': {
      pattern: /必ず(?:儲|利益|勝)|確実(?:な|に)(?:利益|儲)|絶対(?:に)?儲/,
      caught: '必ず利益が出ます。',
    },
    'government-guaranteed': {
      pattern: /(?:政府|国家?)(?:保証|による保証|公認|の後ろ盾|が保証)/,
      caught: '政府保証つき',
    },
    'last chance': {
      pattern: /(?:最後の|ラスト)チャンス|本日限り|お見逃しなく|今すぐ急/,
      caught: '最後のチャンス',
    },
    'unlock fee': {
      pattern: /(?:ロック)?解除(?:料|費用|手数料)|凍結解除金/,
      caught: 'ロック解除手数料が必要です。',
    },
    'tax before withdrawal': {
      pattern: /税[^。]*出金|出金[^。]*税/,
      caught: '出金前に税金をお支払いください。',
    },
  },
  payFirst: {
    payment: /支払|お支払い|入金|送金|振込|(?<!解約)手数料|税/,
    release: /出金|引き出|解除|解約(?!金|手数料)|退会/,
    caught: 'ロックの解除には確認の送金が必要です。',
  },
}
