import { HeartHandshake } from 'lucide-react'
import { ComingSoonPage } from './coming-soon-page.tsx'

/** `/nfts`: charity auctions. */
export function NftsRoute() {
  return <ComingSoonPage page="nfts" icon={<HeartHandshake aria-hidden="true" />} />
}
