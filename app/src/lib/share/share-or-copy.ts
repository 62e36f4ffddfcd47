/** What is handed on, as the share sheet of a device takes it. */
export interface Shared {
  readonly title: string
  readonly text?: string | undefined
  readonly url?: string | undefined
}

/** How it went; `closed` when the user closed the share sheet. */
export type ShareEnd = 'shared' | 'copied' | 'closed' | 'failed'

/** Opens the share sheet of the device; where there is none, puts what is shared into the clipboard. */
export async function shareOrCopy({ title, text, url }: Shared): Promise<ShareEnd> {
  const data = { title, ...(text ? { text } : {}), ...(url ? { url } : {}) }
  if (typeof navigator.share === 'function')
    try {
      await navigator.share(data)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'closed'
      // A frame or a policy may have taken the share sheet away: the clipboard is left.
    }
  try {
    await navigator.clipboard.writeText([text ?? title, url].filter(Boolean).join('\n'))
    return 'copied'
  } catch {
    return 'failed'
  }
}
