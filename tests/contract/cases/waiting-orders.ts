import type { Caller } from '../support/caller.ts'
import { fund, pass, prepared, setPrice, switchUser, type Trader, trader } from '../support/trading.ts'
import { type Case, casesOf } from './case.ts'

/** A request to buy 0.10 lot of EURUSD once it costs 1.08000. */
const limit = (changes: object = {}) => ({
  marketId: '1',
  direction: 'LONG',
  type: 'LIMIT',
  triggerPrice: 1.08,
  lots: '0.10',
  leverage: 30,
  expiry: 'UNTIL_CANCELLED',
  acceptedTermsVersion: '2026-01',
  ...changes,
})

/** A trader at 1.085 who asks for a waiting order. */
const placing =
  (
    changes: object = {},
    before: (world: Caller, person: Trader) => Promise<unknown> = async () => {},
  ): Case['make'] =>
  async (world) => {
    const person = await trader(world)
    await setPrice(world, 'EURUSD', 1.085)
    await before(world, person)
    return person.call('placePending', { body: limit(changes) })
  }

type Act = (person: Trader, orderNo: string, world: Caller) => ReturnType<Case['make']>

/** A trader whose order waits. */
const waiting =
  (act: Act): Case['make'] =>
  async (world) => {
    const person = await trader(world)
    await setPrice(world, 'EURUSD', 1.085)
    const { result } = await prepared(person.call('placePending', { body: limit() }))
    return act(person, result.orderNo, world)
  }

const modifying = (changes: object): Case['make'] =>
  waiting((person, orderNo) => person.call('modifyPending', { body: { orderNo, ...changes } }))

const ended = (act: Act): Case['make'] =>
  waiting(async (person, orderNo, world) => {
    await prepared(person.call('cancelPending', { body: { orderNo } }))
    return act(person, orderNo, world)
  })

/** A trader with real money and an order that waits, whose payments are locked then. */
const locked =
  (act: Act): Case['make'] =>
  async (world) => {
    const person = await trader(world)
    await fund(world, person, 'real', '1000.00')
    await setPrice(world, 'EURUSD', 1.085)
    const { result } = await prepared(person.call('placePending', { body: limit(), mode: 'real' }))
    await switchUser(world, person, 'lockPayment')
    return act(person, result.orderNo, world)
  }

