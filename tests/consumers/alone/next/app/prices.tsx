// app/prices.tsx
'use client'

import { createMarketFeed, latestPerFrame } from '@swx/sdk/market-feed'
import { useListInstruments } from '@swx/sdk/react'
import { useEffect, useState } from 'react'

export function Prices({ socketUrl }: { socketUrl: string }) {
  const instruments = useListInstruments({ type: 1 })
  const [latest, setLatest] = useState<ReadonlyMap<string, number>>(new Map())

  useEffect(() => {
    const feed = createMarketFeed({ url: socketUrl })
    feed.subscribe(
      latestPerFrame((items) =>
        setLatest(
          (before) => new Map([...before, ...items.map(({ code, price }) => [code, price] as const)]),
        ),
      ),
    )
    feed.start()
    return () => feed.stop()
  }, [socketUrl])

  if (instruments.isPending) return <p>Loading</p>
  if (instruments.isError) return <p>Prices cannot be shown now.</p>
  return instruments.data.map(({ id, code, price }) => (
    <p key={id}>
      {code} {latest.get(code) ?? price}
    </p>
  ))
}
