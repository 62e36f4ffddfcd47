import type { Caller } from '../support/caller.ts'
import {
  eurusdOption,
  eurusdOrder,
  fund,
  marketId,
  pass,
  prepared,
  setPrice,
  switchUser,
  type Trader,
  trader,
} from '../support/trading.ts'
import { type Case, casesOf } from './case.ts'

/** A trader at 1.085 who asks for an option. */
const buying =
  (
    changes: object = {},
    before: (world: Caller, person: Trader) => Promise<unknown> = async () => {},
    mode: 'demo' | 'real' = 'demo',
  ): Case['make'] =>
  async (world) => {
    const person = await trader(world)
    await setPrice(world, 'EURUSD', 1.085)
    await before(world, person)
    return person.call('buyOptions', { body: eurusdOption(changes), mode })
  }

/** A trader whose option of the worked example is settled by a price; open without one. */
const holding =
  (
    settlePrice: number | undefined,
    act: (person: Trader, orderNo: string, world: Caller) => ReturnType<Case['make']>,
  ): Case['make'] =>
  async (world) => {
    const person = await trader(world)
    await setPrice(world, 'EURUSD', 1.085)
    const { result } = await prepared(person.call('buyOptions', { body: eurusdOption() }))
    if (settlePrice !== undefined) {
      await setPrice(world, 'EURUSD', settlePrice)
      await pass(world, 'PT15M')
    }
    return act(person, result.orderNo, world)
  }

const show = (person: Trader, id: string) => person.call('getOptionsOrderById', { path: { id } })

/** Fixed-time options. */
export const optionCases = [
  ...casesOf('buyOptions', [
    ['20004', 'everything is right', buying()],
    ['10008', 'the account is frozen', buying({}, (world, person) => switchUser(world, person, 'freeze'))],
    [
      '10011',
      'the rest is bound in a position',
      buying({ amount: '1000.00' }, (_, person) =>
        prepared(person.call('openOrder', { body: eurusdOrder({ lots: '27.00' }) })),
      ),
    ],
    ['10014', 'nothing has that id', buying({ marketId: 'no-such' })],
    [
      '10014',
      'it has no options',
      async (world) => {
        const person = await trader(world)
        const body = eurusdOption({ marketId: await marketId(world, 'USDSEK'), quotedPrice: undefined })
        return person.call('buyOptions', { body })
      },
    ],
    [
      '10015',
      'it is halted',
      buying({}, (world) => world.control('haltMarket', { path: { code: 'EURUSD' }, body: {} })),
    ],
    [
      '10015',
      'options for real money are switched off',
      buying({}, (world, person) => fund(world, person, 'real', '500.00'), 'real'),
    ],
    ['10016', 'the stake is below 10.00', buying({ amount: '9.99' })],
    ['10016', 'the stake is no number', buying({ amount: 'ten' })],
    ['10017', 'the running time is not offered', buying({ periodSec: 61 })],
    [
      '11004',
      'payments are locked',
      buying({}, (world, person) => switchUser(world, person, 'lockPayment'), 'real'),
    ],
    [
      '11006',
      'the demo account is disabled',
      buying({}, (world, person) => switchUser(world, person, 'disableDemo')),
    ],
    ['11018', 'the price has moved by more than 0.1 %', buying({ quotedPrice: 1.0862 })],
    ['11018', 'other terms were read', buying({ acceptedTermsVersion: '2025-12' })],
    ['400', 'the direction is neither up nor down', buying({ direction: 'LONG' })],
  ]),
  ...casesOf('listOptionsOrder', [
    ['200', 'one is open', holding(undefined, (person) => person.call('listOptionsOrder'))],
    [
      '200',
      'one is won',
      holding(1.09, (person) =>
        person.call('listOptionsOrder', { query: { status: 'WON', code: 'EURUSD' } }),
      ),
    ],
    [
      '400',
      'there is no such status',
      holding(undefined, (person) => person.call('listOptionsOrder', { query: { status: 'CLOSED' } })),
    ],
  ]),
  ...casesOf('getOptionsOrderById', [
    ['200', 'it is open', holding(undefined, show)],
    ['200', 'it is won', holding(1.09, show)],
    ['200', 'it is lost', holding(1.08, show)],
    ['200', 'it is tied', holding(1.085, show)],
    [
      '200',
      'it is void for want of a price',
      async (world) => {
        const person = await trader(world)
        const id = await marketId(world, 'SBX-STALE')
        const body = eurusdOption({ marketId: id, periodSec: 60, quotedPrice: undefined })
        const { result } = await prepared(person.call('buyOptions', { body }))
        await pass(world, 'PT1M')
        return show(person, result.orderNo)
      },
    ],
    [
      '11020',
      'it belongs to the other mode',
      holding(undefined, (person, id) => person.call('getOptionsOrderById', { path: { id }, mode: 'real' })),
    ],
  ]),
]
