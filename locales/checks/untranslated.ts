import type { LanguageCode } from '../languages.ts'

/** Names and codes that are spelt alike everywhere. */
const codes = ['SWX', 'UTC', 'FX', 'ETF', 'APR', 'KYC', 'NFT', 'Google', 'USD']

/** Whether a text has no words to translate: figures, placeholders, names and codes alone. */
export function isWordless(text: string): boolean {
  const rest = text
    .replace(/\{\{[^}]*\}\}|<[^>]*>/g, ' ')
    .replace(new RegExp(`\\b(?:${codes.join('|')})\\b`, 'g'), ' ')
  return !/\p{L}/u.test(rest)
}

/** Texts that are rightly spelt as in English, by language. */
export const sameAsEnglish: Partial<Readonly<Record<LanguageCode, readonly string[]>>> = {
  de: [
    'H',
    '1M',
    '1W',
    'Chart',
    'DEMO',
    'REAL',
    'Forex',
    'Futures',
    'Instrument',
    'Long',
    'Lots',
    'Margin',
    'Option',
    'Order',
    'Orders',
    'Plan',
    'Position',
    'SL',
    'SL · TP',
    'TP',
    'Short',
    'Status',
    'System',
    'Watchlist',
    'optional',
    'Name',
    'NFTs',
  ],
  it: [
    'C',
    '1M',
    '24 h',
    'Account',
    'Crypto',
    'DEMO',
    'Forex',
    'Futures',
    'Home',
    'Long',
    'Menu',
    'No',
    'Password',
    'SL',
    'SL · TP',
    'TP',
    'Short',
    'Stop loss',
    'Take profit',
    'Volume',
    'stop loss',
    'take profit',
    'Trading',
  ],
  es: [
    'C',
    '24 h',
    '1M',
    'DEMO',
    'REAL',
    'Forex',
    'No',
    'Plan',
    'SL',
    'SL · TP',
    'TP',
    'Stop loss',
    'Take profit',
    'Total',
    'stop loss',
    'take profit',
    'Trading',
  ],
  fr: [
    'C',
    'H',
    'O',
    '1M',
    '24 h',
    'Total',
    'Action',
    'Crypto',
    'Documents',
    'Forex',
    'Futures',
    'Instrument',
    'Instruments',
    'Invitations',
    'Lots',
    'Menu',
    'Option',
    'Options',
    'Pages',
    'Plan',
    'Plans',
    'Position',
    'Positions',
    'SL',
    'SL · TP',
    'TP',
    'Stop loss',
    'Take profit',
    'Question',
    'Transaction',
    'Transactions',
    'Type',
    'Volume',
    'lots',
    'stop loss',
    'take profit',
    '{{count}} instrument',
    '{{count}} instruments',
    '{{count}} minute',
    '{{count}} minutes',
    '{{count}} transaction',
    '{{count}} transactions',
    'Notifications',
    'Trading',
    '{{amount, quantity}} lots',
    '{{direction}} {{lots, quantity}} lots',
  ],
}

/** The script that texts of a language are written in, where it is not the Latin one. */
export const scripts: Partial<Readonly<Record<LanguageCode, RegExp>>> = {
  zh: /\p{Script=Han}/u,
  hk: /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  ar: /\p{Script=Arabic}/u,
}

/** English function words that no text in another language contains. */
export const englishWords =
  /\b(?:the|your|you|and|with|this|that|please|enter|is not|are not|of the|again)\b/i

/** Common characters of the other Chinese script: a slip of the pen in that language's texts. */
export const foreignHan: Partial<Readonly<Record<LanguageCode, RegExp>>> = {
  zh: /[們這為來時會說過個開關買賣價幣帳戶號碼請輸選擇驗證錄員認無線網絡載檢視閱讀變動單據樣實際資產記錄總額設備語區]/,
  hk: /[们这为来时会说过个开关买卖价币账户号码请输选择验证录员认无线网络载检视阅读变动单据样实际资产记总额设备语区]/,
}
