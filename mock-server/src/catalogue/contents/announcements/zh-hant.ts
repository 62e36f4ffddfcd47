import type { Announcements } from '../topic.ts'

/** Announcements in Traditional Chinese as in Hong Kong. */
export const announcements: Announcements = {
  thisIsASandbox: ['這是一個沙盒', '此處的價格、人物及結餘均屬虛構，不涉及真實資金。請勿在此使用真實證件。'],
  figuresByLanguage: [
    '數字按您的語言書寫',
    '金額、百分比及日期現時按您的語言習慣書寫。您輸入的金額亦按同樣方式識別，並顯示識別結果。',
  ],
  planNames: [
    '計劃以其市場命名',
    '計劃現時以所屬市場命名，例如「智能加密貨幣」。進行中的計劃及其條款沒有變化。',
  ],
  loanCostFirst: [
    '貸款先顯示實際年利率',
    '簽署前，您會看到實際年利率及還款總額。您可於任何一天提早還款，不收手續費。',
  ],
}
