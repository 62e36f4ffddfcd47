/** A wording that no text of the contract uses, and what is said instead. By `docs/glossary.md` and `locales/voice.md`. */
export interface Wording {
  pattern: RegExp
  instead: string
  /** A text that the pattern catches. */
  caught: string
}

/** What the texts of the customer contract do not say, and those of the control plane may. */
export const customerWordings: readonly Wording[] = [
  { pattern: /\bledgers?\b/i, instead: 'account, or balance', caught: 'The balances of one ledger.' },
]

/** What neither the contract nor a document says. */
export const wordings: readonly Wording[] = [
  {
    pattern: /\bsavings?\b/i,
    instead: 'interest on cash: savings promise a deposit protection that does not exist',
    caught: 'The daily rate of savings.',
  },
  {
    pattern: /(?<!order )\bbook(?:s|ed|ings?)?\b/i,
    instead: 'added, deducted, paid; account for "books"',
    caught: 'When it was booked.',
  },
  { pattern: /\bpenalt(?:y|ies)\b/i, instead: 'early-close fee', caught: 'Less penalties for leaving them.' },
  { pattern: /\bfree (?:balance|cash)\b/i, instead: 'available balance', caught: 'Interest on free cash.' },
  { pattern: /\bmovements?\b/i, instead: 'transaction', caught: 'A page of movements.' },
  { pattern: /\bcredit(?:s|ed)\b/i, instead: 'paid, added to the balance', caught: 'Days credited so far.' },
  { pattern: /\bon offer\b/i, instead: 'available', caught: 'A smart plan on offer.' },
  {
    pattern: /\b(?:leav\w+|left) (?:early|(?:the |a |smart )*plans?)\b|\bearly exit\b/i,
    instead: 'close early',
    caught: 'When it was left early.',
  },
  {
    pattern: /\bsign(?:s|ed|ing)?[ -](?:in|out)\b/i,
    instead: 'log in, log out, logged in',
    caught: 'Sign out everywhere.',
  },
  {
    pattern: /\bcame of\b|\btold apart\b|\bthat is no\b(?! longer)|\bwhat stands\b|\bstands? in\b/i,
    instead: 'a plain sentence with its noun',
    caught: 'What came of it, told apart by `code`.',
  },
]

/** What neither the console nor a message of a command says. */
export const messageWordings: readonly Wording[] = [
  { pattern: /\bstand(?:s|ing)?\b/i, instead: 'is, is stopped', caught: 'Time stands still.' },
  { pattern: /\bcome(?:s)? to\b|\bin all\b/i, instead: 'total', caught: 'Payout in all' },
]

/** What the texts of the contract do not say, and those of a document may. */
export const contractWordings: readonly Wording[] = [
  { pattern: /\bstands? (?:for|by)\b/i, instead: 'is, means', caught: 'What a letter stands for.' },
  { pattern: /\brefus\w+\b/i, instead: 'answers an error with a code', caught: 'Refusals are kept too.' },
  {
    pattern: /^(?:which|whose|whom|who|why|when|where|what|how)(?: [\w-]+)?\.?$/i,
    instead: 'a noun that says what it is: the number of the loan',
    caught: 'Which one.',
  },
  {
    pattern:
      /^(?:of|by|and|as (?:in|the|given|asked)|from (?:when|what)|for (?:whom|what))\b[^.:;]{0,20}\.$/i,
    instead: 'a noun before it: the version of the format',
    caught: 'Of the format.',
  },
  { pattern: /\bleft out(?:,|;| when\b| where\b)/i, instead: 'absent; if absent', caught: 'Left out, all.' },
  { pattern: /\bgood for\b|\bgoes? wrong\b/i, instead: 'allows; fault, error', caught: 'What goes wrong.' },
  { pattern: /\b(?:it|clock|time) stands\b/i, instead: 'is stopped', caught: 'Time stands until it runs.' },
  {
    pattern: /\b(?:whoever|nobody|somebody)\b/i,
    instead: 'the user, the client, no user',
    caught: 'Whoever asks.',
  },
  { pattern: /\breasonable\b/i, instead: 'what is asked for', caught: 'A stop is not reasonable.' },
]

/** The words of a text without the names of the wire, which are in backquotes or capitals. */
export const ownWords = (text: string): string =>
  text.replaceAll(/`[^`]*`/g, '').replaceAll(/\b[A-Z][A-Z0-9_]+\b/g, '')
