import { useNfts } from './use-nfts.ts'

/** One work of the list; `isMissing` once the whole list is there without it. */
export function useNft(id: string) {
  const works = useNfts()
  const work = works.rows?.find((one) => one.id === id)
  return {
    work,
    error: works.error,
    isMissing: id === '' || (works.rows !== undefined && !works.hasMore && work === undefined),
    refetch: works.refetch,
  }
}
