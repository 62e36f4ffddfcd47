import type { Announcements } from '../topic.ts'

/** Announcements in English. */
export const announcements: Announcements = {
  thisIsASandbox: [
    'This is a sandbox',
    'Prices, people and balances here are made up, and no real money moves. Do not use real documents here.',
  ],
  figuresByLanguage: [
    'Figures follow your language',
    'We now write amounts, percentages and dates the way your language does. We read the amounts you type in the same way and show what we understood.',
  ],
  planNames: [
    'Plans are named by their market',
    'A plan now has the name of its market, such as “Smart crypto”. Running plans and their terms haven’t changed.',
  ],
  loanCostFirst: [
    'Loans show the yearly cost first',
    'You’ll see the yearly cost (APR) and the total to repay before you sign. You can repay early on any day, without a fee.',
  ],
}
