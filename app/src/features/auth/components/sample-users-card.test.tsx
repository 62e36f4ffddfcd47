import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { modeStore } from '#core/account-mode/mode-store.ts'
import { sessionStore, signOut } from '#core/session/session-store.ts'
import type { FakeAnswer } from '#test/answer-handlers.ts'
import { renderWithBackend } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { SampleUsersCard } from './sample-users-card.tsx'

const show = (answers: Record<string, FakeAnswer> = {}) =>
  renderWithBackend(<SampleUsersCard />, {
    answers: { checkUserNameOrPhone: () => ({ code: '10006' }), ...answers },
  })

describe('the sample users on the log-in page', () => {
  beforeEach(() => {
    signOut()
    return startTestI18n('sandbox', 'auth')
  })

  it('are seven, each with what there is to see', async () => {
    show()
    const buttons = await screen.findAllByRole('button')
    expect(buttons).toHaveLength(7)
    expect(buttons[5]?.textContent).toContain('Has a payment lock')
  })

  it('are in sight and have the focus when a link led to them', async () => {
    renderWithBackend(<SampleUsersCard />, {
      link: '/pass/login#sample-users',
      answers: { checkUserNameOrPhone: () => ({ code: '10006' }) },
    })
    await waitFor(() => expect(document.activeElement?.textContent).toContain('newuser'))
  })

  it('are not there when the sandbox began without them', async () => {
    const { sentTo } = show({ checkUserNameOrPhone: () => ({ result: { available: true } }) })
    await waitFor(() => expect(sentTo('checkUserNameOrPhone')).toHaveLength(1))
    expect(screen.queryByText('Sample users')).toBeNull()
  })

  it('log the user in with a click, in the account there is something to see on', async () => {
    const { sentTo } = show({ login: () => ({ result: { token: 't-7', userName: 'trader' } }) })
    fireEvent.click(await screen.findByRole('button', { name: /^trader/ }))
    await waitFor(() => expect(sessionStore.get().user?.userName).toBe('trader'))
    expect(sentTo('login')[0]?.body).toMatchObject({ userName: 'trader' })
    expect(modeStore.get()).toBe('real')
  })

  it('say why when it fails, and can be clicked again', async () => {
    show({ login: () => ({ code: '10005' }) })
    fireEvent.click(await screen.findByRole('button', { name: /^locked/ }))
    expect((await screen.findByRole('alert')).textContent).toBeTruthy()
    expect(screen.getByRole('button', { name: /^locked/ })).toHaveProperty('disabled', false)
    expect(sessionStore.get().user).toBeUndefined()
  })
})
