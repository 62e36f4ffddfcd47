import { createWorld, type LocalWorld, SAMPLE_PASSWORD } from '@swx/mock-server/handlers'
import {
  getInstrument,
  listMyNft,
  listPlans,
  listPositions,
  listWithdrawals,
  login,
  placeWaitingOrder,
  setNotificationKinds,
  setPreferences,
} from '@swx/sdk'
import { act, cleanup, render } from '@testing-library/react'
import i18next from 'i18next'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type RouteName, routeNames } from '#config/paths.ts'
import { setMode } from '#core/account-mode/mode-store.ts'
import { client } from '#core/api/client.ts'
import { queryClient } from '#core/api/query.ts'
import { signIn, signOut } from '#core/session/session-store.ts'
import { announceSandboxWallet } from '#features/wallet-gate/sandbox-wallet.ts'
import { App } from '#shell/app.tsx'
import { firstRoute } from '#shell/first-route.ts'
import { lazyPages } from '#shell/lazy-pages.ts'
import { shellArrival } from '#shell/shell.tsx'
import { answerSchema, enumNames, NEW_MEMBER, newerAnswer } from './newer-answers.ts'
import { startTestI18n } from './start-test-i18n.ts'

// There is no canvas here, and a chart shows nothing of an enum.
vi.mock('#features/trade/instrument/components/candle-chart.tsx', () => ({ CandleChart: () => null }))

let world: LocalWorld | undefined
let isNewer: ((name: string) => boolean) | undefined
let waiting = 0
/** Enums that were met with a new member, by their names. */
const met = new Set<string>()
const opened = new Set<RouteName>()

/** The mock server in this process. Of a long list a few rows are enough. */
async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  const response = (await world?.answer(request)) ?? Response.json(null, { status: 404 })
  const schema = answerSchema(request.method, new URL(request.url).pathname)
  if (isNewer === undefined || schema === undefined) return response
  const decides = isNewer
  const { result, ...envelope } = await response.clone().json()
  const few = (list: unknown) => (Array.isArray(list) ? list.slice(0, 6) : list)
  const short = result?.list ? { ...result, list: few(result.list) } : few(result)
  const newer = newerAnswer(schema, { ...envelope, result: short }, (name) => {
    if (decides(name)) met.add(name)
    return decides(name)
  })
  return new Response(JSON.stringify(newer), response)
}

/** Shows a page until it asks for nothing any more, and answers what stands on it. */
async function textOf(address: string): Promise<string> {
  window.history.replaceState(null, '', address)
  queryClient.clear()
  client.cache.clear()
  opened.add(firstRoute())
  await lazyPages[firstRoute()].preload()
  render(<App basename="/" />)
  for (let quiet = 0, turns = 0; quiet < 8 && turns < 400; turns++) {
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    const isBusy = waiting > 0 || document.querySelector('[aria-busy="true"]') !== null
    quiet = isBusy ? 0 : quiet + 1
  }
  return (document.body.textContent ?? '').replace(/[\u2066-\u2069]/g, '')
}

/** What no page may say, and what may not be logged by it. */
async function failuresOf(address: string): Promise<readonly string[]> {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const text = await textOf(address)
  // The document of these tests does not know the element <search>.
  const logged = errors.mock.calls
    .filter(([message]) => !String(message).startsWith('The tag <%s> is unrecognized'))
    .map((words) => words.map(String).join(' ').slice(0, 400))
  errors.mockRestore()
  cleanup()
  const bare = text.match(new RegExp(`.{0,40}(?<!other \\()${NEW_MEMBER}.{0,20}`, 'g')) ?? []
  const broken = [i18next.t('error.page'), 'undefined', 'NaN', '[object'].filter((words) =>
    text.includes(words),
  )
  return [...bare, ...broken, ...logged].map((words) => `${address}: ${words}`)
}

const page = { pageNum: 1, pageSize: 20 }

interface Visit {
  /** A visitor has no name to log in with. */
  readonly who: string
  readonly profile: 'sampleUsers' | 'borrowAndRepay' | 'depositAndWithdraw' | 'inviteAndReward'
  /** Addresses of records are known only to their user. */
  readonly addresses: () => Promise<readonly string[]>
}

