import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setMode } from '#core/account-mode/mode-store.ts'
import { signIn, signOut } from '#core/session/session-store.ts'
import { instrumentFixture } from '#test/instrument-fixture.ts'
import { renderWithBackend, sampleUser } from '#test/render-with-backend.tsx'
import { sandboxHandlers } from '#test/sandbox-handlers.ts'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { TradeTicket } from './trade-ticket.tsx'

const handlers = await sandboxHandlers()
const instrument = instrumentFixture({ optionPeriods: [{ seconds: 60, payoutRatio: '0.85' }] })

describe('the two tickets of an instrument', () => {
  beforeEach(async () => {
    await startTestI18n('options', 'orders', 'market', 'money')
    act(() => {
      signOut()
      signIn({ token: 't-1', userName: 'mei' })
      setMode('demo')
    })
  })

  it('go the same way: short on one is down on the other', async () => {
    renderWithBackend(<TradeTicket instrument={instrument} onTraded={vi.fn()} className="" />, {
      answers: { getUserInfo: () => ({ result: sampleUser() }) },
      handlers,
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Short' }))
    fireEvent.click(screen.getByRole('tab', { name: 'Fixed time' }))
    expect(await screen.findByRole('button', { name: /Review down/ })).toBeDefined()
  })
})
