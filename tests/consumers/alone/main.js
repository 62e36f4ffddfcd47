import { buySmart, createClient, isBusinessError, listMarketByType } from '@swx/sdk'
import { createMarketFeed } from '@swx/sdk/market-feed'
import { quotePlan } from '@swx/sdk/money'

// The environment of Node has the address; a page asks its own server.
const baseUrl = globalThis.process?.env?.SWX_URL ?? globalThis.location.origin
const client = createClient({ baseUrl, getToken: () => 'token', mode: 'demo' })
const plan = { productId: 'p-1', days: 7, amount: '100.00', acceptedTermsVersion: 'terms-1' }

async function use() {
  const [first] = await listMarketByType(client, { type: 1 })
  const failed = await buySmart(client, plan).catch((error) => error)
  // The fetch of the client is code that is loaded on demand.
  const { status } = await client.fetch(`${baseUrl}/swx/customer/index/listMarketByType?type=2`)
  const { expectedRevenue } = quotePlan({ amount: '1234.56', days: 7, dailyRate: '0.0038' })
  const feed = createMarketFeed({ url: baseUrl.replace('http', 'ws'), WebSocket: class {} })
  const words = [first.code, isBusinessError(failed), failed.key, status, expectedRevenue, feed.status]
  const line = words.join(' ')
  console.log(line)
  globalThis.document?.body.append(line)
}
use()
