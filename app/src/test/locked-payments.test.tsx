import { act, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { type AccountMode, setMode } from '#core/account-mode/mode-store.ts'
import { signIn, signOut } from '#core/session/session-store.ts'
import { DepositPage } from '#features/deposits/components/deposit-page.tsx'
import { ApplyPage } from '#features/loans/components/apply-page.tsx'
import { NftPage } from '#features/nfts/components/nft-page.tsx'
import { PlansPage } from '#features/plans/components/plans-page.tsx'
import { TradeTicket } from '#features/trade/ticket/components/trade-ticket.tsx'
import { WithdrawPage } from '#features/withdrawals/components/withdraw-page.tsx'
import type { FakeAnswer } from './answer-handlers.ts'
import { instrumentFixture } from './instrument-fixture.ts'
import { creditLineFixture } from './loan-fixture.ts'
import { marketInfoFixture } from './market-info-fixture.ts'
import { nftFixture } from './nft-fixture.ts'
import { pageOf, renderWithBackend, sampleUser } from './render-with-backend.tsx'
import { sandboxHandlers } from './sandbox-handlers.ts'
import { startTestI18n } from './start-test-i18n.ts'

const sandbox = await sandboxHandlers()
const words = 'We are checking who sent your deposit.'
const locked = {
  locked: true,
  reason: 'OPERATOR',
  note: words,
  until: null,
  withdrawalsPausedUntil: null,
  contactUrl: '/profile/security#lock',
  hasPassword: true,
  attemptsLeft: 5,
}
const empty: FakeAnswer = () => ({ result: pageOf([]) })
const answers: Record<string, FakeAnswer> = {
  getUserInfo: () => ({ result: { ...sampleUser(), paymentLocked: true } }),
  locked: () => ({ result: locked }),
  myCredit: () => ({ result: creditLineFixture() }),
  getKyc: () => ({ result: { status: 'VERIFIED', delayed: false, history: [] } }),
  getMarketInfo: () => ({ result: marketInfoFixture() }),
  getNft: () => ({ result: nftFixture() }),
  listRecharge: empty,
  listWithdrwal: empty,
  listSmartOrder: empty,
  listMyNft: empty,
  listNftBid: empty,
}

const pages: readonly (readonly [string, ReactNode, string])[] = [
  ['deposit', <DepositPage key="page" />, '/profile/deposit'],
  ['withdrawal', <WithdrawPage key="page" />, '/profile/withdraw'],
  ['plans', <PlansPage key="page" />, '/trading'],
  [
    'ticket',
    <TradeTicket key="page" instrument={instrumentFixture()} onTraded={() => {}} className="" />,
    '/',
  ],
  ['bid', <NftPage key="page" />, `/nfts/detail?id=${nftFixture().id}`],
  ['loan application', <ApplyPage key="page" />, '/loan/apply?amount=1000.00&days=30'],
]

const show = (page: ReactNode, link: string, mode: AccountMode) => {
  act(() => {
    signOut()
    signIn({ token: 't-1', userName: 'marta_k' })
    setMode(mode)
  })
  return renderWithBackend(page, { link, answers, handlers: sandbox })
}

describe('a user whose payments the operator has locked', () => {
  beforeEach(() =>
    startTestI18n(
      ...(['deposit', 'withdrawals', 'images', 'plans', 'market', 'orders', 'options', 'nfts'] as const),
      ...(['loans', 'identity', 'money', 'errors'] as const),
    ),
  )

  it.each(pages)(
    'reads on the page of the %s, before anything is typed, what the operator wrote',
    async (...given) => {
      const [, page, link] = given
      show(page, link, 'real')
      expect(await screen.findByText('Payments are locked')).toBeDefined()
      expect(screen.getByText(words).tagName).toBe('BLOCKQUOTE')
    },
  )

  it('is shown no address to send a deposit to, and no form for it', async () => {
    show(<DepositPage />, '/profile/deposit', 'real')
    expect(await screen.findByText('No deposits yet')).toBeDefined()
    expect(document.body.textContent).not.toContain('SANDBOX-')
    expect(document.body.textContent).not.toContain('Make the transfer')
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /REAL/ })).toBeNull()
  })

  it('signs no application that could not be sent', async () => {
    show(<ApplyPage />, '/loan/apply?amount=1000.00&days=30', 'real')
    expect(await screen.findByText(words)).toBeDefined()
    expect(screen.queryByRole('button', { name: /REAL/ })).toBeNull()
  })

  it('trades with play money as ever', async () => {
    const { sentTo } = show(pages[3]?.[1], '/', 'demo')
    await waitFor(() => expect(sentTo('getUserInfo').length).toBeGreaterThan(0))
    await screen.findByLabelText(/^Size/)
    expect(screen.queryByText('Payments are locked')).toBeNull()
  })
})
