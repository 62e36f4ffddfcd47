import { listInvite } from '@swx/sdk'
import { usePages } from '../../../core/api/use-pages.ts'
import type { Invite } from '../model/invite.ts'

/** Friends who joined, newest first; asked for again while one of them may still bring a reward. */
export const useFriends = () =>
  usePages<Invite>({
    key: ['friends'],
    fetchPage: (client, pageNum) => listInvite(client, { pageNum }, { cache: 'reload' }),
    isLive: ({ stage }) => stage !== 'TRADED',
  })
