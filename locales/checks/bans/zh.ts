import type { LanguageBans } from './ban.ts'

export const zh: LanguageBans = {
  wordings: {
    guaranteed: {
      pattern: /(?<!(?:不|无|未|没有)[^，。；]{0,4})(?:保证(?!金)|保本|保息)/,
      caught: '保证收益。',
      allowed: '收益不作保证；保证金可能全部亏损。',
    },
    'risk-free': { pattern: /[零无]风险|没有风险|毫无风险/, caught: '零风险计划' },
    'sure profit': { pattern: /[稳必包]赚|稳赢|躺赚|确保盈利/, caught: '每天稳赚' },
    'government-guaranteed': { pattern: /(?:政府|国家)(?:担保|保证|背书|支持)/, caught: '政府担保' },
    'last chance': { pattern: /最后的?机会|机不可失|仅限今[日天]|赶快|抓紧时间/, caught: '最后机会' },
    'unlock fee': { pattern: /解[锁冻](?:账户)?(?:费|金)/, caught: '需收取解锁费' },
    'tax before withdrawal': { pattern: /税[^。]*提[现款]|提[现款][^。]*税/, caught: '提现前请先缴税。' },
  },
  payFirst: {
    payment: /支付|付款|缴|充值|存入|转账|手续费|税/,
    release: /提现|提款|解锁|解冻|注销/,
    caught: '请先转账验证，再解锁账户。',
  },
}
