import type { UserInfo } from '#core/session/use-user-info.ts'
import { NeedsYou } from '#features/home/cockpit/needs-you.tsx'
import { useOpenPositions } from '#features/trade/positions/api/use-open-positions.ts'

/** What needs the user now, with the positions of the account in use. */
export function NeedsYouNow({ user }: { user: UserInfo }) {
  return <NeedsYou user={user} positions={useOpenPositions().data?.rows} />
}
