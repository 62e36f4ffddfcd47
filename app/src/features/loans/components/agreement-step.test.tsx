import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestI18n } from '#test/start-test-i18n.ts'
import type { LoanQuote } from '../api/use-loans.ts'
import { AgreementStep } from './agreement-step.tsx'
import type { QuotedStepProps } from './step-layout.tsx'
import { type Application, noApplication } from './use-application.ts'

const markdown =
  '# Loan agreement (sample)\n\nBetween us.\n\n## Interest\n\n29.00 USD.\n\n## Repaying\n\n1,029.00 USD.'
const quote = {
  agreementMarkdown: markdown,
  agreementVersion: '3',
  agreementLanguage: 'en-GB',
  expiresAt: '2026-01-10T15:30:00.000Z',
} as LoanQuote

function show(application: Partial<Application> = {}) {
  const change = vi.fn()
  const goTo = vi.fn()
  const step = (kept: Application, isRead: boolean) => (
    <MemoryRouter>
      <AgreementStep
        {...({ quote, tag: 'en-GB', isExpired: false, isRequoting: false } as QuotedStepProps)}
        onRequote={async () => {}}
        flow={{ application: kept, change, goTo } as unknown as QuotedStepProps['flow']}
        isRead={isRead}
      />
    </MemoryRouter>
  )
  const { rerender } = render(step({ ...noApplication, ...application }, false))
  return { change, goTo, read: () => rerender(step(noApplication, true)) }
}

/** The text begins at the top of the page and is 2,000 pixels high; the bar at the foot begins at 600. */
function scrollTo(top: number) {
  vi.stubGlobal('scrollY', top)
  fireEvent.scroll(window)
}

describe('the agreement on a phone', () => {
  beforeEach(async () => {
    await startTestI18n('loans', 'errors')
    vi.stubGlobal('scrollY', 0)
    vi.spyOn(window, 'scrollTo').mockImplementation(((_: number, top: number) => scrollTo(top)) as never)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      if (this.matches('.dock')) return new DOMRect(0, 600, 360, 120)
      if (this.matches('article')) return new DOMRect(0, -window.scrollY, 360, 2_000)
      return new DOMRect(0, 1_000 - window.scrollY, 360, 20)
    })
  })

  it('is the text of the page, with one bar that says how much was read and where', () => {
    const { change } = show()
    expect(screen.getByRole('article', { name: 'Loan agreement (sample)' }).textContent).toContain('1,029.00')
    expect(screen.getByText('Read 0%')).toBeDefined()
    act(() => scrollTo(560))
    expect(screen.getByText('Read 40%')).toBeDefined()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40')
    expect(change).toHaveBeenLastCalledWith({ position: { markdown, share: 0.4 } })
  })

  it('cannot be signed before its end was seen, and then leads to the signature', async () => {
    const { change, goTo, read } = show()
    const once = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign once you’ve read it' })
    expect(once.disabled).toBe(true)
    act(() => fireEvent.click(screen.getByRole('button', { name: 'To the end' })))
    expect(change).toHaveBeenLastCalledWith({
      position: { markdown, share: 1 },
      read: { markdown, at: expect.any(Number) },
    })
    read()
    fireEvent.click(screen.getByRole('button', { name: 'Sign' }))
    expect(goTo).toHaveBeenCalledExactlyOnceWith('signature')
  })

  it('opens where it was read to', () => {
    show({ position: { markdown, share: 0.5 } })
    expect(window.scrollY).toBe(700)
    expect(screen.getByText(/^Read \d/).textContent).toBe('Read 50%')
  })

  it('is kept, searched and read in another language as on a desktop', () => {
    const { change } = show()
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'de' } })
    expect(change).toHaveBeenLastCalledWith({ tag: 'de' })
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'usd' } })
    expect(screen.getByText('Match 1 of 2')).toBeDefined()
    expect(screen.getByRole('button', { name: /Download/ })).toBeDefined()
  })
})
