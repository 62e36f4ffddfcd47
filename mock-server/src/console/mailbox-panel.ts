import type { ControlClient } from './control-client.ts'
import { createCopyButton } from './copy-button.ts'
import { byId, element } from './element.ts'

interface Message {
  readonly to: string
  readonly subject: string
  readonly code?: string
  readonly text: string
  readonly at: string
}

const row = ({ to, subject, code, text, at }: Message): HTMLLIElement => {
  const when = element('time', 'when', `${at.slice(0, 10)} ${at.slice(11, 19)}`)
  when.dateTime = at
  const about = element('p', 'about', element('bdi', 'subject', subject), element('bdi', '', to), when)
  const words = element('p', 'text', text)
  words.dir = 'auto'
  const item = element('li', '', about, words)
  if (code !== undefined) {
    const label = `Copy code ${code} sent to ${to}`
    const button = createCopyButton({ text: code, label, said: `Code ${code} copied` })
    item.append(element('p', 'code', element('span', 'digits', code), button))
  }
  return item
}

/** Shows the mailbox and keeps it up to date when `refresh` is called. */
export const createMailboxPanel = (client: ControlClient) => {
  const filter = byId<HTMLInputElement>('mail-filter')
  const list = byId('mails')
  let shown: string | undefined

  filter.value = new URLSearchParams(location.search).get('email') ?? ''

  const refresh = async (): Promise<void> => {
    const email = filter.value.trim()
    const { messages } = await client.get<{ messages: Message[] }>(
      email === '' ? 'mailbox' : `mailbox?email=${encodeURIComponent(email)}`,
    )
    const content = JSON.stringify(messages)
    // Left alone while nothing is new, so that a selection or the focus on a button stays.
    if (content === shown) return
    shown = content
    list.replaceChildren(...messages.map(row))
    byId('mails-loading').hidden = true
    byId('mails-empty').hidden = messages.length > 0
    byId('mails-empty-hint').textContent =
      email === '' ? 'Ask for a code in the app and it appears here.' : `Nothing was sent to ${email}.`
  }

  filter.addEventListener('input', () => void refresh().catch(() => undefined))
  return { refresh }
}
