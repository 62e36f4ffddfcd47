import { NftsPage } from '../../features/nfts/components/nfts-page.tsx'

/** `/nfts?show=&sort=&q=`: charity auctions. */
export function NftsRoute() {
  return <NftsPage />
}
