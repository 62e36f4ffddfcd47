/** What no text may promise or threaten, in any language. */
export type BanName =
  | 'guaranteed'
  | 'risk-free'
  | 'sure profit'
  | 'government-guaranteed'
  | 'last chance'
  | 'unlock fee'
  | 'tax before withdrawal'

/** One banned wording in one language. */
export interface Ban {
  readonly pattern: RegExp
  /** A sentence that the pattern has to catch. */
  readonly caught: string
  /** A sentence near it that is allowed, such as its denial. */
  readonly allowed?: string
}

/** The banned wordings of a language, and how a sentence looks that asks for money before money goes out. */
export interface LanguageBans {
  readonly wordings: Readonly<Record<BanName, Ban>>
  /** A sentence with both a payment and a release in it is refused, unless it was read and listed. */
  readonly payFirst: {
    readonly payment: RegExp
    readonly release: RegExp
    readonly caught: string
  }
}
