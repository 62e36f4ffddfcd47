/** The default of `maxAnswerBytes`; the largest answers of the contract are far below a tenth of it. */
export const mostAnswerBytes = 25_000_000

/**
 * The text of an answer; undefined if it is larger than `most` bytes, and its rest is then not fetched; null if its bytes
 * are not UTF-8.
 */
export async function readText(response: Response, most: number): Promise<string | null | undefined> {
  const { body } = response
  if (!body) {
    const text = await response.text()
    return text.length > most ? undefined : text
  }
  const reader = body.getReader()
  let bytes = new Uint8Array(8_192)
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return decode(bytes.subarray(0, size))
    const from = size
    size += value.byteLength
    if (size > most) {
      reader.cancel().catch(() => undefined)
      return undefined
    }
    // All parts are copied into one buffer: stored one by one, parts of a byte each would take many times the memory.
    if (size > bytes.length) {
      const larger = new Uint8Array(Math.max(size, bytes.length * 2))
      larger.set(bytes)
      bytes = larger
    }
    bytes.set(value, from)
  }
}

/** A text may contain U+FFFD, so the text does not tell whether bytes were replaced by it. */
function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
