import { listOptionsOrder } from '@swx/sdk'
import { usePages } from '#core/api/use-pages.ts'
import { useSession } from '#core/session/use-session.ts'
import { toOption } from '../model/option.ts'

const isOpen = ({ status }: { readonly status: string }) => status === 'OPEN'

/** All options of the account in use, newest first, page by page. */
export function useOptions() {
  const { isLoggedIn } = useSession()
  return usePages({
    key: ['options'],
    enabled: isLoggedIn,
    fetchPage: async (client, pageNum) => {
      const page = await listOptionsOrder(client, { pageNum }, { cache: 'reload' })
      return { ...page, list: page.list.map(toOption) }
    },
    isLive: isOpen,
  })
}
