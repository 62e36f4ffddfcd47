import { useNfts } from './use-nfts.ts'

/** One work of the list; `isMissing` once the list is there without it. */
export function useNft(id: string) {
  const works = useNfts()
  const work = works.data?.find((one) => one.id === id)
  return {
    work,
    error: works.data === undefined ? works.error : null,
    isMissing: id === '' || (works.data !== undefined && work === undefined),
    refetch: works.refetch,
  }
}
