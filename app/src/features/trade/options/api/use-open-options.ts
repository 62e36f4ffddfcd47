import type { Operation } from '@swx/sdk'
import { useListOptionsOrder } from '@swx/sdk/react'
import { limits } from '#config/limits.ts'
import { refetchWhile } from '#core/api/refetch-while.ts'
import { useSession } from '#core/session/use-session.ts'
import { type Option, toOption } from '../model/option.ts'

/** The open options of the account in use. */
export function useOpenOptions() {
  const { isLoggedIn } = useSession()
  return useListOptionsOrder<readonly Option[]>(
    { status: 'OPEN', pageSize: limits.largestPage },
    {
      query: {
        enabled: isLoggedIn,
        staleTime: 0,
        select: toOptions,
        refetchInterval: refetchWhile(({ list }) => list.length > 0),
      },
    },
  )
}

function toOptions({ list }: Operation<'listOptionsOrder'>['result']): readonly Option[] {
  return list.map(toOption)
}
