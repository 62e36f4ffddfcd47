import { buySmart, createClient, listMarketByType } from '@swx/sdk'

const plan = { productId: 'p-1', days: 7, amount: '100.00', acceptedTermsVersion: 'terms-1' }

export default {
  async fetch(_request, { SWX_URL }) {
    const client = createClient({ baseUrl: SWX_URL, getToken: () => 'token', mode: 'demo' })
    const [first] = await listMarketByType(client, { type: 1 })
    const failed = await buySmart(client, plan).catch((error) => error)
    return new Response(`${first.code} ${failed.key}`)
  },
}
