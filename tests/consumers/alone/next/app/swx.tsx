// app/swx.tsx
'use client'

import { createClient } from '@swx/sdk'
import { SwxProvider } from '@swx/sdk/react'
import { type ReactNode, useState } from 'react'

export function Swx({ baseUrl, children }: { baseUrl: string; children: ReactNode }) {
  const [client] = useState(() => createClient({ baseUrl, getToken: () => null, mode: 'real' }))
  return <SwxProvider client={client}>{children}</SwxProvider>
}
