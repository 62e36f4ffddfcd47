import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { serverClock } from '#core/api/server-clock.ts'
import { signIn, signOut } from '#core/session/session-store.ts'
import type { FakeAnswer } from '#test/answer-handlers.ts'
import { pageOf, renderWithBackend, sampleUser } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import type { LocalNotices, NoticeFilter } from '../model/notice.ts'
import { NotificationsPage } from './notifications-page.tsx'

const won = {
  id: 'no-2',
  kind: 'OPTION',
  group: 'TRADING',
  titleKey: 'option.won',
  params: { code: 'BTC', profit: '8.00' },
  orderNo: 'OP202601100000000002',
  read: false,
  createdAt: '2026-01-10T15:00:00.000Z',
}
const deposit = {
  ...won,
  id: 'no-1',
  kind: 'DEPOSIT',
  group: 'MONEY',
  titleKey: 'deposit.completed',
  params: { amount: '521.00' },
  read: true,
  createdAt: '2026-01-09T08:30:00.000Z',
}
const alert = {
  id: 'alert-1',
  group: 'MARKET' as const,
  title: 'BTC rose to 52,000.00',
  body: 'Your price alert.',
  at: Date.parse('2026-01-10T11:00:00.000Z'),
  isRead: false,
  to: '/cruuency?code=BTC',
}

function show({
  filter = 'all',
  list = () => ({ result: pageOf([won, deposit]) }),
  user = {},
}: {
  filter?: NoticeFilter
  list?: FakeAnswer
  user?: object
} = {}) {
  const local: LocalNotices = { notices: [alert], markRead: vi.fn() }
  const onFilter = vi.fn()
  const backend = renderWithBackend(<NotificationsPage filter={filter} onFilter={onFilter} local={local} />, {
    answers: {
      getUserInfo: () => ({ result: { ...sampleUser(), unreadCount: 1, ...user } }),
      listNotification: list,
      readNotification: () => ({ code: '20005' }),
      setNotices: () => ({ code: '20005' }),
    },
  })
  return { ...backend, local, onFilter }
}

const titles = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('link')
    .map((link) => link.textContent)

describe('the notifications', () => {
  beforeEach(async () => {
    await startTestI18n('notifications', 'errors')
    signOut()
    signIn({ token: 't-1', userName: 'marta_k' })
    serverClock.setByAnswer({ serverTime: '2026-01-10T15:20:00.000Z' })
  })

  it('marks what is about play money, and nothing else', async () => {
    show({ list: () => ({ result: pageOf([{ ...won, mode: 'demo' }, deposit]) }) })
    await screen.findByText('Deposit added to your balance')
    const rows = screen.getAllByRole('listitem')
    const marked = rows.filter((row) => row.textContent?.includes('DEMO'))
    expect(marked).toHaveLength(1)
    expect(marked[0]?.textContent).toContain('BTC')
    expect(marked[0]?.textContent).toContain('+8.00')
  })

  it('stand under their days, with the price alerts of this browser among them', async () => {
    show()
    expect(await screen.findByRole('heading', { name: 'Today, 10 Jan' })).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Yesterday, 9 Jan' })).toBeDefined()
    expect(titles()[0]).toMatch(/^Unread: Binary option on BTC won/)
    expect(titles()[1]).toMatch(/^Unread: BTC rose to 52,000.00/)
    expect(titles()[2]).toMatch(/^Deposit added to your balance/)
    expect(await screen.findByRole('tab', { name: 'Unread 2' })).toBeDefined()
  })

  it('are marked as read one by one, and all at once', async () => {
    const { sentTo, local } = show()
    fireEvent.click(await screen.findByRole('button', { name: /^Mark as read: Binary option/ }))
    await waitFor(() => expect(sentTo('readNotification')[0]?.body).toEqual({ ids: ['no-2'] }))
    fireEvent.click(screen.getByRole('button', { name: /^Mark as read: BTC rose/ }))
    expect(local.markRead).toHaveBeenCalledWith(['alert-1'])
    expect(sentTo('readNotification')).toHaveLength(1)
    const all = screen.getByRole('button', { name: 'Mark all as read' })
    await waitFor(() => expect(all.getAttribute('aria-busy')).toBeNull())
    fireEvent.click(all)
    await waitFor(() => expect(sentTo('readNotification')[1]?.body).toEqual({ all: true }))
  })

  it('lead to the record they are about, which marks them as read', async () => {
    const { sentTo, place } = show()
    fireEvent.click(await screen.findByRole('link', { name: /Binary option/ }))
    expect(place.current).toBe('/profile/orders/detail?no=OP202601100000000002')
    await waitFor(() => expect(sentTo('readNotification')[0]?.body).toEqual({ ids: ['no-2'] }))
  })

  it('can be limited to a group, which the server is asked for', async () => {
    const { sentTo, onFilter } = show({ filter: 'MONEY' })
    await waitFor(() => expect(sentTo('listNotification')[0]?.query.get('group')).toBe('MONEY'))
    fireEvent.click(screen.getByRole('tab', { name: 'Security' }))
    expect(onFilter).toHaveBeenCalledWith('SECURITY')
  })

  it('say what will appear when there are none, and offer to show all', async () => {
    const { onFilter } = show({ filter: 'PLANS', list: () => ({ result: pageOf([]) }) })
    expect(await screen.findByText('News about your plans appears here.')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }))
    expect(onFilter).toHaveBeenCalledWith('all')
  })

  it('say what is not affected when they cannot be loaded, and are tried again', async () => {
    let isBroken = true
    show({
      list: () => {
        if (isBroken) throw new TypeError('offline')
        return { result: pageOf([won]) }
      },
    })
    expect(await screen.findByText('Your money and your orders aren’t affected.')).toBeDefined()
    isBroken = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/Binary option on BTC won/)).toBeDefined()
  })

  it('can be switched off by kind, except those about money and access', async () => {
    const { sentTo } = show({ user: { noticesOff: ['NFT'] } })
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: 'NFT bids' }).getAttribute('aria-checked')).toBe('false'),
    )
    expect(screen.getAllByRole('switch')).toHaveLength(6)
    expect(screen.getAllByText('Always on')).toHaveLength(4)
    fireEvent.click(screen.getByRole('switch', { name: 'Binary options' }))
    await waitFor(() => expect(sentTo('setNotices')[0]?.body).toEqual({ off: ['NFT', 'OPTION'] }))
  })
})