const visits: readonly Visit[] = [
  {
    who: 'trader',
    profile: 'sampleUsers',
    addresses: async () => {
      await setPreferences(client, { theme: 'dark', risingColour: 'green' })
      await setNotificationKinds(client, { off: ['NFT'] })
      const { price, termsVersion } = await getInstrument(client, { id: '54' })
      await placeWaitingOrder(client, {
        marketId: '54',
        direction: 'LONG',
        type: 'LIMIT',
        triggerPrice: Math.round(price * 0.9),
        lots: '0.01',
        leverage: 2,
        expiry: 'UNTIL_CANCELLED',
        acceptedTermsVersion: termsVersion,
      })
      return [
        '/',
        '/market',
        '/cruuency?code=BTC&type=2&id=54',
        '/trading?tab=mine',
        '/trading?tab=history',
        `/trading/order?id=${(await listPlans(client, page)).list[0]?.orderNo}`,
        '/profile',
        '/profile/balance',
        '/profile/performance',
        '/profile/income',
        '/profile/transactions',
        '/profile/orders',
        '/profile/orders?tab=waiting',
        '/profile/orders?tab=options',
        '/profile/orders?tab=closed',
        `/profile/orders/detail?no=${(await listPositions(client, { ...page, status: 'CLOSED' })).list[0]?.orderNo}`,
        '/profile/notification',
        '/profile/security',
        '/profile/settings',
        '/profile/password',
        '/loan/kyc',
      ]
    },
  },
  {
    who: 'overdue',
    profile: 'sampleUsers',
    addresses: async () => [
      '/',
      '/profile',
      '/loan',
      '/loan/record',
      '/loan/kyc',
      '/loan/apply?amount=1000.00&days=30',
    ],
  },
  {
    who: 'repayer',
    profile: 'borrowAndRepay',
    addresses: async () => ['/loan/apply?amount=1000.00&days=30', '/loan/record'],
  },
  {
    who: 'charity',
    profile: 'sampleUsers',
    addresses: async () => {
      const [work] = (await listMyNft(client, { ...page, kind: 'owned' })).list
      return [
        '/nfts',
        '/nfts/detail?id=n-3',
        '/nfts/mine',
        '/nfts/mine?tab=owned',
        `/nfts/certificate?id=${work?.id}`,
      ]
    },
  },
  {
    who: 'depositor',
    profile: 'depositAndWithdraw',
    addresses: async () => {
      const [withdrawal] = (await listWithdrawals(client, page)).list
      return ['/profile/deposit', '/profile/withdraw', `/profile/withdraw/detail?no=${withdrawal?.orderNo}`]
    },
  },
  {
    who: 'host',
    profile: 'inviteAndReward',
    addresses: async () => ['/profile/invite', '/profile/notification'],
  },
  {
    who: 'visitor',
    profile: 'sampleUsers',
    addresses: async () => [
      '/',
      '/profile',
      '/trading',
      '/loan',
      '/help',
      '/help/faq?id=c-223',
      '/help/notice?id=c-233',
      '/detail?id=c-209',
      '/introduction',
      '/company-intro',
      '/pass/register',
      '/pass/login',
      '/pass/reset',
      '/api/loginCallback/google?code=c&state=s',
    ],
  },
]

/** What decides which parts of a page are shown at all: with it known, the enums inside of them are met, too. */
const deciding = ['status', 'mode', 'type', 'session', 'state', 'kind']
const servers = [
  ['of every enum', visits, () => true],
  [
    'of the enums inside of known records',
    visits.filter(({ who }) => who !== 'visitor'),
    (name: string) => !deciding.includes(name),
  ],
] as const

describe('a server that knows a new member', () => {
  beforeAll(async () => {
    vi.stubGlobal('fetch', (...of: Parameters<typeof fetch>) => {
      waiting += 1
      return answer(...of).finally(() => {
        waiting -= 1
      })
    })
    announceSandboxWallet()
    await startTestI18n('account')
    await shellArrival('home')
  })
  afterEach(() => {
    isNewer = undefined
    signOut()
  })
  afterAll(() => vi.unstubAllGlobals())

  describe.each(servers)('%s, and a field more in every object', (_, users, newer) => {
    it.each(users)(
      'fails no page of $who: it is shown as "other" with the word of the server',
      async (visit) => {
        world = await createWorld({ profile: visit.profile })
        if (visit.who !== 'visitor') {
          const { token } = await login(client, { userName: visit.who, password: SAMPLE_PASSWORD })
          signIn({ token, userName: visit.who })
          setMode('real')
        }
        const addresses = await visit.addresses()
        isNewer = newer
        const failures: string[] = []
        for (const address of addresses) failures.push(...(await failuresOf(address)))
        expect(failures).toEqual([])
      },
    )
  })

  it('was tried on every route and on every enum of an answer', () => {
    expect(routeNames.filter((name) => !opened.has(name))).toEqual([])
    // Of an upload, of an attempt that is settled, of a loan that is about to be signed and of alerts in their sheet:
    // opening a page does not ask.
    expect([...enumNames()].filter((name) => !met.has(name))).toEqual([
      'mime',
      'state',
      'operation',
      'docType',
      'repeat',
    ])
  })
})
