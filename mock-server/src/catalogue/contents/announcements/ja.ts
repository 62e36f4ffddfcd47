import type { Announcements } from '../topic.ts'

/** Announcements in Japanese. */
export const announcements: Announcements = {
  thisIsASandbox: [
    'ここはサンドボックスです',
    '価格、人物、残高は架空のもので、実際の資金は動きません。ここでは実際の書類を使わないでください。',
  ],
  figuresByLanguage: [
    '数値の書き方が言語に合わせて変わります',
    '金額、パーセント、日付を、表示中の言語の書き方で示すようになりました。入力された金額も同じように読み取り、理解した内容を表示します。',
  ],
  planNames: [
    'プランの名前が市場の名前になります',
    'プランは「スマート暗号資産」のように、市場の名前で呼ばれます。運用中のプランとその条件に変わりはありません。',
  ],
  loanCostFirst: [
    'ローンは実質年率を最初に示します',
    '署名の前に実質年率（APR）と返済総額を確認できます。いつでも手数料なしで繰上返済できます。',
  ],
}
