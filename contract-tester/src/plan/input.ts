import type { Json } from '../document/json.ts'

/** What goes into a call of an operation. */
export interface Input {
  readonly path: Readonly<Record<string, Json>>
  readonly query: Readonly<Record<string, Json>>
  readonly header: Readonly<Record<string, Json>>
  readonly cookie: Readonly<Record<string, Json>>
  /** Undefined for no body. */
  readonly body: Json | undefined
  /** Whether every id in the path came from the server, so that it must know it. */
  readonly isKnown: boolean
}

/** The input with one parameter or the body changed; `undefined` leaves it out. */
export function withParameter(
  input: Input,
  place: 'path' | 'query' | 'header' | 'cookie',
  name: string,
  value: Json | undefined,
): Input {
  const { [name]: _, ...others } = input[place]
  return { ...input, [place]: value === undefined ? others : { ...others, [name]: value } }
}
