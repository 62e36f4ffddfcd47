import { useEffect, useRef } from 'react'
import { useMyNfts } from './use-my-nfts.ts'

/** The own works by kind. One whose auction ends moves from the first list to one of the others, which are read again. */
export function useOwnNfts() {
  const bidding = useMyNfts('bidding')
  const owned = useMyNfts('owned')
  const returned = useMyNfts('returned')
  const { total } = bidding
  const known = useRef(total)
  const readAgain = useRef(() => {})
  readAgain.current = () => {
    void owned.refetch()
    void returned.refetch()
  }
  useEffect(() => {
    if (known.current !== undefined && known.current !== total) readAgain.current()
    known.current = total
  }, [total])
  return { bidding, owned, returned }
}
