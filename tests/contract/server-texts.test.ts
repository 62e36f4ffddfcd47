import { bans } from '@swx/locales/checks/bans/all.ts'
import { wordingsOf } from '@swx/locales/checks/wordings/all.ts'
import { type LanguageCode, languages } from '@swx/locales/languages'
import { describe, expect, it } from 'vitest'
import type { Caller } from './support/caller.ts'
import { useMockServer } from './support/mock-server.ts'
import { trader } from './support/trading.ts'

const mockServer = useMockServer()

/** Every text in an answer, under where it stands. */
function textsIn(value: unknown, at: string): [string, string][] {
  if (typeof value === 'string') return [[at, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${at}.${key}`))
}

/** What the server writes itself and users read: pages, questions, mails, the loan agreement, works, plans and the risks of instruments. */
async function textsOfServer(world: Caller, code: LanguageCode, tag: string): Promise<[string, string][]> {
  const headers = { 'Accept-Language': tag }
  const list = await world.call('listContents', {
    path: { languageClass: code === 'zh' ? '1' : '2' },
    headers,
  })
  const pages: [string, string][] = []
  for (const { id } of list.result) {
    const page = await world.call('getContentsById', { path: { id }, headers })
    pages.push(...textsIn(page.result, id))
  }
  const person = await trader(world)
  const quote = await person.call('loanQuote', {
    body: { amount: '1000.00', days: 30 },
    mode: 'real',
    headers,
  })
  const works = await world.call('listNft', { headers })
  const plans = await world.call('listSmartProduct', { headers })
  const markets = await world.call('listMarketByType', { headers })
  const first = [1, 2, 3, 4, 5].map((type) =>
    markets.result.find((market: { type: number }) => market.type === type),
  )
  const infos = await Promise.all(
    first.map(({ id }) => world.call('getMarketInfo', { path: { id }, headers })),
  )
  await world.call('sendCode', { body: { email: 'anna@example.com', scene: 'register' }, headers })
  const { messages } = await world.control('getMailbox', { query: { email: 'anna@example.com' } })
  return [
    ...pages,
    ...textsIn(quote.result, 'quote'),
    ...textsIn(works.result, 'works'),
    ...textsIn(plans.result, 'plans'),
    ...infos.flatMap(({ result }) => textsIn(result.disclosure, 'disclosure')),
    ...textsIn(messages, 'mails'),
  ]
}

/** Pages whose sentences name both a payment and a release, and were read: they ask for nothing. In all languages. */
const read: readonly string[] = [
  // Says when the exchange rate is fixed.
  '03',
  // Says what is recorded of a deposit, a withdrawal or a loan.
  '08',
  // Lists what the real account is for.
  '22',
  // Says what a withdrawal costs, and that nothing is ever to be paid for it.
  '24',
  // Says that nothing is ever to be paid for the end of a lock, or of a frozen account.
  '37',
  '38',
  // Says that deposits and withdrawals are no part of a return.
  '47',
  // Says what closing a plan early costs.
  '48',
]
/** Pages about the law: they name registers, licences and partners of a company, which are other things in the app. */
const legal = /^c-\d(?:13|14|15|17)\./

/** Names of topics and of sample charities are no sentences of ours. */
const isName = (at: string) => /\.(?:topic|charity\.name)$/.test(at)

const isRead = (at: string) => read.some((number) => new RegExp(`^c-\\d${number}\\.`).test(at))

const sentences = (text: string) => text.split(/(?<=[.!?。！？؟])\s*|\n+/)

describe.each(languages)('what the server itself writes in $name', ({ code, tag }) => {
  const { wordings, payFirst } = bans[code]

  it('promises nothing that no text may promise, and asks for no money before money is released', async () => {
    const texts = await textsOfServer(mockServer.world(), code, tag)
    expect(texts.length).toBeGreaterThan(100)
    const banned = Object.entries(wordings).flatMap(([name, { pattern }]) =>
      texts.filter(([, text]) => pattern.test(text)).map(([at, text]) => `${name}: ${at}: ${text}`),
    )
    expect(banned).toEqual([])
    const unread = texts.filter(([at]) => !isRead(at))
    const asking = unread.flatMap(([at, text]) =>
      sentences(text)
        .filter((one) => payFirst.payment.test(one) && payFirst.release.test(one))
        .map((one) => `${at}: ${one}`),
    )
    expect(asking).toEqual([])
  })

  it('says it in the words of the app', async () => {
    const texts = (await textsOfServer(mockServer.world(), code, tag)).filter(
      ([at]) => !legal.test(at) && !isName(at),
    )
    const found = wordingsOf(code).flatMap(({ pattern, caught }) =>
      texts
        .flatMap(([at, text]) => sentences(text).map((one) => [at, one] as const))
        .filter(([, one]) => pattern.test(one))
        .map(([at, one]) => `${at}: ${one} (as in “${caught}”)`),
    )
    expect(found).toEqual([])
  })
})
