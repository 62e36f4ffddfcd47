import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { signIn, signOut } from '#core/session/session-store.ts'
import { pageOf, renderWithBackend, sampleUser } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { NextStepCard } from './next-step-card.tsx'
import { putOffStore } from './put-off-steps.ts'

type Props = ComponentProps<typeof NextStepCard>

function show(user: object = {}, rest: Partial<Props> = {}, deposits: readonly object[] = []) {
  const known = { ...sampleUser(), ...user } as unknown as Props['user']
  return renderWithBackend(<NextStepCard user={known} mode="real" {...rest} />, {
    answers: {
      listWithdrwal: () => ({ result: pageOf([]) }),
      listRecharge: () => ({ result: pageOf(deposits) }),
      listLoanRecord: () => ({ result: pageOf([]) }),
    },
  })
}
const title = async () => (await screen.findByRole('heading', { level: 2 })).textContent
const nothing = () => waitFor(() => expect(document.querySelector('section')).toBeNull())
const accounts = (real: object) => {
  const user = sampleUser().accounts
  return { accounts: { ...user, real: { ...user.real, ...real } } }
}
const settled = accounts({ inSmart: '500.00' })

describe('the next step at home', () => {
  beforeEach(() => {
    signOut()
    localStorage.clear()
    signIn({ token: 'tok', userName: 'marta_k' })
    putOffStore.set([])
    return startTestI18n('cockpit')
  })

  it('is the security password, then the identity check', async () => {
    const { unmount } = show({ hasSecurityPassword: false, kycStatus: 'NOT_VERIFIED' })
    expect(await title()).toBe('Set a security password')
    unmount()
    show({ kycStatus: 'FAILED' })
    expect(await title()).toBe('Verify your identity')
  })

  it('is a deposit while the real account is empty, unless one waits for review', async () => {
    const empty = accounts({ available: '0.00', equity: '0.00' })
    const { unmount } = show(empty)
    expect(await title()).toBe('Make your first deposit')
    unmount()
    show(empty, {}, [
      { orderNo: 'RC1', amount: '250', currency: 'USDT', submittedAt: '2026-01-10T15:00:00.000Z' },
    ])
    await nothing()
  })

  it('is a first plan with money in the real account, and a first position in DEMO', async () => {
    const { unmount } = show()
    expect(await title()).toBe('Choose your first plan')
    expect(screen.getByText(/capital at risk/)).toBeTruthy()
    unmount()
    show({}, { mode: 'demo' })
    expect(await title()).toBe('Open your first position')
  })

  it('is not there when nothing is left to do', async () => {
    show(settled)
    await nothing()
    expect(screen.queryByText('Next step')).toBeNull()
  })

  it('can be put off, on the next visit too, and gives way to the one after it', async () => {
    const user = { ...settled, hasSecurityPassword: false, kycStatus: 'NOT_VERIFIED' }
    const { unmount } = show(user)
    fireEvent.click(await screen.findByRole('button', { name: /Not now/ }))
    expect(await title()).toBe('Verify your identity')
    unmount()
    show(user)
    expect(await title()).toBe('Verify your identity')
  })

  it('is asked of another user of the same device', async () => {
    const user = { ...settled, hasSecurityPassword: false }
    const { unmount } = show(user)
    fireEvent.click(await screen.findByRole('button', { name: /Not now/ }))
    await nothing()
    unmount()
    show({ ...user, id: 'u-2' })
    expect(await title()).toBe('Set a security password')
  })
})
