import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FakeAnswer } from '#test/answer-handlers.ts'
import { contentAnswers } from '#test/content-fixture.ts'
import { renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { helpfulAnswers } from '../model/helpful-answers.ts'
import { FaqPage } from './faq-page.tsx'

const answer = { 'c-223': '# How long does a withdrawal take?\n\nUp to **48 hours**.' }
const show = (answers: Record<string, FakeAnswer> = contentAnswers(answer), link = '/help/faq') =>
  renderWithBackend(<FaqPage />, { answers, link })
const question = (name: string) => screen.findByRole('button', { name })
const many = Array.from({ length: 5000 }, (_, n) => ({
  id: `c-${n}`,
  title: `Question number ${n} about deposits`,
  type: 4,
  group: 'payments',
}))

describe('questions and answers', () => {
  beforeEach(async () => {
    await startTestI18n('help')
    localStorage.clear()
    helpfulAnswers.set(new Map())
    Element.prototype.scrollIntoView = vi.fn()
  })

  it('opens an answer, keeps it in the address, and closes it again', async () => {
    const { place } = show()
    fireEvent.click(await question('How long does a withdrawal take?'))
    expect((await screen.findByText('48 hours')).tagName).toBe('STRONG')
    expect(place.current).toBe('/help/faq?id=c-223')
    expect(screen.getByText('Updated 1 Jan 2026')).toBeDefined()
    fireEvent.click(await question('How long does a withdrawal take?'))
    await waitFor(() => expect(screen.queryByText('48 hours')).toBeNull())
    expect(place.current).toBe('/help/faq')
  })

  it('opens the question that the address names, and brings it into view', async () => {
    show(undefined, '/help/faq?id=c-223')
    expect(await screen.findByText('48 hours')).toBeDefined()
    expect((await question('How long does a withdrawal take?')).getAttribute('aria-expanded')).toBe('true')
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ block: 'center' })
  })

  it('opens the question about the same topic when the address is of another language', async () => {
    const foreign = {
      id: 'c-123',
      title: '提现需要多久？',
      type: 4,
      topic: 'withdrawalTime',
      body: '审核。',
      updatedAt: '',
    }
    show(
      { 'getContentsById/c-123': () => ({ result: foreign }), ...contentAnswers(answer) },
      '/help/faq?id=c-123',
    )
    expect(await screen.findByText('48 hours')).toBeDefined()
  })

  it('says that a question is gone, and shows the others', async () => {
    show(undefined, '/help/faq?id=c-999')
    expect(
      await screen.findByText('This question is no longer here. These are the current ones.'),
    ).toBeDefined()
    expect(await question('How long does a withdrawal take?')).toBeDefined()
  })

  it('shows one group, or what has the words, and all of them again', async () => {
    const { place } = show()
    await question('How long does a withdrawal take?')
    const groups = screen.getByRole('navigation', { name: 'Groups of questions' })
    fireEvent.click(within(groups).getByRole('button', { name: /Account and security/ }))
    await waitFor(() => expect(place.current).toBe('/help/faq?group=account'))
    expect(screen.queryByRole('button', { name: 'How long does a withdrawal take?' })).toBeNull()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'withdrawal' } })
    fireEvent.click(await screen.findByRole('button', { name: 'Show all questions' }))
    await question('How long does a withdrawal take?')
    expect(place.current).toBe('/help/faq')
  })

  it('shows a group it does not know as all questions', async () => {
    show(undefined, '/help/faq?group=%3Cscript%3E')
    expect(await question('How long does a withdrawal take?')).toBeDefined()
    expect(await question('Where is the office?')).toBeDefined()
  })

  it('keeps in this browser whether an answer helped', async () => {
    const { unmount } = show(undefined, '/help/faq?id=c-223')
    fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    expect(await screen.findByText('Thank you. We keep your answer in this browser only.')).toBeDefined()
    expect(localStorage.getItem('swx.helpful')).toBe('[["withdrawalTime","yes"]]')
    unmount()
    show(undefined, '/help/faq?id=c-223')
    expect((await screen.findByRole('button', { name: 'Yes' })).getAttribute('aria-pressed')).toBe('true')
  })

  it('shows fifty of five thousand questions, more when asked, and finds each of them', async () => {
    const { sentTo } = show(contentAnswers({}, many))
    expect(await screen.findByText('50 of 5,000 shown')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect(screen.getByText('100 of 5,000 shown')).toBeDefined()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'number 4999' } })
    expect(await screen.findByText('Results: 1')).toBeDefined()
    expect(await question('Question number 4999 about deposits')).toBeDefined()
    expect(sentTo('getContentsById')).toEqual([])
  })

  it('shows the question that the address names among five thousand', async () => {
    const body = { 'c-4321': 'The answer.' }
    show(contentAnswers(body, many), '/help/faq?id=c-4321')
    expect(await screen.findByText('The answer.')).toBeDefined()
  })

  it('says that an answer could not be had, and tries again', async () => {
    let isDown = true
    show(
      {
        ...contentAnswers(),
        getContentsById: () =>
          isDown
            ? { code: '10050' }
            : { result: { id: 'c-224', title: 'x', type: 4, body: 'One percent.', updatedAt: '' } },
      },
      '/help/faq',
    )
    fireEvent.click(await question('What does a withdrawal cost?'))
    await screen.findByText('We couldn’t load this text')
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('One percent.')).toBeDefined()
  })
})
