import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { contentAnswers, sampleContents } from '#test/content-fixture.ts'
import { renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { LocalSupport } from './local-support.tsx'
import { supportChat } from './support-chat.ts'

const items = [
  ...sampleContents,
  { id: 'c-250', title: 'What is leverage?', type: 4, group: 'trading' },
  { id: 'c-251', title: 'How do auctions end?', type: 4, group: 'lending' },
  { id: 'c-252', title: 'Which browsers work?', type: 4, group: 'other' },
]
const show = () =>
  renderWithBackend(<LocalSupport />, {
    answers: contentAnswers({ 'c-223': 'Usually one working day.' }, items),
  })
const type = (text: string) =>
  fireEvent.change(screen.getByLabelText('Your message'), { target: { value: text } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send message' }))

describe('support in the sandbox', () => {
  beforeEach(async () => {
    await startTestI18n('help')
    act(() => supportChat.clear())
  })

  it('says that it has no staff, and leads to help and to the way to complain', () => {
    show()
    expect(screen.getByText(/Support isn’t staffed in the sandbox edition/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Help and answers' }).getAttribute('href')).toBe('/help')
    expect(screen.getByRole('link', { name: 'The company, and how to complain' }).getAttribute('href')).toBe(
      '/company-intro',
    )
  })

  it('offers answers while the user types', async () => {
    show()
    type('my withdrawal')
    const found = await screen.findByRole('region', { name: 'Answers that may help' })
    expect(
      within(found).getByRole('link', { name: 'How long does a withdrawal take?' }).getAttribute('href'),
    ).toBe('/help/faq?id=c-223')
  })

  it('answers a message with the text of the help pages, marked as automatic', async () => {
    show()
    type('How long must I wait for a withdrawal?')
    await screen.findByRole('region', { name: 'Answers that may help' })
    send()
    expect(await screen.findByText('Usually one working day.')).toBeDefined()
    expect(screen.getByText('Automatic answer')).toBeDefined()
    expect(screen.getByLabelText('Your message')).toHaveProperty('value', '')
  })

  it('says when the help pages have no answer, and that there is no staff to read the message', async () => {
    show()
    type('xyzzy')
    send()
    expect(await screen.findByText(/We didn’t find an answer.*There’s no staff here/)).toBeDefined()
  })
})
