import { act } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { useAccount } from '#features/account/api/use-account.ts'
import { useProfit } from '#features/income/components/profit-summary.tsx'
import { LazyLiveNotices } from '#features/notifications/components/lazy-live-notices.tsx'
import { renderWithBackend, sampleUser } from '#test/render-with-backend.tsx'
import { startTestI18n } from '#test/start-test-i18n.ts'
import { signIn, signOut } from './session-store.ts'
import { useNoticesOff, usePolledUser, useUnreadCount, useUserInfo } from './use-user-info.ts'

/** Every part of the app that reads the user, as on the account page. */
function Parts() {
  usePolledUser()
  useNoticesOff()
  useAccount()
  useProfit()
  const { data } = useUserInfo()
  const unread = useUnreadCount()
  return (
    <p>
      {data?.userName}, {unread} unread
      <LazyLiveNotices />
    </p>
  )
}

/** A part that comes when its code has arrived. */
function Late() {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsThere(true), 2_000)
    return () => clearTimeout(timer)
  }, [])
  return isThere ? <LatePart /> : null
}
const LatePart = () => <p>{useUserInfo().data?.email}</p>

const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible')
  document.dispatchEvent(new Event('visibilitychange'))
}

function show(element = <Parts />) {
  const { sentTo } = renderWithBackend(element, {
    answers: { getUserInfo: () => ({ result: { ...sampleUser(), unreadCount: 3 } }) },
  })
  return () => sentTo('getUserInfo').length
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('the user, as every part of the app reads it', () => {
  beforeAll(() => startTestI18n('notifications'))
  beforeEach(() => {
    vi.useFakeTimers()
    signIn({ token: 't-1', userName: 'marta_k' })
  })
  afterEach(() => {
    vi.useRealTimers()
    signOut()
  })

  it('is asked for once for the whole page, also by what comes a moment later', async () => {
    const asked = show(
      <>
        <Parts />
        <Late />
      </>,
    )
    await pass(4_000)
    expect(asked()).toBe(1)
    expect(document.body.textContent).toContain('marta_k, 3 unread')
    expect(document.body.textContent).toContain('marta@example.com')
  })

  it('is asked for every ten seconds by an idle page: five times in 45 seconds', async () => {
    const asked = show()
    await pass(45_000)
    expect(asked()).toBe(5)
  })

  it('is not asked for by a page that is not seen', async () => {
    const asked = show()
    await pass(1_000)
    hide(true)
    await pass(60_000)
    expect(asked()).toBe(1)
    hide(false)
    await pass(10_000)
    expect(asked()).toBeGreaterThan(1)
  })

  it('is not asked for while there is no network, and again once there is one', async () => {
    const network = vi.spyOn(navigator, 'onLine', 'get')
    const setNetwork = (isThere: boolean) => {
      network.mockReturnValue(isThere)
      window.dispatchEvent(new Event(isThere ? 'online' : 'offline'))
    }
    const asked = show()
    await pass(1_000)
    setNetwork(false)
    await pass(11_000)
    const askedOffline = asked()
    await pass(60_000)
    expect(asked()).toBe(askedOffline)
    setNetwork(true)
    await pass(25_000)
    expect(asked()).toBeGreaterThan(askedOffline + 1)
    network.mockRestore()
  })
})
