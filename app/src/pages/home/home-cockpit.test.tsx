import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { setMode } from '#core/account-mode/mode-store.ts'
import { signIn, signOut } from '#core/session/session-store.ts'
import { guideDoneStore, guideUnfoldedStore } from '#features/home/onboarding/guide-steps.ts'
import { openGuide } from '#features/home/onboarding/guide-store.ts'
import { pageOf, renderWithBackend, sampleUser } from '#test/render-with-backend.tsx'
import { sandboxHandlers } from '#test/sandbox-handlers.ts'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { HomeCockpit } from './home-cockpit.tsx'

const sandbox = await sandboxHandlers()

beforeEach(async () => {
  await startTestI18n(
    ...(['home', 'plans', 'loans', 'cockpit', 'account', 'orders', 'market', 'money'] as const),
    ...(['sandbox', 'content', 'help', 'errors'] as const),
  )
  act(() => {
    signOut()
    signIn({ token: 't-1', userName: 'marta_k' })
    setMode('real')
    openGuide()
    guideDoneStore.set([])
    guideUnfoldedStore.set(false)
  })
})

it('has what needs the user first, then equity and positions, and the sections of the specification below', async () => {
  const empty = () => ({ result: pageOf([]) })
  renderWithBackend(<HomeCockpit />, {
    answers: {
      getUserInfo: () => ({ result: { ...sampleUser(), kycStatus: 'PENDING_REVIEW' } }),
      listOrder: empty,
      listWithdrwal: empty,
      listRecharge: empty,
      listLoanRecord: empty,
    },
    handlers: sandbox,
  })
  const order = [
    'Needs your attention',
    'Equity',
    'Open positions',
    'Try SWX in three minutes',
    'Start with play money',
    'Five advantages',
  ]
  await screen.findByText('Needs your attention')
  await screen.findByText('1 of 4 steps done')
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings().filter((text) => order.includes(text ?? ''))).toEqual(order)
  const starts = screen
    .getAllByRole('link', { name: /^Get started/ })
    .map((link) => link.getAttribute('href'))
  expect(starts).toEqual(['/trading', '/loan'])
  await waitFor(() =>
    expect(
      screen
        .getByText('Per year, simple', { selector: 'thead th' })
        .closest('table')
        ?.querySelectorAll('tbody tr'),
    ).toHaveLength(5),
  )
})
