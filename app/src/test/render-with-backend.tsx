import { createClient } from '@swx/sdk'
import { SwxProvider } from '@swx/sdk/react'
import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { getResponse, type HttpHandler } from 'msw'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { modeStore } from '#core/account-mode/mode-store.ts'
import { serverClock } from '#core/api/server-clock.ts'
import { answerHandlers, type FakeAnswer, type SentRequest } from './answer-handlers.ts'

/**
 * Shows a part of the app in front of answers by the last parts of the path. What has no answer is left to `handlers`,
 * such as those of a sandbox, and never ends where there are none.
 */
export function renderWithBackend(
  element: ReactNode,
  {
    answers,
    handlers = [],
    link = '/',
    serverTime = '2026-01-10T15:20:00.000Z',
  }: {
    answers: Record<string, FakeAnswer>
    handlers?: readonly HttpHandler[]
    link?: string
    serverTime?: string
  },
) {
  const sent: (SentRequest & { readonly operation: string })[] = []
  const answering = answerHandlers(answers, serverTime, (operation, request) =>
    sent.push({ operation, ...request }),
  )
  const place = { current: link }
  const client = createClient({
    baseUrl: 'http://127.0.0.1',
    fetch: async (input, init) => {
      const response = await getResponse([...answering, ...handlers], new Request(input, init))
      return response ?? new Promise<Response>(() => {})
    },
    getToken: () => 't-1',
    mode: modeStore.get,
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
