import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type AccountMode, setMode } from '#core/account-mode/mode-store.ts'
import { writeDraft } from '#core/forms/drafts.ts'
import { PendingAttempts } from '#core/money/pending-attempts.tsx'
import { forgetSubmissions } from '#core/money/submissions.ts'
import { signIn, signOut } from '#core/session/session-store.ts'
import type { UserInfo } from '#core/session/use-user-info.ts'
import { DepositPage } from '#features/deposits/components/deposit-page.tsx'
import { ApplyPage } from '#features/loans/components/apply-page.tsx'
import { RecordPage } from '#features/loans/components/record-page.tsx'
import { applicationDraft, noApplication } from '#features/loans/components/use-application.ts'
import { NftPage } from '#features/nfts/components/nft-page.tsx'
import { PlansPage } from '#features/plans/components/plans-page.tsx'
import { DemoCard } from '#features/settings/components/demo-card.tsx'
import { OptionTicket } from '#features/trade/options/components/option-ticket.tsx'
import { OpenPositions } from '#features/trade/positions/components/open-positions.tsx'
import { LeverageTicket } from '#features/trade/ticket/components/leverage-ticket.tsx'
import { WithdrawPage } from '#features/withdrawals/components/withdraw-page.tsx'
import { WithdrawalPage } from '#features/withdrawals/components/withdrawal-page.tsx'
import { toastStore } from '#ui/feedback/toast.ts'
import type { FakeAnswer } from './answer-handlers.ts'
import { createFakeLocks } from './fake-locks.ts'
import { instrumentFixture } from './instrument-fixture.ts'
import { creditLineFixture, loanFixture, loanQuoteFixture } from './loan-fixture.ts'
import { marketInfoFixture } from './market-info-fixture.ts'
import { myNftFixture, nftFixture } from './nft-fixture.ts'
import { optionsOrderFixture } from './options-order-fixture.ts'
import { orderFixture } from './order-fixture.ts'
import { pageOf, renderWithBackend, sampleUser } from './render-with-backend.tsx'
import { sandboxHandlers } from './sandbox-handlers.ts'
import { startTestI18n } from './start-test-i18n.ts'
import { waitingOrderFixture } from './waiting-order-fixture.ts'
import { withdrawalFixture } from './withdrawal-fixture.ts'

// No browser reads a picture here.
vi.mock('#core/pictures/use-image-upload.ts', () => ({
  useImageUpload: () => ({
    state: { phase: 'ready', name: 'proof.png', fileId: 'f-1', bytes: 1_000, preview: undefined },
    pick: () => {},
    retry: () => {},
    clear: () => {},
  }),
}))

const sandbox = await sandboxHandlers({ features: { smartTrading: true, optionsReal: true } })
const instrument = instrumentFixture({ optionPeriods: [{ seconds: 60, payoutRatio: '0.85' }] })
const position = orderFixture()
const plan = {
  orderNo: 'SM202601100000000003',
  productId: 'p-1',
  productName: 'Crypto index plan',
  days: 30,
  amount: '5000.00',
  dailyRate: '0.0040',
  status: 'IN_PROGRESS',
  shareStatus: 'PROFIT_DIVIDED',
  boughtAt: '2026-01-10T15:20:00.000Z',
  valueDate: '2026-01-11T00:00:00.000Z',
  maturesAt: '2026-02-10T00:00:00.000Z',
  profitDays: 12,
  expectedRevenue: '600.00',
  distributedRevenue: '240.00',
  history: [{ status: 'IN_PROGRESS', at: '2026-01-10T15:20:00.000Z' }],
}
const product = {
  id: 'p-1',
  name: 'Crypto index plan',
  marketType: 2,
  cycles: [{ days: 30, dailyRate: '0.0040' }],
  minAmount: '500.00',
  maxAmount: '50000.00',
  earlyExitPenaltyRate: '0.05',
  termsVersion: 'terms-1',
  status: 'ON',
}
const quote = {
  penaltyRate: '0.05',
  penalty: '250.00',
  refund: '4750.00',
  kept: '240.00',
  lostRevenue: '360.00',
  net: '-10.00',
  quoteId: 'q-1',
}
const unlocked = {
  locked: false,
  reason: null,
  until: null,
  contactUrl: '',
  hasPassword: true,
  attemptsLeft: 5,
}

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const type = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })

