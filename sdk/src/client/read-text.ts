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
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > most) {
      reader.cancel().catch(() => undefined)
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}
