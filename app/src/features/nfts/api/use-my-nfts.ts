import { listMyNft } from '@swx/sdk'
import { limits } from '#config/limits.ts'
import { useMode } from '#core/account-mode/use-mode.ts'
import { usePages } from '#core/api/use-pages.ts'
import { useSession } from '#core/session/use-session.ts'
import { isLive, type MyNft } from '../model/nft.ts'

/** Which of the own works: won or bought, still on auction, gone to others. */
export type MyNftKind = 'owned' | 'bidding' | 'returned'

/** Works the user has bid for, the latest bid first. They belong to the real account. */
export function useMyNfts(kind: MyNftKind, { enabled = true } = {}) {
  const { isLoggedIn } = useSession()
  const { mode } = useMode()
  return usePages<MyNft>({
    key: ['my-nfts', kind],
    fetchPage: (client, pageNum) =>
      listMyNft(client, { kind, pageNum, pageSize: limits.largestPage }, { cache: 'reload' }),
    enabled: enabled && isLoggedIn && mode === 'real',
    isLive,
  })
}
