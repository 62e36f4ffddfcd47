'use client'

import { createClient } from '@swx/sdk'
import { SwxProvider, useListMarketByType } from '@swx/sdk/react'
import { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'

function Prices() {
  const prices = useListMarketByType({ type: 2 })
  return prices.data?.map(({ id, code }) => <p key={id}>browser {code}</p>)
}

export function BrowserPrices({ baseUrl }: { baseUrl: string }) {
  const [client] = useState(() => createClient({ baseUrl, getToken: () => null, mode: 'demo' }))
  const [queryClient] = useState(() => new QueryClient())
  return (
    <SwxProvider client={client} queryClient={queryClient}>
      <Prices />
    </SwxProvider>
  )
}
