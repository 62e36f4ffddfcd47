import { HeartHandshake } from 'lucide-react'
import { AwaitingPage } from './awaiting-page.tsx'

/** `/nfts`: charity auctions. */
export function NftsRoute() {
  return <AwaitingPage page="nfts" icon={<HeartHandshake aria-hidden="true" />} />
}
