import type { Caller } from '../support/caller.ts'
import { fund, pass, prepared, switchUser, type Trader, trader } from '../support/trading.ts'
import { type Case, casesOf } from './case.ts'

type Step = (world: Caller, person: Trader) => Promise<unknown>

/** A plan of the worked example: 5 000.00 for 30 days. */
const wish = (changes: object = {}) => ({
  productId: 'p-crypto-30',
  days: 30,
  amount: '5000.00',
  acceptedTermsVersion: '2026-01',
  ...changes,
})

/** Somebody with 10 000.00 in real money. */
async function funded(world: Caller): Promise<Trader> {
  const person = await trader(world)
  await fund(world, person, 'real', '10000.00')
  return { ...person, call: (operation, input) => person.call(operation, { mode: 'real', ...input }) }
}

/** Somebody with 10 000.00 who asks for a plan. */
const buying =
  (changes: object = {}, before: Step = async () => {}): Case['make'] =>
  async (world) => {
    const person = await funded(world)
    await before(world, person)
    return person.call('buySmart', { body: wish(changes) })
  }

/** Somebody who holds a plan of the worked example. */
const holding =
  (act: (person: Trader, orderNo: string, world: Caller) => ReturnType<Case['make']>): Case['make'] =>
  async (world) => {
    const person = await funded(world)
    const { result } = await prepared(person.call('buySmart', { body: wish() }))
    return act(person, result.orderNo, world)
  }

const preview = async (person: Trader, id: string): Promise<string> =>
  (await prepared(person.call('previewExitSmart', { path: { id } }))).result.quoteId
const leave = (person: Trader, orderNo: string, quoteId: string, mode: 'real' | 'demo' = 'real') =>
  person.call('exitSmart', { body: { orderNo, quoteId }, mode })
const leaveNow = async (person: Trader, orderNo: string) =>
  leave(person, orderNo, await preview(person, orderNo))

/** Smart plans. */
export const smartCases = [
  ...casesOf('listSmartProduct', [
    ['200', 'nobody is logged in', (world) => world.call('listSmartProduct')],
    [
      '200',
      'one market is asked for',
      (world) => world.call('listSmartProduct', { query: { marketType: 5 } }),
    ],
    [
      '400',
      'there is no such market',
      (world) => world.call('listSmartProduct', { query: { marketType: 6 } }),
    ],
  ]),
  ...casesOf('buySmart', [
    ['20004', 'everything is right', buying()],
    ['10008', 'the account is frozen', buying({}, (world, person) => switchUser(world, person, 'freeze'))],
    ['10010', 'nothing has that id', buying({ productId: 'no-such' })],
    ['10010', 'it is not on offer', buying({ productId: 'p-forex-30' })],
    ['10011', 'the money lacks', buying({ amount: '10000.01' })],
    ['10012', 'no such running time is offered', buying({ days: 31 })],
    ['10012', 'no running time is given', buying({ days: undefined })],
    ['10013', 'the amount is below the least', buying({ amount: '99.99' })],
    ['10013', 'the amount is none', buying({ amount: 'all' })],
    ['10015', 'it is sold out', buying({ productId: 'p-stocks-90', days: 90 })],
    [
      '10024',
      'one of the same runs',
      buying({ amount: '100.00' }, (_, person) => prepared(person.call('buySmart', { body: wish() }))),
    ],
    ['11004', 'payments are locked', buying({}, (world, person) => switchUser(world, person, 'lockPayment'))],
    ['11005', 'the mode is demo', async (world) => (await trader(world)).call('buySmart', { body: wish() })],
    [
      '11006',
      'the demo account is disabled',
      async (world) => {
        const person = await trader(world)
        await switchUser(world, person, 'disableDemo')
        return person.call('buySmart', { body: wish() })
      },
    ],
    ['11018', 'the terms have changed', buying({ acceptedTermsVersion: '2025-12' })],
    ['400', 'no terms were accepted', buying({ acceptedTermsVersion: undefined })],
  ]),
  ...casesOf('listSmartOrder', [
    ['200', 'a plan runs', holding((person) => person.call('listSmartOrder'))],
    ['200', 'the mode is demo', holding((person) => person.call('listSmartOrder', { mode: 'demo' }))],
  ]),
  ...casesOf('getSmartOrderById', [
    [
      '200',
      'it has earned two days',
      holding(async (person, id, world) => {
        await pass(world, 'P3D')
        return person.call('getSmartOrderById', { path: { id } })
      }),
    ],
    [
      '11005',
      'the mode is demo',
      holding((person, id) => person.call('getSmartOrderById', { path: { id }, mode: 'demo' })),
    ],
    [
      '11020',
      'it is somebody else’s',
      holding(async (_, id, world) => {
        const other = await trader(world, { userName: 'berta_1', email: 'berta@example.com' })
        return other.call('getSmartOrderById', { path: { id }, mode: 'real' })
      }),
    ],
  ]),
  ...casesOf('previewExitSmart', [
    ['200', 'the plan runs', holding((person, id) => person.call('previewExitSmart', { path: { id } }))],
    [
      '11005',
      'the mode is demo',
      holding((person, id) => person.call('previewExitSmart', { path: { id }, mode: 'demo' })),
    ],
    [
      '11010',
      'the plan has matured',
      holding(async (person, id, world) => {
        // A session ends after 30 days without a call.
        await pass(world, 'P15D')
        await person.call('getUserInfo')
        await pass(world, 'P16D')
        return person.call('previewExitSmart', { path: { id } })
      }),
    ],
    [
      '11020',
      'nothing has that number',
      holding((person) => person.call('previewExitSmart', { path: { id: 'SM202601140000000009' } })),
    ],
  ]),
  ...casesOf('exitSmart', [
    ['20005', 'the preview is fresh', holding(leaveNow)],
    [
      '20005',
      'payments are locked',
      holding(async (person, orderNo, world) => {
        await switchUser(world, person, 'lockPayment')
        return leaveNow(person, orderNo)
      }),
    ],
    [
      '11005',
      'the mode is demo',
      holding(async (person, orderNo) => leave(person, orderNo, await preview(person, orderNo), 'demo')),
    ],
    [
      '11006',
      'the demo account is disabled',
      holding(async (person, orderNo, world) => {
        await switchUser(world, person, 'disableDemo')
        return leave(person, orderNo, await preview(person, orderNo), 'demo')
      }),
    ],
    [
      '11010',
      'the plan was left before',
      holding(async (person, orderNo) => {
        const quoteId = await preview(person, orderNo)
        await prepared(leave(person, orderNo, quoteId))
        return leave(person, orderNo, quoteId)
      }),
    ],
    [
      '11018',
      'the preview is older than a minute',
      holding(async (person, orderNo, world) => {
        const quoteId = await preview(person, orderNo)
        await pass(world, 'PT61S')
        return leave(person, orderNo, quoteId)
      }),
    ],
    ['11020', 'nothing has that number', holding((person) => leave(person, 'SM202601140000000009', 'q'))],
  ]),
]
