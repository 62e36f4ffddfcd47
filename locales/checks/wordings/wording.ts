/** A wording that texts of a language do not use. */
export interface Wording {
  readonly pattern: RegExp
  /** Why, and what to write instead. */
  readonly reason: string
  /** A text that the pattern has to catch. */
  readonly caught: string
  /** A text near it that is allowed. */
  readonly allowed?: string
  /** Texts that were read and may keep it, by `namespace:key`. */
  readonly except?: readonly string[]
}
