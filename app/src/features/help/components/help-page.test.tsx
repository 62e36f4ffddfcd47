import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { SupportContext } from '#core/errors/support-context.ts'
import { contentAnswers } from '#test/content-fixture.ts'
import { renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { HelpPage } from './help-page.tsx'

const open = { count: 0 }
const show = (answers = contentAnswers(), link = '/help') =>
  renderWithBackend(
    <SupportContext value={() => open.count++}>
      <HelpPage />
    </SupportContext>,
    { answers, link },
  )
const type = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search the help centre' }), {
    target: { value: text },
  })

describe('the help centre', () => {
  beforeEach(async () => {
    await startTestI18n('help', 'content')
    open.count = 0
  })

  it('shows the questions by group, each with the way to its answer, and unknown groups under one heading', async () => {
    show()
    const group = await screen.findByRole('region', { name: 'Payments in and out' })
    expect(
      within(group)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/help/faq?group=payments', '/help/faq?id=c-223', '/help/faq?id=c-224'])
    expect(
      within(screen.getByRole('region', { name: 'Other questions' })).getByText('Where is the office?'),
    ).toBeDefined()
  })

  it('shows the announcements, the pinned one before the newest', async () => {
    show()
    const list = (await screen.findByText('This is a sandbox')).closest('ul') as HTMLElement
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/help/notice?id=c-233', '/help/notice?id=c-234'])
    expect(list.textContent).toContain('1 Dec 2025 · pinned')
  })

  it('finds questions while the user types, in answers too, then pages, and keeps the words in the address', async () => {
    const { place } = show(
      contentAnswers({
        'c-220': 'Six digits.',
        'c-223': 'Up to 48 hours.',
        'c-224': 'The fee is 1%.',
        'c-240': 'None.',
      }),
    )
    await screen.findByRole('region', { name: 'Payments in and out' })
    type('withdrawal fee')
    const found = await screen.findByText('Results: 1')
    expect(
      within(found.parentElement as HTMLElement).getByRole('link', { name: 'What does a withdrawal cost?' }),
    ).toBeDefined()
    expect(place.current).toBe('/help?q=withdrawal+fee')
    type('p')
    expect(await screen.findByText(/^6 of \d+ shown$/)).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect(screen.getAllByRole('link', { name: 'Privacy policy' })[0]?.getAttribute('href')).toMatch(
      /^\/detail/,
    )
  })

  it('says when nothing was found and whom to ask', async () => {
    show()
    await screen.findByRole('region', { name: 'Payments in and out' })
    type('<b>zebra</b>')
    expect(await screen.findByText('No results for “<b>zebra</b>”')).toBeDefined()
    expect(screen.getByText(/You can also ask online support/)).toBeDefined()
  })

  it('opens online support, and leads to who is responsible', async () => {
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Open online support' }))
    expect(open.count).toBe(1)
    const link = screen.getByRole('link', { name: 'The company, and how to complain' })
    expect(link.getAttribute('href')).toBe('/company-intro')
  })

  it('says that the questions could not be had, and tries again', async () => {
    let isDown = true
    show({ listContents: () => (isDown ? { code: '10050' } : { result: [] }) })
    expect(await screen.findByText('We couldn’t load the questions')).toBeDefined()
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('There are no questions yet')).toBeDefined()
  })
})
