import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { factsOf, paths, type RouteName, routeNames } from '#config/paths.ts'
import { setMode } from '#core/account-mode/mode-store.ts'
import { signIn, signOut } from '#core/session/session-store.ts'
import { pages } from '#pages.ts'
import { renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { PageGate } from './page-gate.tsx'

const show = (name: RouteName, query = '') =>
  renderWithBackend(
    <PageGate name={name}>
      <p>the page</p>
    </PageGate>,
    { answers: {}, link: paths[name].path + query },
  )

const forUsers = routeNames.filter((name) => factsOf(name).needs)
const forRealAccounts = routeNames.filter((name) => factsOf(name).needs?.realAccount)

describe('who may see a page', () => {
  beforeEach(async () => {
    await startTestI18n(...new Set(routeNames.flatMap((name) => pages[name].texts)))
    signOut()
  })

  it.each(routeNames)('shows %s to a user on the real account', (name) => {
    signIn({ token: 't-1', userName: 'marta_k' })
    setMode('real')
    show(name)
    expect(screen.getByText('the page')).toBeDefined()
  })

  it('asks a visitor to log in for what is their own, and for nothing else', () => {
    expect(forUsers).toEqual([
      'planDetail',
      'identity',
      'loanApply',
      'loanRecord',
      'myNfts',
      'nftCertificate',
      'balance',
      'deposit',
      'withdraw',
      'withdrawDetail',
      'performance',
      'income',
      'transactions',
      'orders',
      'orderDetail',
      'invite',
      'notification',
      'security',
      'password',
      'settings',
    ])
  })

  it.each(forUsers)('leads a visitor of %s to the log-in and back to the same address', (name) => {
    show(name, '?no=LV1')
    expect(screen.queryByText('the page')).toBeNull()
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('')
    const next = encodeURIComponent(`${paths[name].path}?no=LV1`)
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(`/pass/login?next=${next}`)
  })

  it('tells a visitor what the page would show', () => {
    show('deposit')
    expect(screen.getByText('Log in to make a deposit')).toBeDefined()
    expect(screen.getByText(/^Make the transfer, then submit it here/)).toBeDefined()
  })

  it.each(forRealAccounts)('leads from the demo account to the real one for %s', async (name) => {
    signIn({ token: 't-1', userName: 'marta_k' })
    show(name)
    expect(screen.queryByText('the page')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Switch to a real account' }))
    expect(await screen.findByRole('dialog')).toBeDefined()
  })

  it('shows a user on the demo account everything that does not need the real one', () => {
    signIn({ token: 't-1', userName: 'marta_k' })
    for (const name of routeNames.filter((other) => !forRealAccounts.includes(other))) show(name)
    expect(screen.getAllByText('the page')).toHaveLength(routeNames.length - forRealAccounts.length)
  })

  it('shows the page as soon as the account is switched', async () => {
    signIn({ token: 't-1', userName: 'marta_k' })
    show('income')
    expect(screen.getByText('The demo account earns no interest on cash and can’t buy plans.')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Switch to a real account' }))
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(Array.from(dialog.querySelectorAll('button')).at(-1) as HTMLButtonElement)
    expect(await screen.findByText('the page')).toBeDefined()
  })
})
