/** Most bytes of an answer, unless a client says otherwise; the largest of the contract are far below a tenth of it. */
export const mostAnswerBytes = 25_000_000

/** The text of an answer, or nothing when it is larger than `most` bytes; the rest of such an answer is not fetched. */
export async function readText(response: Response, most: number): Promise<string | undefined> {
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
    if (done) return new TextDecoder().decode(bytes.subarray(0, size))
    const from = size
    size += value.byteLength
    if (size > most) {
      reader.cancel().catch(() => undefined)
      return undefined
    }
    // Parts are copied into one place: kept one by one, parts of a byte each would take many times the memory of the answer.
    if (size > bytes.length) {
      const larger = new Uint8Array(Math.max(size, bytes.length * 2))
      larger.set(bytes)
      bytes = larger
    }
    bytes.set(value, from)
  }
}
