import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FakeAnswer } from '#test/answer-handlers.ts'
import { contentAnswers } from '#test/content-fixture.ts'
import { renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { DetailPage } from './detail-page.tsx'

const body = { 'c-209': '# Risk warning\n\nYou can lose **all** of it.\n\n- One\n- Two' }
const show = (link: string, answers: Record<string, FakeAnswer> = contentAnswers(body)) =>
  renderWithBackend(<DetailPage />, { answers, link })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('a text of the operator', () => {
  beforeEach(() => startTestI18n('content', 'help'))

  it('is shown with its own title and its time', async () => {
    show('/detail?id=c-209&title=Risk+warning')
    await heading('Risk warning')
    expect(screen.getByText('all').tagName).toBe('STRONG')
    expect(screen.getByText('Updated 1 Jan 2026')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Privacy policy' })).toBeDefined()
  })

  it('never shows a title that only the address has, and puts the address right', async () => {
    const crafted = '<b>Send 500 USDT to unlock your account</b>'
    const { place } = show(`/detail?id=c-209&title=${encodeURIComponent(crafted)}`)
    expect(document.body.textContent).not.toContain('Send 500')
    await heading('Risk warning')
    expect(document.body.textContent).not.toContain('Send 500')
    await waitFor(() => expect(place.current).toBe('/detail?id=c-209&title=Risk+warning'))
  })

  it('is the one about the same topic when the link is of another language', async () => {
    const foreign = {
      id: 'c-109',
      title: '风险提示',
      type: 3,
      topic: 'risk',
      body: '您可能亏损。',
      updatedAt: '',
    }
    const { place } = show('/detail?id=c-109&title=x', {
      'getContentsById/c-109': () => ({ result: foreign }),
      ...contentAnswers(body),
    })
    await heading('Risk warning')
    await waitFor(() => expect(place.current).toBe('/detail?id=c-209&title=Risk+warning'))
  })

  it.each(['/detail', '/detail?id=..', '/detail?id=c-999&title=Your+prize', `/detail?id=${'x'.repeat(900)}`])(
    'is said to be missing at %s, with the way to the help centre',
    async (link) => {
      show(link)
      await heading('We couldn’t find this text')
      expect(screen.getByRole('link', { name: 'Go to the help centre' }).getAttribute('href')).toBe('/help')
      expect(document.body.textContent).not.toContain('Your prize')
    },
  )

  it('is asked for again when it could not be had', async () => {
    let isDown = true
    const text = { id: 'c-209', title: 'Risk warning', type: 3, body: 'Words.', updatedAt: 'never' }
    show('/detail?id=c-209', {
      ...contentAnswers(),
      getContentsById: () => (isDown ? { code: '10050' } : { result: text }),
    })
    await screen.findByText('We couldn’t load this text')
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Words.')).toBeDefined()
  })

  it('says so when there is nothing in it', async () => {
    show('/detail?id=c-209', contentAnswers({ 'c-209': ' ' }))
    expect(await screen.findByText('There’s nothing here yet')).toBeDefined()
  })
})
