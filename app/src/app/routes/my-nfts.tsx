import { MyNftsPage } from '../../features/nfts/components/my-nfts-page.tsx'

/** `/nfts/mine?tab=`: own works and bids. */
export function MyNftsRoute() {
  return <MyNftsPage />
}
