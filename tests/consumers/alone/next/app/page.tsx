// app/page.tsx
import { createClient, getUserInfo, isSessionExpiredError } from '@swx/sdk'
import { listInstrumentsQueryOptions } from '@swx/sdk/react'
import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query'
import { cookies } from 'next/headers'
import Link from 'next/link'
import { Suspense } from 'react'
import { attemptCookie, baseUrl, swxClient } from '../lib/swx'
import { BuyPlan } from './buy-plan'
import { Prices } from './prices'
import { Swx } from './swx'

async function Balance() {
  const client = await swxClient()
  try {
    const { accounts } = await getUserInfo(client)
    const key = (await cookies()).get(await attemptCookie())?.value // '' after an action has deleted it
    return (
      <>
        <p>{accounts.real.available} USD</p>
        <BuyPlan isOpen={Boolean(key)} />
      </>
    )
  } catch (error) {
    if (!isSessionExpiredError(error)) throw error
    return <Link href="/login">Log in</Link>
  }
}

/** What is public is asked for without a token, as the browser asks for it. */
async function PricesOfNow() {
  const queryClient = new QueryClient()
  const client = createClient({ baseUrl, getToken: () => null, mode: 'real' })
  await queryClient.prefetchQuery(listInstrumentsQueryOptions(client, { type: 1 }))
  return (
    <Swx baseUrl={baseUrl}>
      <HydrationBoundary state={dehydrate(queryClient)}>
        <Prices socketUrl={`${baseUrl.replace('http', 'ws')}/swx/customer/marketMessage`} />
      </HydrationBoundary>
    </Swx>
  )
}

export default function Page() {
  return (
    <Suspense fallback={<p>Loading</p>}>
      <Balance />
      <PricesOfNow />
    </Suspense>
  )
}
