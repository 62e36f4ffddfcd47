import type { Json } from '../document/json.ts'
import type { Operation } from '../document/operation.ts'

/** Whose token a call carries: the user's, the second user's, none, or a text that is not a token of the server. */
export type Credentials = 'first' | 'second' | 'none' | { readonly forged: string }

export interface CallBody {
  readonly type: string
  readonly text: string
  /** What is sent in place of the text: a form with files. */
  readonly form?: FormData
  /** The value that was written as the text. */
  readonly value?: Json
}

/** One request to the server under test, before the token is put in. */
export interface Call {
  readonly operation: Operation | undefined
  readonly method: string
  /** Below the base URL, placeholders filled in. */
  readonly path: string
  readonly query: readonly (readonly [name: string, value: string])[]
  readonly headers: Readonly<Record<string, string>>
  readonly body: CallBody | undefined
  readonly credentials: Credentials
}

/** An answer, read whole. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The body as JSON; undefined when it is none. */
  readonly json: Json | undefined
  readonly ms: number
  /** Why the body could not be read to its end. */
  readonly cut: string | undefined
}

/** A call and what came back. */
export interface Exchange {
  readonly call: Call
  readonly answer: Answer
}
