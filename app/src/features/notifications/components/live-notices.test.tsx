import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { signIn, signOut } from '#core/session/session-store.ts'
import { pageOf, renderWithBackend, sampleUser } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { toastStore } from '#ui/feedback/toast.ts'
import { Toaster } from '#ui/feedback/toaster.tsx'
import { LazyLiveNotices } from './lazy-live-notices.tsx'

const outbid = {
  id: 'no-9',
  kind: 'NFT',
  group: 'NFTS',
  titleKey: 'nft.outbid',
  params: { title: 'First snow', amount: '1157.63', nftId: 'n-3' },
  orderNo: 'NF202601100000000007',
  read: false,
  createdAt: '2026-01-10T15:20:30.000Z',
}
const older = {
  ...outbid,
  id: 'no-1',
  params: { ...outbid.params, title: 'Rain' },
  createdAt: '2026-01-09T10:00:00.000Z',
}

describe('while the app is open', () => {
  beforeEach(async () => {
    await startTestI18n('notifications')
    toastStore.set(undefined)
    signOut()
    signIn({ token: 't-1', userName: 'marta_k' })
  })

  const open = (link: string) => {
    let unread = 1
    const page = renderWithBackend(
      <>
        <LazyLiveNotices />
        <Toaster />
      </>,
      {
        link,
        answers: {
          getUserInfo: () => ({ result: { ...sampleUser(), unreadCount: unread } }),
          listNotification: () => ({ result: pageOf(unread > 1 ? [outbid, older] : [older]) }),
        },
      },
    )
    return {
      ...page,
      async outbid() {
        await waitFor(() => expect(page.sentTo('getUserInfo').length).toBeGreaterThan(0))
        await act(async () => {})
        unread = 2
        // The window is looked at again: what may have changed is asked for.
        act(() => {
          window.dispatchEvent(new Event('visibilitychange'))
        })
        await waitFor(() => expect(page.sentTo('listNotification')).toHaveLength(1))
      },
    }
  }

  it('a user who is outbid is told at once, and led back to the work to bid again', async () => {
    const page = open('/market')
    await page.outbid()
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toMatch(/You were outbid on .*First snow/),
    )
    fireEvent.click(screen.getByRole('button', { name: 'Bid again' }))
    expect(page.place.current).toBe('/nfts/detail?id=n-3')
    expect(screen.queryByText(/Rain/)).toBeNull()
  })

  it('on the page of the work that page says it, and nothing covers it', async () => {
    const page = open('/nfts/detail?id=n-3')
    await page.outbid()
    await act(async () => {})
    expect(toastStore.get()).toBeUndefined()
  })
})
