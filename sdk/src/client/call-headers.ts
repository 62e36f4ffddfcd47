/** Headers that the client writes itself, because its cache and session depend on them. */
interface OwnedHeaders {
  readonly Authorization?: never
  readonly authorization?: never
  readonly virtually?: never
  readonly Virtually?: never
  /** Set it by the option `idempotencyKey`. */
  readonly 'Idempotency-Key'?: never
  readonly 'idempotency-key'?: never
}

/**
 * Headers of one call or of every call, as `fetch` takes them; `null` or `undefined` removes one. `Authorization` comes
 * from `getToken` and `virtually` from `mode`.
 */
export type CallHeaders =
  | Headers
  | readonly (readonly [string, string])[]
  | (Readonly<Record<string, string | number | boolean | null | undefined>> & OwnedHeaders)

const isOwned = (name: string) => /^(authorization|virtually)$/i.test(name)

/**
 * Lays further headers over those of the client, whatever the case of their names.
 *
 * @throws TypeError when one says something else about token or account mode than the client
 */
export function withHeaders(
  headers: Readonly<Record<string, string>>,
  ...further: readonly (CallHeaders | undefined)[]
): Headers {
  const all = new Headers(headers)
  for (const more of further) {
    const pairs = more && Symbol.iterator in more ? more : Object.entries(more ?? {})
    for (const [name, value] of pairs) {
      if (isOwned(name)) {
        if (all.get(name) !== value) throw new TypeError(`${name} is the client's own header`)
      } else if (value === undefined || value === null) all.delete(name)
      else all.set(name, String(value))
    }
  }
  return all
}
