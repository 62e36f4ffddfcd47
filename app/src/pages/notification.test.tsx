import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { serverClock } from '#core/api/server-clock.ts'
import { signIn, signOut } from '#core/session/session-store.ts'
import { NotificationBell } from '#shell/desktop/notification-bell.tsx'
import type { FakeAnswer } from '#test/answer-handlers.ts'
import { pageOf, renderWithBackend, sampleUser } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { NotificationRoute } from './notification.tsx'

/** A backend that keeps which of four notifications were read. */
function fourNotices(): Record<string, FakeAnswer> {
  const read = new Set<string>()
  const notices = ['4', '3', '2', '1'].map((id) => ({
    id,
    kind: 'PAYMENT',
    group: 'SECURITY',
    titleKey: Number(id) % 2 === 0 ? 'payment.unlocked' : 'payment.locked',
    params: { reason: 'OPERATOR' },
    orderNo: null,
    createdAt: `2026-01-10T1${id}:00:00.000Z`,
  }))
  const all = () => notices.map((notice) => ({ ...notice, read: read.has(notice.id) }))
  const unread = () => all().filter((notice) => !notice.read)
  return {
    getUserInfo: () => ({ result: { ...sampleUser(), unreadCount: unread().length } }),
    listNotification: ({ query }) => {
      const group = query.get('group')
      const shown = query.get('unreadOnly') === 'true' ? unread() : all()
      return { result: pageOf(shown.filter((notice) => group === null || notice.group === group)) }
    },
    readNotification: ({ body }) => {
      const ids = body.all === true ? notices.map(({ id }) => id) : (body.ids as string[])
      for (const id of ids) read.add(id)
      return { code: '20005' }
    },
  }
}

describe('the page of notifications', () => {
  beforeEach(async () => {
    await startTestI18n('notifications', 'errors')
    act(() => {
      signOut()
      signIn({ token: 't-1', userName: 'marta_k' })
    })
    serverClock.setByAnswer({ serverTime: '2026-01-10T15:20:00.000Z' })
  })

  it('is filtered, marked as read one by one and all at once, and stays so when it is opened again', async () => {
    const answers = fourNotices()
    const page = (
      <>
        <NotificationBell />
        <NotificationRoute />
      </>
    )
    const rows = () => within(screen.getByRole('tabpanel')).getAllByRole('listitem')
    const press = async (role: 'button' | 'tab', name: string | RegExp) =>
      fireEvent.click((await screen.findAllByRole(role, { name }))[0] as HTMLElement)
    const { unmount, place } = renderWithBackend(page, { link: '/profile/notification', answers })
    expect(await screen.findByRole('button', { name: 'Notifications, unread: 4' })).toBeDefined()
    expect(rows()).toHaveLength(4)
    expect(rows()[0]?.textContent).toContain('Payments unlocked')

    await press('button', 'Mark as read: Payments unlocked')
    expect(await screen.findByRole('button', { name: 'Notifications, unread: 3' })).toBeDefined()
    await press('tab', /^Unread/)
    expect(place.current).toBe('/profile/notification?show=unread')
    await expect.poll(() => rows().length).toBe(3)
    await press('button', 'Mark all as read')
    expect(await screen.findByText('You’ve read everything.')).toBeDefined()
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeDefined()
    unmount()

    renderWithBackend(page, { link: '/profile/notification?show=unread', answers })
    await screen.findByText('You’ve read everything.')
    await press('button', 'Show all')
    await expect.poll(() => rows().length).toBe(4)
    await press('tab', 'Plans')
    expect(await screen.findByText('News about your plans appears here.')).toBeDefined()
  })
})
