import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { setMode } from '../../core/account-mode/mode-store.ts'
import { signIn, signOut } from '../../core/session/session-store.ts'
import { renderWithBackend, sampleUser } from '../../test/render-with-backend.tsx'
import { startTestI18n } from '../../test/start-test-i18n.ts'
import { ProfileRoute } from './profile.tsx'

const show = (user = sampleUser()) =>
  renderWithBackend(<ProfileRoute />, { answers: { getUserInfo: () => ({ result: user }) } })
const text = (element: Element) => element.textContent?.replace(/\s+/g, ' ') ?? ''

describe('the account page', () => {
  beforeEach(async () => {
    await startTestI18n('account', 'errors')
    signOut()
    signIn({ token: 't-1', userName: 'marta_k' })
    setMode('real')
  })

  it('shows the balance of the account in use, which account that is, and the state of the identity check', async () => {
    show()
    const main = (await screen.findByText('Equity')).closest('section') as HTMLElement
    expect(text(main)).toContain('18,240.55')
    expect(within(main).getByText('REAL')).toBeDefined()
    expect(screen.getAllByText('Verified').length).toBeGreaterThan(0)
  })

  it('shows the user name and nothing to change it with', async () => {
    show()
    const name = await screen.findByText('Username')
    expect(name.nextElementSibling?.textContent).toBe('marta_k')
    expect(screen.queryAllByRole('textbox')).toEqual([])
    expect(screen.queryByRole('button', { name: /edit|change|rename/i })).toBeNull()
  })

  it('says that the demo account is disabled and offers no switch to it', async () => {
    show({ ...sampleUser(), demoEnabled: false })
    expect(await screen.findByText('The demo account is disabled. Switch to the real account.')).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^DEMO/ }).disabled).toBe(true)
  })
})