interface Product {
  readonly operation: string
  readonly page: ReactNode
  readonly mode: AccountMode
  readonly link?: string
  readonly answers?: Record<string, FakeAnswer>
  readonly result: object
  /** Fills in what is needed and opens the review; without a review it sends. */
  readonly prepare: () => Promise<unknown>
  readonly confirm?: RegExp
  /** What the dialog says once it is found out. */
  readonly said: RegExp
}

const products: readonly Product[] = [
  {
    operation: 'openOrder',
    page: <LeverageTicket instrument={instrument} />,
    mode: 'real',
    answers: { getMarketInfo: () => ({ result: marketInfoFixture() }) },
    result: position,
    prepare: async () => {
      await type(/^Size/, '0.10')
      await press(/Review long/)
    },
    confirm: /Open long/,
    said: /^Opened at .*1\.08500/,
  },
  {
    operation: 'placePending',
    page: <LeverageTicket instrument={instrument} />,
    mode: 'real',
    answers: {
      getMarketInfo: () => ({ result: marketInfoFixture() }),
      listPending: () => ({ result: pageOf([]) }),
    },
    result: waitingOrderFixture(),
    prepare: async () => {
      await type(/^Size/, '0.10')
      await press('Limit')
      await press(/Review Limit long/)
    },
    confirm: /Put .* on hold/,
    said: /^Waiting for .*1\.08150/,
  },
  {
    operation: 'closeOrder',
    page: <OpenPositions />,
    mode: 'demo',
    answers: {
      listOrder: () => ({ result: pageOf([position]) }),
      getMarketInfo: () => ({ result: marketInfoFixture() }),
    },
    result: orderFixture({ status: 'CLOSED', closePrice: 1.0871, profit: '10.14' }),
    prepare: () => press('Close EURUSD'),
    confirm: /DEMO/,
    said: /^Closed at .*1\.08710/,
  },
  {
    operation: 'buyOptions',
    page: <OptionTicket instrument={instrument} />,
    mode: 'real',
    answers: { getMarketInfo: () => ({ result: marketInfoFixture() }) },
    result: optionsOrderFixture(),
    prepare: async () => {
      await type(/^Stake/, '100')
      await press(/Review up/)
    },
    confirm: /Buy Up/,
    said: /^Bought, strike/,
  },
  {
    operation: 'buySmart',
    page: <PlansPage />,
    mode: 'real',
    link: '/trading?plan=p-1&days=30',
    result: { ...plan, profitDays: 0 },
    prepare: async () => {
      await type(/^Amount/, '5000')
      await press(/Review plan/)
    },
    confirm: /Buy for/,
    said: /^Plan bought/,
  },
  {
    operation: 'exitSmart',
    page: <PlansPage />,
    mode: 'real',
    link: '/trading?tab=mine',
    answers: {
      listSmartOrder: () => ({ result: pageOf([plan]) }),
      previewExitSmart: () => ({ result: quote }),
    },
    result: { ...plan, status: 'EARLY_EXIT', refund: '4750.00' },
    prepare: async () => {
      await press('Close early: Crypto index plan')
      const dialog = within(await screen.findByRole('dialog'))
      const next = await dialog.findByRole('button', { name: /Close early|^Leave$/ })
      await waitFor(() => expect(next).toHaveProperty('disabled', false))
      if (next.textContent !== 'Leave') fireEvent.click(next)
    },
    confirm: /Close and get/,
    said: /^Plan closed, .*4,750\.00/,
  },
  {
    operation: 'buyNft',
    page: <NftPage />,
    mode: 'real',
    link: '/nfts/detail?id=n-3',
    answers: {
      'index/listNft': () => ({ result: pageOf([nftFixture()]) }),
      'user/listNft': () => ({ result: pageOf([]) }),
      listNftBid: () => ({ result: pageOf([]) }),
    },
    result: myNftFixture({ status: 'LIVE', leading: true }),
    prepare: async () => {
      await type(/^Your bid/, '1200')
      await type(/^Where the work goes/, 'SANDBOX-ETH-1')
      await press(/Review bid/)
    },
    confirm: /Bid 1,200/,
    said: /^Bid placed/,
  },
  {
    operation: 'recharge',
    page: <DepositPage />,
    mode: 'real',
    answers: { listRecharge: () => ({ result: pageOf([]) }) },
    result: { orderNo: 'RC202601100000000001', submittedAt: '2026-01-10T15:20:00.000Z' },
    prepare: async () => {
      await type(/^Amount sent/, '150')
      await type(/^Transaction hash/, '7d3f1099')
      await press(/Submit deposit/)
    },
    said: /^Deposit submitted/,
  },
  {
    operation: 'loan',
    page: <ApplyPage />,
    mode: 'real',
    link: '/loan/apply?amount=1000.00&days=30&step=review',
    answers: {
      myCredit: () => ({ result: creditLineFixture() }),
      loanQuote: () => ({ result: loanQuoteFixture() }),
    },
    result: loanFixture({ status: 'PENDING_REVIEW' }),
    prepare: () => press(/Borrow 1,000\.00|Borrow .*1,000\.00/),
    said: /^Application sent/,
  },
  {
    operation: 'repayLoan',
    page: <RecordPage />,
    mode: 'real',
    answers: {
      listLoanRecord: () => ({ result: pageOf([loanFixture()]) }),
      getLoanById: () => ({ result: loanFixture() }),
    },
    result: loanFixture({ status: 'REPAID', repaidAt: '2026-01-22T10:00:00.000Z' }),
    prepare: () => press(/Repay .*1,009\.00/),
    confirm: /Repay .*1,009\.00/,
    said: /^Loan repaid/,
  },
  {
    operation: 'withdrawLoan',
    page: <RecordPage />,
    mode: 'real',
    answers: {
      listLoanRecord: () => ({ result: pageOf([loanFixture()]) }),
      getLoanById: () => ({ result: loanFixture() }),
    },
    result: loanFixture({ status: 'REPAID', repaidAt: '2026-01-22T10:00:00.000Z' }),
    prepare: () => press('Cancel the loan'),
    confirm: /Cancel and repay/,
    said: /^You’ve cancelled the loan/,
  },
  {
    operation: 'resetDemo',
    page: <DemoCard user={sampleUser() as UserInfo} />,
    mode: 'demo',
    result: {},
    prepare: () => press('Reset demo'),
    confirm: /DEMO/,
    said: /^Demo account reset/,
  },
  {
    operation: 'withdrawal',
    page: <WithdrawPage />,
    mode: 'real',
    answers: { listWithdrwal: () => ({ result: pageOf([]) }) },
    result: withdrawalFixture(),
    prepare: async () => {
      await type(/^Amount/, '500')
      await type(/^Withdrawal address/, 'SANDBOX-WALLET-1')
      await type(/^Security password/, '271828')
      await press(/Withdraw/)
    },
    said: /^Withdrawal submitted/,
  },
  {
    operation: 'cancelWithdrawal',
    page: <WithdrawalPage />,
    mode: 'real',
    link: '/profile/withdraw/detail?no=WD202601100000000001',
    answers: { listWithdrwal: () => ({ result: pageOf([withdrawalFixture()]) }) },
    result: withdrawalFixture({ status: 'CANCELLED' }),
    prepare: () => press('Cancel withdrawal'),
    confirm: /Cancel withdrawal of/,
    said: /^Withdrawal cancelled/,
  },
]

