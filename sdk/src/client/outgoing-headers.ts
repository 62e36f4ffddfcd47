/** Headers of one call, as `fetch` takes them; `null` or `undefined` removes one. */
export type CallHeaders =
  | Headers
  | readonly (readonly [string, string])[]
  | Readonly<Record<string, string | number | boolean | null | undefined>>

/**
 * Lays a call's own headers over those of its caller, whatever the case of their names. Who is asking cannot be
 * changed by a single call, since cache and session depend on it.
 */
export function withHeaders(
  headers: Readonly<Record<string, string>>,
  ...own: readonly (CallHeaders | undefined)[]
): Headers {
  const all = new Headers(headers)
  for (const more of own) {
    const pairs = more && Symbol.iterator in more ? more : Object.entries(more ?? {})
    for (const [name, value] of pairs) {
      if (/^(authorization|virtually)$/i.test(name)) continue
      if (value === undefined || value === null) all.delete(name)
      else all.set(name, String(value))
    }
  }
  return all
}
