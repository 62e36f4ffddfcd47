import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FakeAnswer } from '#test/answer-handlers.ts'
import { contentAnswers } from '#test/content-fixture.ts'
import { renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { NoticePage } from './notice-page.tsx'

const show = (answers: Record<string, FakeAnswer>, link = '/help/notice') =>
  renderWithBackend(<NoticePage />, { answers, link })

describe('the announcements', () => {
  beforeEach(async () => {
    await startTestI18n('help')
    Element.prototype.scrollIntoView = vi.fn()
  })

  it('stand with the pinned one first, then the newest, and one without a time that can be read last', async () => {
    show(
      contentAnswers({}, [
        { id: 'a', title: 'Broken', type: 5, publishedAt: 'soon' },
        { id: 'b', title: 'Old', type: 5, publishedAt: '2025-12-01T00:00:00.000Z' },
        { id: 'c', title: 'New', type: 5, publishedAt: '2025-12-20T00:00:00.000Z' },
        { id: 'd', title: 'Pinned', type: 5, publishedAt: '2025-11-01T00:00:00.000Z', pinned: true },
      ]),
    )
    await screen.findByRole('button', { name: /Pinned/ })
    const list = within(screen.getByRole('region', { name: 'Announcements' }))
    expect(list.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Pinned1 Nov 2025 · pinned',
      'New20 Dec 2025',
      'Old1 Dec 2025',
      'Broken',
    ])
  })

  it('open with their text, and by their address', async () => {
    const { place } = show(contentAnswers({ 'c-233': 'No real money.' }), '/help/notice?id=c-233')
    expect(await screen.findByText('No real money.')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: /This is a sandbox/ }))
    await waitFor(() => expect(place.current).toBe('/help/notice'))
  })

  it('come fifty at a time, with the one that the address names among them', async () => {
    const many = Array.from({ length: 300 }, (_, n) => ({ id: `n-${n}`, title: `News ${n}`, type: 5 }))
    show(contentAnswers({ 'n-299': 'The last one.' }, many), '/help/notice?id=n-299')
    expect(await screen.findByText('The last one.')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect(screen.getByText('101 of 300 shown')).toBeDefined()
  })

  it('say that one is gone, that there are none, and that they could not be had', async () => {
    const { unmount } = show(contentAnswers(), '/help/notice?id=c-999')
    expect(await screen.findByText(/This announcement is no longer here/)).toBeDefined()
    unmount()
    const empty = show(contentAnswers({}, []))
    expect(await screen.findByText('There are no announcements')).toBeDefined()
    empty.unmount()
    show({ listContents: () => ({ code: '10050' }) })
    expect(await screen.findByText('We couldn’t load the announcements')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  })
})
