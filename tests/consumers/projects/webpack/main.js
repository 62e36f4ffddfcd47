import { createClient, listMarketByType } from '@swx/sdk'
import { createMarketFeed } from '@swx/sdk/market-feed'
import * as hooks from '@swx/sdk/react'
import * as schemas from '@swx/sdk/zod'

const client = createClient({ baseUrl: 'http://127.0.0.1', getToken: () => null, mode: 'demo' })
console.log(listMarketByType(client, { type: 1 }), createMarketFeed, hooks, schemas)
