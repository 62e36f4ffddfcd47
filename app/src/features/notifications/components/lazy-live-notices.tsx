import { Suspense, useState } from 'react'
import { useSession } from '#core/session/use-session.ts'
import { useUser } from '#core/session/use-user-info.ts'
import { preloadTexts } from '#lib/i18n/i18n.ts'
import { lazyComponent } from '#lib/prefetch/lazy-component.ts'

const LiveNotices = lazyComponent(
  async () => (await import('./live-notices.tsx')).LiveNotices,
  () => preloadTexts(['notifications']),
)

/** Waits for a new notification while the app is open; only then code and texts are fetched. */
export function LazyLiveNotices() {
  const { isLoggedIn, userName } = useSession()
  return isLoggedIn ? <Watch key={userName} /> : null
}

function Watch() {
  const { data } = useUser(({ result, serverTime }) => ({
    unread: result.unreadCount,
    at: Date.parse(serverTime),
  }))
  const [before, setBefore] = useState<{ readonly unread: number; readonly at: number }>()
  const [isWanted, setIsWanted] = useState(false)

  // What the first answer says was there before.
  if (data !== undefined && before === undefined) setBefore(data)
  if (!isWanted && data !== undefined && before !== undefined && data.unread !== before.unread)
    setIsWanted(true)

  if (!isWanted || data === undefined || before === undefined) return null
  return (
    <Suspense fallback={null}>
      <LiveNotices unread={data.unread} since={before.at} />
    </Suspense>
  )
}
