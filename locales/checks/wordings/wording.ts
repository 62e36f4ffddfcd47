/** A wording that texts of a language do not use. */
export interface Wording {
  readonly pattern: RegExp
  /** Why, and what to write instead. */
  readonly reason: string
  /** A text that the pattern catches. */
  readonly caught: string
  /** A similar text that the pattern lets pass. */
  readonly allowed?: string
  /** Texts that were read and may keep it, by `namespace:key`. */
  readonly except?: readonly string[]
}
