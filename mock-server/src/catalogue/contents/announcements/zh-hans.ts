import type { Announcements } from '../topic.ts'

/** Announcements in Simplified Chinese. */
export const announcements: Announcements = {
  thisIsASandbox: ['这是一个沙盒', '此处的价格、人物和余额均为虚构，不涉及真实资金。请勿在此使用真实证件。'],
  figuresByLanguage: [
    '数字按您的语言书写',
    '金额、百分比和日期现在按您的语言习惯书写。您输入的金额也按同样的方式识别，并显示识别结果。',
  ],
  planNames: [
    '计划以其市场命名',
    '计划现在以所属市场命名，例如“智能加密货币”。进行中的计划及其条款没有变化。',
  ],
  loanCostFirst: [
    '贷款先显示年化利率',
    '签署前，您会看到年化利率（APR）和应还总额。您可以在任何一天提前还款，不收手续费。',
  ],
}
