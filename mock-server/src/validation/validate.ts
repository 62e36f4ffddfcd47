/** One broken rule, as ajv reports it. */
export interface SchemaError {
  /** JSON pointer into the checked value. */
  readonly instancePath: string
  /** The broken keyword. */
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
  /** The value, and the schema it broke; only where errors are written for developers. */
  readonly data?: unknown
  readonly parentSchema?: { readonly description?: string; readonly properties?: object }
}

/** Checks a value; after `false`, `errors` says why until the next call. */
export interface Validate {
  (value: unknown): boolean
  errors?: readonly SchemaError[] | null
}

/** What checks the parts of a request; header names in lower case. */
export interface RequestValidators {
  readonly path?: Validate
  readonly query?: Validate
  readonly headers?: Validate
  readonly body?: Validate
}

/** What checks an answer, by HTTP status. */
export type ResponseValidators = Readonly<Record<number, Validate>>
