import { createClient } from '@swx/sdk'
import { listMarketByTypeQueryOptions, SwxProvider, useListMarketByType } from '@swx/sdk/react'
import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

const client = createClient({ baseUrl: process.argv[2], getToken: () => null, mode: 'demo' })
const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } })
await queryClient.prefetchQuery(listMarketByTypeQueryOptions(client, { type: 1 }))
const Prices = () => createElement('p', null, useListMarketByType({ type: 1 }).data?.[0]?.code)
console.log(renderToString(createElement(SwxProvider, { client, queryClient }, createElement(Prices))))
queryClient.clear()
