import type { LanguageBans } from './ban.ts'

export const hk: LanguageBans = {
  wordings: {
    guaranteed: {
      pattern: /(?<!(?:不|無|未|沒有)[^，。；]{0,4})(?:保證(?!金)|保本|保息)/,
      caught: '保證回報。',
      allowed: '回報不作保證；保證金可能全部虧損。',
    },
    'risk-free': { pattern: /[零無]風險|沒有風險|毫無風險/, caught: '零風險計劃' },
    'sure profit': { pattern: /[穩必包]賺|穩贏|躺賺|確保盈利/, caught: '每天穩賺' },
    'government-guaranteed': { pattern: /(?:政府|國家)(?:擔保|保證|背書|支持)/, caught: '政府擔保' },
    'last chance': { pattern: /最後的?機會|機不可失|只限今[日天]|趕快|抓緊時間/, caught: '最後機會' },
    'unlock fee': { pattern: /解[鎖凍](?:帳戶)?(?:費|金)/, caught: '需收取解鎖費' },
    'tax before withdrawal': { pattern: /稅[^。]*提[現款]|提[現款][^。]*稅/, caught: '提款前請先繳稅。' },
  },
  payFirst: {
    payment: /支付|付款|繳|存款|存入|充值|轉帳|手續費|稅/,
    release: /提現|提款|解鎖|解凍|取消帳戶/,
    caught: '請先轉帳驗證，再解鎖帳戶。',
  },
}
