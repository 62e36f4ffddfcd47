import { createClient, listMarketByType } from '@swx/sdk'

const client = createClient({ baseUrl: process.argv[2], getToken: () => null, mode: 'demo' })
const [first] = await listMarketByType(client, { type: 1 })
console.log(first.code)
