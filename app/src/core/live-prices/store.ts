import { createMarketFeed } from '@swx/sdk/market-feed'
import { apiOrigin } from '#core/api/client.ts'
import { serverClock } from '#core/api/server-clock.ts'
import { browserFrameClock } from './frame-loop.ts'
import { createLivePrices } from './live-prices.ts'
import { marketSocketUrl, TransportSocket } from './transport-socket.ts'

/** Opens the feed of this build, and lets it try again at once when the page is seen or online again. */
function openFeed() {
  const feed = createMarketFeed({ url: marketSocketUrl(apiOrigin), WebSocket: TransportSocket })
  window.addEventListener('online', feed.reconnectNow)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) feed.reconnectNow()
  })
  return feed
}

/** The live prices of the app. Opens no connection before there is a listener. */
export const livePrices = createLivePrices({ openFeed, clock: browserFrameClock, serverClock })
