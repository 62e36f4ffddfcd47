const isFile = (value: unknown) => value instanceof Blob

/**
 * A body as it is sent: forms as they are, an object with a file as a form, everything else as JSON text.
 *
 * @throws TypeError if it contains what JSON cannot, such as a bigint or a cycle
 */
export function writeBody(body: unknown): string | FormData | undefined {
  if (body instanceof FormData) return body
  const fields = (typeof body === 'object' ? body : undefined) as Readonly<Record<string, unknown>>
  for (const file in fields) {
    if (!isFile(fields[file])) continue
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) {
      if (value !== undefined) form.append(name, isFile(value) ? value : String(value))
    }
    return form
  }
  return JSON.stringify(body)
}
