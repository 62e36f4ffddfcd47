/** What the chat's own page and the page around it send each other begins with this. */
const prefix = 'chatwoot-widget:'

/** A message of the chat's page, as far as it is used here. */
export interface ChatMessage {
  readonly event: string
  /** What the chat knows the conversation by. */
  readonly conversation: string | undefined
}

/** A message to the chat's page. */
export const toChat = (event: string, values: object = {}): string =>
  prefix + JSON.stringify({ event, ...values })

/** Reads a message of the chat's page; undefined where it is none. */
export function fromChat(data: unknown): ChatMessage | undefined {
  if (typeof data !== 'string' || !data.startsWith(prefix)) return undefined
  try {
    const { event, config } = JSON.parse(data.slice(prefix.length))
    if (typeof event !== 'string') return undefined
    const conversation = config?.authToken
    return { event, conversation: typeof conversation === 'string' ? conversation : undefined }
  } catch {
    return undefined
  }
}
