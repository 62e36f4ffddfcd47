import { createClient, listMarketByType } from '@swx/sdk'
import { BrowserPrices } from './prices'

export const dynamic = 'force-dynamic'

/** Prices read by the server, and by hooks in the browser. */
export default async function Page() {
  const baseUrl = process.env.SWX_URL ?? ''
  const client = createClient({ baseUrl, getToken: () => null, mode: 'demo' })
  const rows = await listMarketByType(client, { type: 1 })
  return (
    <main>
      {rows.map(({ code }) => (
        <p key={code}>server {code}</p>
      ))}
      <BrowserPrices baseUrl={baseUrl} />
    </main>
  )
}
