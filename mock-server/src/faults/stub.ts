type Values = Readonly<Record<string, unknown>>

/** Which calls a stub answers: those of one operation whose values are as given here, whatever else they have. */
export interface StubMatch {
  readonly op: string
  readonly path?: Values | undefined
  readonly query?: Values | undefined
  readonly body?: Values | undefined
}

/** What a stub puts into the envelope. */
export interface StubAnswer {
  /** @default '200' */
  readonly code?: string | undefined
  /** @default the sentence of the code */
  readonly msg?: string | undefined
  readonly result?: unknown
}

/** An answer that is given instead of the one of the books; the command is not carried out. */
export interface Stub {
  readonly match: StubMatch
  readonly answer: StubAnswer
  /** HTTP status. @default 200 */
  readonly status?: number | undefined
  /** Real milliseconds before it. */
  readonly delayMs?: number | undefined
  /** How often; undefined until it is removed. */
  readonly times?: number | undefined
}

/** A stub in its place among others. */
export interface SetStub extends Stub {
  readonly id: number
}

/** What a call brings, to be compared with a stub. */
export interface StubbedCall {
  readonly op: string
  readonly path: Values
  readonly query: Values
  readonly body: unknown
}
