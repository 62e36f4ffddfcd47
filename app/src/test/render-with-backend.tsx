import { createClient } from '@swx/sdk'
import { SwxProvider } from '@swx/sdk/react'
import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { modeStore } from '../core/account-mode/mode-store.ts'
import { serverClock } from '../core/api/server-clock.ts'

/** What a fake backend answers to an operation: a code with a result, a thrown fault, or nothing yet. */
export type FakeAnswer = (request: {
  readonly query: URLSearchParams
  readonly body: Record<string, unknown>
  readonly idempotencyKey: string | null
}) => Reply | Promise<Reply>

interface Reply {
  code?: string
  result?: unknown
  params?: unknown
}

/** A request that reached the fake backend. */
export interface SentRequest {
  readonly operation: string
  readonly query: URLSearchParams
  readonly body: Record<string, unknown>
  readonly idempotencyKey: string | null
}

/** Shows a part of the app in front of answers by the last parts of the path; other calls never end. */
export function renderWithBackend(
  element: ReactNode,
  {
    answers,
    link = '/',
    serverTime = '2026-01-10T15:20:00.000Z',
  }: { answers: Record<string, FakeAnswer>; link?: string; serverTime?: string },
) {
  const sent: SentRequest[] = []
  const place = { current: link }
  const client = createClient({
    baseUrl: 'http://127.0.0.1',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname, searchParams: query } = new URL(request.url)
      const text = await request.text()
      const isForm = request.headers.get('Content-Type')?.startsWith('multipart/')
      const body = text && !isForm ? JSON.parse(text) : {}
      const operation =
        Object.keys(answers).find((name) => `${pathname}/`.includes(`/${name}/`)) ??
        pathname.split('/').at(-1) ??
        ''
      const idempotencyKey = request.headers.get('Idempotency-Key')
      sent.push({ operation, query, body, idempotencyKey })
      const answer = answers[operation]
      if (answer === undefined) return new Promise<Response>(() => {})
      const { code = '200', result = null } = await answer({ query, body, idempotencyKey })
      return new Response(JSON.stringify({ code, msg: 'server text', result, traceId: 't-9', serverTime }), {
        headers: { 'content-type': 'application/json' },
      })
    },
    getToken: () => 't-1',
    getVirtual: () => modeStore.get() === 'demo',
    onUnauthorized: () => {},
    onResponse: serverClock.setByAnswer,
    retry: false,
  })
  const { unmount } = render(
    <MemoryRouter initialEntries={[link]}>
      <SwxProvider client={client} queryClient={new QueryClient()}>
        {element}
        <Place onPlace={(at) => (place.current = at)} />
      </SwxProvider>
    </MemoryRouter>,
  )
  return {
    sent,
    place,
    unmount,
    sentTo: (operation: string) => sent.filter((request) => request.operation === operation),
  }
}

function Place({ onPlace }: { onPlace: (at: string) => void }) {
  const { pathname, search } = useLocation()
  onPlace(pathname + search)
  return null
}

/** A page of a list, as operations answer it. */
export const pageOf = (list: readonly unknown[], rest: object = {}) => ({
  list,
  total: list.length,
  pageNum: 1,
  pageSize: 20,
  hasNext: false,
  ...rest,
})

const account = (mode: 'real' | 'demo', available: string) => ({
  mode,
  currency: 'USD',
  available,
  held: '0.00',
  inSmart: '0.00',
  inMargin: '0.00',
  inStake: '0.00',
  loanDebt: '0.00',
  equity: available,
  totalIncome: '0.00',
  todayIncome: '0.00',
  profit: { total: '0.00', today: '0.00', unrealised: '0.00', bySource: {}, todayBySource: {} },
})

/** A user with money in both accounts. */
export const sampleUser = (real = '18240.55') => ({
  id: 'u-1',
  userName: 'marta_k',
  email: 'marta@example.com',
  inviteCode: 'ABC123',
  status: 'ACTIVE',
  kycStatus: 'VERIFIED',
  hasPassword: true,
  hasSecurityPassword: true,
  paymentLocked: false,
  demoEnabled: true,
  savingsEnabled: true,
  accounts: { real: account('real', real), demo: account('demo', '100000.00') },
  unreadCount: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
})
