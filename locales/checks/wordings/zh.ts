import type { Wording } from './wording.ts'

/** By locales/voice.md, in the words of the Mainland. */
export const zh: readonly Wording[] = [
  {
    pattern: /(?<!输)入账|账本|一本账/,
    reason:
      '入账 says that money arrives. Say 成交 or 执行 of an order, 计入余额 of money, 支付 of earnings.',
    caught: '若偏差更大，则不入账。',
    allowed: '审核通过后计入您的余额',
  },
  {
    pattern: /罚金|罚款/,
    reason: 'A fine is criminal law. Closing a plan early costs a 提前退出费.',
    caught: '退出罚金',
    allowed: '提前退出费',
  },
  {
    pattern: /(?<!归)还本/,
    reason:
      '到期还本 is the phrase of a guaranteed product. Principal is due back, and that is not guaranteed.',
    caught: '到期还本',
    allowed: '到期应返还的本金（不保证）',
  },
  {
    pattern: /储蓄/,
    reason: 'Say 余额利息: savings promise a deposit protection that does not exist.',
    caught: '储蓄已开启。',
    allowed: '余额利息已开启。',
  },
  {
    pattern: /加载|无法载入(?!此页面)/,
    reason: 'Say 正在载入, 未能载入 and 重新载入 everywhere.',
    caught: '正在加载充值方式',
    allowed: '未能载入充值方式',
  },
  {
    pattern: /停牌/,
    reason: 'Only shares are 停牌; forex and crypto are 暂停交易.',
    caught: '该品种已停牌。',
  },
  {
    pattern: /支付(?:功能)?(?:已)?锁定|锁定支付/,
    reason: 'The lock pauses money in and out and new trades: 出入金锁定.',
    caught: '支付锁定期间也可平仓。',
    allowed: '出入金锁定期间，您也可以平仓。',
  },
  {
    pattern: /后 ?6 位数字|追踪编号|查询编号/,
    reason: 'The last 6 characters of a hash are digits or letters: 最后 6 位. A reference is a 参考编号.',
    caught: '或其后 6 位数字',
    allowed: '或哈希的最后 6 位',
  },
  {
    pattern: /我的|(?<![迷亲自])你(?!好)/,
    reason: 'We address the user as 您.',
    caught: '我的计划',
    allowed: '您的计划',
  },
  {
    pattern: /\p{Script=Han}\s*[,;:?!]|[,;:?!]\s*\p{Script=Han}/u,
    reason: 'Full-width punctuation between Chinese words.',
    caught: '价格已变更,请核对。',
    allowed: '价格已变更，请核对。',
  },
  {
    pattern: /按约定/,
    reason: 'A list that failed to load promises nothing: the plans are not affected.',
    caught: '它们按约定继续产生收益。',
    except: ['plans:plans.disabled'],
  },
  {
    pattern: /Google[^。]*身份/,
    reason: 'Google would confirm an identity check; here a log-in with Google failed.',
    caught: 'Google 未能确认您的身份。',
  },
  {
    pattern: /仓位/,
    reason: 'A position is 持仓; to open one is 开仓.',
    caught: '开立仓位',
    allowed: '查看持仓',
  },
  {
    pattern: /身份验证|验证(?:您的)?身份/,
    reason: 'The identity check has one name: 身份认证.',
    caught: '验证您的身份',
    allowed: '进行身份认证',
  },
  {
    pattern: /它们|它[是不会]/,
    reason: 'A pronoun for plans and loans is a literal translation: name them, or say 这.',
    caught: '它们不是股票。',
    allowed: '这不是您的贷款。',
  },
  {
    pattern: /(?:新|这些|核对|所有|所选|该)数字|数字(?:已变更|列明|过大)/,
    reason: '数字 are digits: what is owed and paid is 金额, a value is 数值.',
    caught: '数字已变更，请查看新数字。',
    allowed: '请输入 6 位数字。',
  },
  {
    pattern: /已平持仓|成绩|止损单/,
    reason: 'Say 平仓记录 and 交易业绩; an order that opens above the price is 突破单, for 止损 closes.',
    caught: '尚无已平持仓',
    allowed: '尚无平仓记录',
  },
  {
    pattern: /固定时间期权|年化成本|利率 \(APR\)/,
    reason: 'Say 定时期权 and 年化利率（APR）.',
    caught: '固定时间期权',
    allowed: '定时期权',
  },
  {
    pattern: /\b(?:DEMO|REAL)\b/,
    reason: 'Capitals belong to scripts that have them: the accounts have names of their own.',
    caught: '您可以在 DEMO 中练习。',
    allowed: '您可以用模拟账户练习。',
  },
  {
    pattern: /现在(?:预留|从可用余额扣除)/,
    reason: 'Before the confirmation nothing is on hold or deducted: 确认后预留, 确认后从可用余额扣除.',
    caught: '现在预留',
    allowed: '确认后预留',
  },
  {
    pattern: /逾期每天|逾期 \{\{count\}\} 天，每天|今天应还/,
    reason: 'The charge is 逾期利息; what is owed as of today, 截至今天的欠款, may be due weeks later.',
    caught: '逾期 {{count}} 天，每天 {{amount, money}} USD',
    allowed: '逾期利息，{{count}} 天，每天 {{amount, money}} USD',
  },
  {
    pattern: /跳动|跳过(?=您|止)/,
    reason: 'A jump of the price is 跳空, and it goes past (越过) a price.',
    caught: '价格已跳过您的止损价',
    allowed: '价格跳空，越过了您的止损价',
  },
  {
    pattern: /退还至/,
    reason: 'What was on hold goes back to the balance: 退回可用余额.',
    caught: '预留金额已退还至可用余额。',
    allowed: '预留金额已退回可用余额。',
  },
  {
    pattern: /升至 \{\{\w+, price/,
    reason: 'Prices 涨 on the Mainland.',
    caught: '{{code}} 升至 {{value, price}}',
    allowed: '{{code}} 涨至 {{value, price}}',
  },
  {
    pattern: /，USD$/,
    reason: 'The unit of a label stands in brackets: （USD）.',
    caught: '累计利息，USD',
    allowed: '累计利息（USD）',
  },
  {
    pattern: /退出键|上档键|删除键/,
    reason: 'Keys are named as they are marked: Esc 键, Shift 键, Delete 键; 回车键 is usual.',
    caught: '按退出键恢复原位。',
    allowed: '按 Esc 键恢复原位。',
  },
  {
    pattern: /(?<!数字)藏品/,
    reason: 'What is bought and bid for is a 作品.',
    caught: '此藏品目前不出售。',
    allowed: '此作品目前不出售。',
  },
  {
    pattern: /国家(?!或地区|和地区|、地区)/,
    reason: 'Lists of countries have places that are no countries: 国家或地区.',
    caught: '国家或区号',
    allowed: '国家、地区或区号',
  },
  {
    pattern: /\p{Script=Han} – (?=\p{Script=Han})/u,
    reason: 'A dash between two sentences is a literal translation: put a comma.',
    caught: '我已查看 – 重新开始',
    allowed: '我已查看，重新开始',
    except: ['common:sandbox.title', 'instrument:picture.simulated'],
  },
  {
    pattern: /按(?:产品|品种|月)的盈亏/,
    reason: 'Say 各产品盈亏, 各品种盈亏 and 每月盈亏.',
    caught: '按品种的盈亏',
    allowed: '各品种盈亏',
  },
  {
    pattern: /重新可用|重新变为可用/,
    reason: 'What was on hold or returned is 恢复可用.',
    caught: '全部金额立即重新可用。',
    allowed: '全部金额立即恢复可用。',
  },
  {
    pattern: /您金额/,
    reason: 'The early-close fee is a part of the amount of the plan: 计划金额.',
    caught: '提前退出会扣除您金额的一部分',
    allowed: '提前退出会扣除计划金额的一部分',
  },
]
