import { listInvite } from '@swx/sdk'
import { useEffect } from 'react'
import { usePages } from '#core/api/use-pages.ts'
import type { Invite, InviteSummary } from '../model/invite.ts'

/** Friends who joined, newest first; asked for again when the summary says that one of them went a step further. */
export function useFriends({ invited, funded, traded }: InviteSummary) {
  const list = usePages<Invite>({
    key: ['friends'],
    fetchPage: (client, pageNum) => listInvite(client, { pageNum }, { cache: 'reload' }),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a count changes
  useEffect(() => {
    if (list.rows !== undefined) void list.refetch()
  }, [invited, funded, traded])
  return list
}
