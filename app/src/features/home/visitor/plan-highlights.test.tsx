import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { PlanHighlights } from './plan-highlights.tsx'

const plan = (id: string, dailyRate: string, rest: object = {}) => ({
  id,
  name: `Plan ${id}`,
  marketType: 2,
  cycles: [{ days: 30, dailyRate }],
  minAmount: '500.00',
  maxAmount: '50000.00',
  earlyExitPenaltyRate: '0.05',
  termsVersion: '2026-01',
  status: 'ON',
  ...rest,
})
const show = (list: readonly object[]) =>
  renderWithBackend(<PlanHighlights />, {
    answers: {
      listSmartProduct: () => ({ result: { list, total: list.length, pageNum: 1, pageSize: 100 } }),
    },
  })
const plain = (element: Element) => element.textContent?.replace(/[\u2066-\u2069]/g, '') ?? ''

describe('plan highlights', () => {
  beforeEach(() => startTestI18n('home', 'plans'))

  it('are the plans on offer, each with its rate per day and per year and what it costs to leave', async () => {
    show([plan('A', '0.0040'), plan('B', '0.0099', { status: 'SOLD_OUT' }), plan('C', '0.0032')])
    const card = (await screen.findByRole('heading', { name: 'Plan A' })).closest('li') as HTMLElement
    expect(plain(card)).toMatch(/30\sdays.*500 to 50,000\sUSD.*5\.00%.*0\.40%.*146\.00%/)
    expect(within(card).getByText('Per day')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Plan C' })).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Plan B' })).toBeNull()
    expect(screen.getByRole('link', { name: 'All plans' }).getAttribute('href')).toBe('/trading')
  })
})
