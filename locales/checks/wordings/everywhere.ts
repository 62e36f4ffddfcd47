import type { Wording } from './wording.ts'

/** What no language writes. */
export const everywhere: readonly Wording[] = [
  {
    pattern: /\}\}\s?[%٪]/,
    reason: 'The percent sign comes with the figure, set as the language sets it.',
    caught: '{{percent}} % of accounts',
    allowed: '{{percent}} of accounts',
  },
  {
    pattern: /\bKYC\b/,
    reason: 'It is called the identity check.',
    caught: 'KYC is needed for loans.',
  },
  {
    pattern:
      /margin[^.]*\b(?:used up|ran out)|Margin\b[^.]*aufgebraucht|marge[^.]*épuisée|margine[^.]*esaurito|margen[^.]*agotado|هامشه استُنفد|نفاد الهامش|증거금[^.]*소진|保证金[^。]*耗尽|保證金[^。]*(?:用盡|耗盡)/,
    reason: 'A position is closed automatically while a part of its margin is left: too little of it.',
    caught: 'We closed it because its margin was used up.',
    allowed: 'We closed it because too little of its margin was left.',
  },
]
