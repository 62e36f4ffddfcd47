import { NftPage } from '../../features/nfts/components/nft-page.tsx'

/** `/nfts/detail?id=`: one work, and the way to bid for it. */
export function NftDetailRoute() {
  return <NftPage />
}
