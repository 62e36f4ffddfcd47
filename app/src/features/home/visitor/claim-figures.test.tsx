import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FakeAnswer } from '#test/answer-handlers.ts'
import { renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { ClaimFigures } from './claim-figures.tsx'

const parameter =
  (key: string, value: unknown): FakeAnswer =>
  () => ({ result: { key, value, updatedAt: '2026-01-01T00:00:00.000Z' } })
const claim = (key: string, value: string, evidence: object = { source: null, asOf: null }) => ({
  key,
  text: key,
  value,
  ...evidence,
})
const claims = [
  claim('dailyInterest', '0.0045'),
  claim('volume24h', '3800000000'),
  claim('contracts', '350'),
  claim('users', '1200000', { source: 'annual report', asOf: '2026-01-01T00:00:00.000Z' }),
  claim('experience', '20'),
  claim('tradingFee', '0.003'),
  claim('governmentTrust', 'yes'),
]

const show = () =>
  renderWithBackend(<ClaimFigures />, {
    answers: {
      claims: parameter('claims', claims),
      'withdrawal.methods': parameter('withdrawal.methods', [{ feeRate: '0.01' }, { feeRate: '0.01' }]),
    },
  })
const figures = async () =>
  within(await screen.findByRole('region', { name: 'Key figures' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent?.replace(/[\u2066-\u2069]/g, '').replace(/\s+/g, ' '))

describe('what the company says about itself', () => {
  beforeEach(() => startTestI18n('home'))

  it('is daily interest with its yearly rate, volume, contracts, users, years and trading fee, each as a short figure', async () => {
    show()
    expect(await figures()).toEqual([
      expect.stringMatching(/^up to 0\.45% ?daily interest on cash · 164\.25% per year, simple/),
      expect.stringMatching(/^3\.8bn ?average 24-hour volume/),
      expect.stringMatching(/^350\+ ?listed contracts/),
      expect.stringMatching(/^1\.2m ?registered users/),
      expect.stringMatching(/^20\+ years ?of experience/),
      expect.stringMatching(/^< 0\.30% ?trading fee/),
    ])
  })

  it('names its source, and says once that the others have none', async () => {
    show()
    const [, volume, , users] = await figures()
    expect(volume).not.toContain('Source')
    expect(screen.getAllByText('sample text, not verified')).toHaveLength(1)
    expect(screen.getByText(/No source has been given for the other figures/)).toBeDefined()
    expect(users).toContain('Source: annual report, 1 Jan 2026')
    expect(users).not.toContain('not verified')
  })

  it('says the withdrawal fee beside the trading fee', async () => {
    show()
    await screen.findByText(/withdrawal fee/)
    expect((await figures()).at(-1)).toContain('trading fee · withdrawal fee 1.00%')
  })
})
