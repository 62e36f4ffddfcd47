import { createClient } from '@swx/sdk'
import { SwxProvider, useListMarketByType } from '@swx/sdk/react'
import { QueryClient } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'

const client = createClient({ baseUrl: '', getToken: () => null, mode: 'demo' })

function Prices() {
  const prices = useListMarketByType({ type: 1 })
  if (prices.isPending) return <p>Loading</p>
  if (prices.isError) return <p>Prices cannot be shown now.</p>
  return prices.data.map(({ id, code, price }) => (
    <p key={id}>
      {code} {price}
    </p>
  ))
}

createRoot(document.getElementById('app') as HTMLElement).render(
  <SwxProvider client={client} queryClient={new QueryClient()}>
    <Prices />
  </SwxProvider>,
)
