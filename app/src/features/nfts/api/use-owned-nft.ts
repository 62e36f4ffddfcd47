import { useMyNfts } from './use-my-nfts.ts'

/** One work that the user owns; `isMissing` once the list is there without it. */
export function useOwnedNft(id: string) {
  const owned = useMyNfts('owned')
  const work = owned.rows?.find((one) => one.id === id)
  return {
    work,
    error: owned.error,
    isMissing: id === '' || (owned.rows !== undefined && work === undefined),
    refetch: owned.refetch,
  }
}
