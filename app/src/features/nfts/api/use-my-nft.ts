import { isLive, type Nft } from '../model/nft.ts'
import { useMyNfts } from './use-my-nfts.ts'

/** The own bid for a work, if there is one. */
export function useMyNft(work: Pick<Nft, 'id' | 'status'> | undefined) {
  const isOver = work !== undefined && !isLive(work)
  const bidding = useMyNfts('bidding', { enabled: work !== undefined && !isOver })
  const owned = useMyNfts('owned', { enabled: isOver })
  const returned = useMyNfts('returned', { enabled: isOver })
  const lists = isOver ? [owned, returned] : [bidding]
  return lists.flatMap(({ rows = [] }) => rows).find(({ id }) => id === work?.id)
}