/** Waiting orders. */
export const waitingOrderCases = [
  ...casesOf('placePending', [
    ['20004', 'everything is right', placing({ stopLossPrice: 1.075, takeProfitPrice: 1.095 })],
    [
      '20004',
      'it has a trailing stop and a day to wait',
      placing({ trailingDistance: 0.002, expiry: 'DAY' }),
    ],
    [
      '20004',
      'it has a partner',
      waiting((person, ocoOrderNo) =>
        person.call('placePending', { body: limit({ type: 'STOP', triggerPrice: 1.09, ocoOrderNo }) }),
      ),
    ],
    ['10008', 'the account is frozen', placing({}, (world, person) => switchUser(world, person, 'freeze'))],
    ['10011', 'the margin is more than there is', placing({ lots: '40.00' })],
    ['10015', 'nothing has that id', placing({ marketId: 'no-such' })],
    ['10015', 'its session is over', placing({}, (world) => pass(world, 'P3D'))],
    ['10016', 'the size is off the step', placing({ lots: '0.105' })],
    [
      '11004',
      'payments are locked',
      locked((person) => person.call('placePending', { body: limit(), mode: 'real' })),
    ],
    [
      '11006',
      'the demo account is disabled',
      placing({}, (world, person) => switchUser(world, person, 'disableDemo')),
    ],
    ['11009', 'the stop loss lies above the trigger price', placing({ stopLossPrice: 1.082 })],
    ['11009', 'the trailing stop is nearer than 0.05 %', placing({ trailingDistance: 0.0005 })],
    [
      '11009',
      'it has a stop loss and a trailing stop',
      placing({ stopLossPrice: 1.075, trailingDistance: 0.002 }),
    ],
    ['11018', 'other terms were read', placing({ acceptedTermsVersion: '2025-12' })],
    ['11019', 'the leverage is above the cap', placing({ leverage: 31 })],
    ['11030', 'the trigger price is on the wrong side', placing({ triggerPrice: 1.09 })],
    ['11030', 'the trigger price is the current price', placing({ triggerPrice: 1.085 })],
    ['11030', 'the trigger price is off the grid', placing({ triggerPrice: 1.0800001 })],
    ['11030', 'there is no trigger price', placing({ triggerPrice: undefined })],
    [
      '11032',
      'the moment of expiry is over',
      placing({ expiry: 'MOMENT', expiresAt: '2020-01-01T00:00:00.000Z' }),
    ],
    ['11033', 'the partner is unknown', placing({ ocoOrderNo: 'PO202601010000000001' })],
    [
      '11033',
      'the partner is cancelled',
      ended((person, ocoOrderNo) =>
        person.call('placePending', { body: limit({ type: 'STOP', triggerPrice: 1.09, ocoOrderNo }) }),
      ),
    ],
    ['11032', 'a moment is chosen and not named', placing({ expiry: 'MOMENT' })],
    ['400', 'no terms were read', placing({ acceptedTermsVersion: undefined })],
  ]),
  ...casesOf('modifyPending', [
    ['20005', 'the trigger price is moved', modifying({ triggerPrice: 1.082 })],
    ['20005', 'a stop is set', modifying({ stopLossPrice: 1.075 })],
    ['10011', 'the margin is more than there is', modifying({ lots: '40.00' })],
    ['10016', 'the size is off the step', modifying({ lots: '0.105' })],
    [
      '11004',
      'payments are locked, and more would be held',
      locked((person, orderNo) =>
        person.call('modifyPending', { body: { orderNo, lots: '0.20' }, mode: 'real' }),
      ),
    ],
    [
      '20005',
      'payments are locked, and less is held',
      locked((person, orderNo) =>
        person.call('modifyPending', { body: { orderNo, lots: '0.05' }, mode: 'real' }),
      ),
    ],
    [
      '11006',
      'the demo account is disabled',
      waiting(async (person, orderNo, world) => {
        await switchUser(world, person, 'disableDemo')
        return person.call('modifyPending', { body: { orderNo } })
      }),
    ],
    ['11009', 'the take profit lies below the trigger price', modifying({ takeProfitPrice: 1.07 })],
    [
      '11020',
      'it belongs to the other mode',
      waiting((person, orderNo) => person.call('modifyPending', { body: { orderNo }, mode: 'real' })),
    ],
    ['11030', 'the trigger price is on the wrong side', modifying({ triggerPrice: 1.09 })],
    [
      '11031',
      'it was cancelled',
      ended((person, orderNo) => person.call('modifyPending', { body: { orderNo } })),
    ],
    [
      '11032',
      'the moment of expiry is over',
      modifying({ expiry: 'MOMENT', expiresAt: '2020-01-01T00:00:00.000Z' }),
    ],
    ['400', 'no order is named', waiting((person) => person.call('modifyPending', { body: {} }))],
  ]),
  ...casesOf('cancelPending', [
    ['20005', 'it waits', waiting((person, orderNo) => person.call('cancelPending', { body: { orderNo } }))],
    [
      '20005',
      'payments are locked',
      locked((person, orderNo) => person.call('cancelPending', { body: { orderNo }, mode: 'real' })),
    ],
    [
      '11006',
      'the demo account is disabled',
      waiting(async (person, orderNo, world) => {
        await switchUser(world, person, 'disableDemo')
        return person.call('cancelPending', { body: { orderNo } })
      }),
    ],
    [
      '11020',
      'it belongs to the other mode',
      waiting((person, orderNo) => person.call('cancelPending', { body: { orderNo }, mode: 'real' })),
    ],
    [
      '11031',
      'it was cancelled',
      ended((person, orderNo) => person.call('cancelPending', { body: { orderNo } })),
    ],
    [
      '11031',
      'its trigger price was reached',
      waiting(async (person, orderNo, world) => {
        await setPrice(world, 'EURUSD', 1.08)
        return person.call('cancelPending', { body: { orderNo } })
      }),
    ],
    ['400', 'no order is named', waiting((person) => person.call('cancelPending', { body: {} }))],
  ]),
  ...casesOf('listPending', [
    ['200', 'there is none', async (world) => (await trader(world)).call('listPending')],
    [
      '200',
      'one was filled',
      waiting(async (person, _orderNo, world) => {
        await setPrice(world, 'EURUSD', 1.08)
        return person.call('listPending', { query: { status: 'FILLED', code: 'EURUSD' } })
      }),
    ],
    [
      '400',
      'it asks for a status that there is not',
      async (world) => (await trader(world)).call('listPending', { query: { status: 'OPEN' } }),
    ],
  ]),
]
