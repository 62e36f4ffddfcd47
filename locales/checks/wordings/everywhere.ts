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
    reason: 'The identity check is called that.',
    caught: 'KYC is needed for loans.',
  },
]
