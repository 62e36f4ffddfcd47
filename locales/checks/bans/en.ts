import type { LanguageBans } from './ban.ts'

export const en: LanguageBans = {
  wordings: {
    guaranteed: {
      pattern: /(?<!\b(?:not|never|no|nor|cannot|without|aren[’']t|isn[’']t)\s(?:\w+\s)?)guarantee/i,
      caught: 'Yields are guaranteed.',
      allowed: 'Yields are not guaranteed.',
    },
    'risk-free': { pattern: /risk[- ]?free|\b(?:no|zero|without) risk/i, caught: 'A risk-free plan' },
    'sure profit': {
      pattern:
        /\b(?:sure|certain|assured)[- ](?:profit|gain|win)|profits? (?:is|are) (?:sure|certain|assured)/i,
      caught: 'A sure profit every day',
    },
    'government-guaranteed': {
      pattern:
        /\b(?:government|state)[- ](?:guarantee|backed|insured)|(?:backed|guaranteed) by the (?:government|state)/i,
      caught: 'Government-guaranteed',
    },
    'last chance': {
      pattern: /\b(?:last|final) (?:chance|call)\b|only today|don[’']t miss|hurry/i,
      caught: 'Your last chance',
    },
    'unlock fee': {
      pattern: /unlock(?:ing)? (?:fee|charge|payment)|(?:fee|payment) to unlock/i,
      caught: 'An unlock fee of 20 USD applies.',
    },
    'tax before withdrawal': {
      pattern: /\btax(?:es)?\b[^.]*withdraw|withdraw[^.]*\btax/i,
      caught: 'Pay the tax before withdrawal.',
    },
  },
  payFirst: {
    payment: /\b(?:pay(?!out)|payment|deposit|top up|transfer|fee|tax|fund)/i,
    release: /\b(?:withdraw|unlock|unfreeze|release|close your account|close the account)/i,
    caught: 'Make a verification transfer to unlock your account.',
  },
}
