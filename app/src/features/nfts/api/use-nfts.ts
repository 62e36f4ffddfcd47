import { listMyNft, listNft, type SwxClient } from '@swx/sdk'
import { useSwxQuery } from '@swx/sdk/react'
import { keepPreviousData } from '@tanstack/react-query'
import { limits } from '#config/limits.ts'
import { useMode } from '#core/account-mode/use-mode.ts'
import { refetchWhile } from '#core/api/refetch-while.ts'
import { usePages } from '#core/api/use-pages.ts'
import { useSession } from '#core/session/use-session.ts'
import { defineQuery, word } from '#lib/query-string/define-query.ts'
import { isLive, type MyNft, type Nft } from '../model/nft.ts'

/** The link to a work names it. */
export const workQuery = defineQuery({ id: word })

const fetchPage = (client: SwxClient, pageNum: number) =>
  listNft(client, { pageNum, pageSize: limits.largestPage })

/** Every work of the catalogue, page by page; one that moved to another page meanwhile is there once. */
async function fetchAll(client: SwxClient): Promise<readonly Nft[]> {
  const first = await fetchPage(client, 1)
  const further = Math.max(0, Math.ceil(first.total / limits.largestPage) - 1)
  const others = await Promise.all(Array.from({ length: further }, (_, at) => fetchPage(client, at + 2)))
  const works = [first, ...others].flatMap(({ list }) => list)
  return [...new Map(works.map((work) => [work.id, work])).values()]
}

/**
 * Every work, past auctions included: the page sorts and searches all of them. Asked for again while one takes bids:
 * what others bid is known to the server alone. It is the same for all users, so it stays on show while another mode
 * or language asks anew.
 */
export const useNfts = () =>
  useSwxQuery(['nfts', 'all'], fetchAll, {
    placeholderData: keepPreviousData,
    refetchInterval: refetchWhile((works) => works.some(isLive)),
  })

/** Which of the own works: won or bought, still on auction, gone to others. */
export type MyNftKind = 'owned' | 'bidding' | 'returned'

/** Works the user has bid for, the latest bid first. They belong to the real account. */
export function useMyNfts(kind: MyNftKind, { enabled = true } = {}) {
  const { isLoggedIn } = useSession()
  const { mode } = useMode()
  return usePages<MyNft>({
    key: ['my-nfts', kind],
    fetchPage: (client, pageNum) => listMyNft(client, { kind, pageNum, pageSize: limits.largestPage }),
    enabled: enabled && isLoggedIn && mode === 'real',
    isLive,
  })
}
