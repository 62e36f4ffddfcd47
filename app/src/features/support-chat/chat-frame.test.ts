import { describe, expect, it } from 'vitest'
import { fromChat, toChat } from './chat-frame.tsx'

describe('a message of the chat', () => {
  it('names its event, and the conversation once the chat knows one', () => {
    expect(fromChat(toChat('loaded', { config: { authToken: 'abc' } }))).toEqual({
      event: 'loaded',
      conversation: 'abc',
    })
    expect(fromChat(toChat('toggleBubble'))).toEqual({ event: 'toggleBubble', conversation: undefined })
  })

  it.each([
    undefined,
    7,
    {},
    '',
    'loaded',
    'chatwoot-widget:',
    'chatwoot-widget:{',
    'chatwoot-widget:{"event":7}',
  ])('is not %j', (data) => {
    expect(fromChat(data)).toBeUndefined()
  })

  it('has no conversation that is no text', () => {
    expect(fromChat(toChat('loaded', { config: { authToken: { a: 1 } } }))?.conversation).toBeUndefined()
    expect(fromChat(toChat('loaded', { config: null }))?.conversation).toBeUndefined()
  })
})
