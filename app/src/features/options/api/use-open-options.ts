import { type ListOptionsOrderAnswer, useListOptionsOrder } from '@swx/sdk/react'
import { useSession } from '../../../core/session/use-session.ts'
import { type Option, toOption } from '../model/option.ts'

/** While an option is open its list is asked for again this often. */
const REFRESH_MS = 10_000
/** The contract's largest page. */
const PAGE = 100

/** The open options of the account in use. */
export function useOpenOptions() {
  const { isLoggedIn } = useSession()
  return useListOptionsOrder<readonly Option[]>(
    { status: 'OPEN', pageSize: PAGE },
    {
      query: {
        enabled: isLoggedIn,
        staleTime: 0,
        select: toOptions,
        refetchInterval: ({ state }) => (state.data?.result.list.length ? REFRESH_MS : false),
      },
    },
  )
}

function toOptions({ result }: ListOptionsOrderAnswer): readonly Option[] {
  return result.list.map(toOption)
}
