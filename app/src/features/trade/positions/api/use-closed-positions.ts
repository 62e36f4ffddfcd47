import { listOrder } from '@swx/sdk'
import { usePages } from '#core/api/use-pages.ts'
import { useSession } from '#core/session/use-session.ts'
import { toPosition } from '../model/position.ts'

/** The closed positions of the account in use, newest first, page by page. */
export function useClosedPositions({ enabled = true }: { enabled?: boolean } = {}) {
  const { isLoggedIn } = useSession()
  return usePages({
    key: ['closed positions'],
    enabled: enabled && isLoggedIn,
    fetchPage: async (client, pageNum) => {
      const page = await listOrder(client, { status: 'CLOSED', pageNum }, { cache: 'reload' })
      return { ...page, list: page.list.map(toPosition) }
    },
  })
}