const wordsOf = (element: Element) => element.textContent
const again = 'Send the same again – it can’t go through twice'
const question = 'We’re finding out'
const findOut = () => screen.findByRole('dialog', { name: question })
const inDialog = async () => within(await findOut())
const ways: Readonly<Record<string, () => Promise<unknown>>> = {
  Leave: async () => fireEvent.click((await inDialog()).getByRole('button', { name: 'Leave' })),
  Escape: async () => fireEvent(await findOut(), new Event('cancel', { cancelable: true })),
  'the browser’s back': async () => {
    await findOut()
    await waitFor(() => expect(window.history.state?.layers?.depth).toBeGreaterThan(0))
    window.history.back()
  },
  'the way to the list': async () =>
    fireEvent.click((await inDialog()).getByRole('link', { name: 'Check the list' })),
}

describe.each(products)(
  'the answer to $operation is lost',
  ({ operation, page, mode, link = '/', answers = {}, result, prepare, confirm, said }) => {
    beforeEach(async () => {
      await startTestI18n(
        'orders',
        'waiting',
        'options',
        'plans',
        'deposit',
        'withdrawals',
        'loans',
        'identity',
        'images',
        'market',
        'settings',
        'nfts',
        'money',
        'errors',
      )
      forgetSubmissions()
      toastStore.set(undefined)
      act(() => {
        signOut()
        signIn({ token: 't-1', userName: 'marta_k' })
        setMode(mode)
      })
      writeDraft(applicationDraft, {
        ...noApplication,
        read: { markdown: loanQuoteFixture().agreementMarkdown, at: 0 },
      })
    })

    it('and it is carried out once, however its dialog is closed and whatever is pressed again', async () => {
      const locks = createFakeLocks()
      Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
      const carriedOut: (string | null)[] = []
      let answer = () => {}
      const settled = new Promise<void>((resolve) => (answer = resolve))
      const open = () =>
        renderWithBackend(
          <>
            <PendingAttempts />
            {page}
          </>,
          {
            link,
            handlers: sandbox,
            answers: {
              getUserInfo: () => ({ result: sampleUser() }),
              locked: () => ({ result: unlocked }),
              listSmartProduct: () => ({ result: pageOf([product]) }),
              listSmartOrder: () => ({ result: pageOf([]) }),
              ...answers,
              // It is carried out, and the connection breaks before the answer arrives.
              [operation]: ({ idempotencyKey }) => {
                carriedOut.push(idempotencyKey)
                return Promise.reject(new TypeError('connection reset'))
              },
              settleAttempt: async () => {
                await settled
                return {
                  code: '20005',
                  result: {
                    state: 'DONE',
                    operation,
                    at: '2026-01-10T15:21:00.000Z',
                    answer: { code: '20004', msg: '', result, traceId: 't-1' },
                  },
                }
              },
            },
          },
        )

      let shown = open()
      await prepare()
      if (confirm) {
        const dialog = () => within(screen.getAllByRole('dialog').at(-1) as HTMLElement)
        fireEvent.click(await waitFor(() => dialog().getByRole('button', { name: confirm })))
      }
      for (const [way, close] of Object.entries(ways)) {
        await close()
        await waitFor(() => expect(screen.queryByRole('dialog', { name: question }), way).toBeNull())
        if (way === 'the way to the list') {
          shown.unmount()
          shown = open()
        }
        await prepare()
        expect((await inDialog()).getAllByRole('button').map(wordsOf), way).toEqual(
          way === 'the way to the list' ? [again, 'I’ve checked – start over', 'Leave'] : [again, 'Leave'],
        )
      }
      shown.unmount()
      forgetSubmissions()
      locks.endTab()
      shown = open()
      await prepare()
      expect((await inDialog()).getAllByRole('button').map(wordsOf)).toEqual([
        'I’ve checked – start over',
        'Leave',
      ])

      answer()
      expect(await screen.findByRole('dialog', { name: said })).toBeDefined()
      expect(carriedOut).toHaveLength(1)
    })
  },
)
