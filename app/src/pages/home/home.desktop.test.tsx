import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FakeAnswer } from '#test/answer-handlers.ts'
import { renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { DesktopHomeRoute } from './home.desktop.tsx'

const parameter =
  (key: string, value: unknown): FakeAnswer =>
  () => ({ result: { key, value, updatedAt: '2026-01-01T00:00:00.000Z' } })

describe('home on a desktop', () => {
  beforeEach(async () => {
    await startTestI18n('home', 'plans', 'loans', 'market')
    renderWithBackend(<DesktopHomeRoute />, {
      answers: {
        claims: parameter('claims', [
          { key: 'contracts', text: 'Listed', value: '350', source: null, asOf: null },
        ]),
      },
    })
  })

  it('has hero, figures, company, security, plan highlights, five advantages, recommendation and two cards', async () => {
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Know what you’ll pay before you confirm.',
    )
    expect((await screen.findByRole('region', { name: 'Key figures' })).textContent).toContain('350+')
    for (const part of [
      'About the company',
      'Security',
      'Plan highlights',
      'Five advantages',
      'Start with play money',
    ])
      expect(screen.getByRole('heading', { name: part })).toBeDefined()
    expect(
      screen.getAllByRole('link', { name: /^Get started:/ }).map((link) => link.getAttribute('href')),
    ).toEqual(['/trading', '/loan'])
  })

  it('speaks of security only as far as a user can meet it', () => {
    const card = screen.getByRole('heading', { name: 'Security' }).closest('section') as HTMLElement
    expect(within(card).getByText(/You can still close positions and plans/)).toBeDefined()
    expect(card.textContent).not.toMatch(/security password|withdrawal/i)
  })

  it('gives five advantages', () => {
    const list = screen.getByRole('heading', { name: 'Five advantages' }).nextElementSibling as HTMLElement
    expect(within(list).getAllByRole('listitem')).toHaveLength(5)
  })
})
