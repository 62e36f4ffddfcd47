import type { Caller } from '../support/caller.ts'
import {
  eurusdOrder,
  fund,
  pass,
  prepared,
  setPrice,
  switchUser,
  type Trader,
  trader,
} from '../support/trading.ts'
import { type Case, casesOf } from './case.ts'

type Act = (person: Trader, orderNo: string, world: Caller) => ReturnType<Case['make']>

/** A trader at 1.085 who asks for a position. */
const opening =
  (
    changes: object = {},
    before: (world: Caller, person: Trader) => Promise<unknown> = async () => {},
  ): Case['make'] =>
  async (world) => {
    const person = await trader(world)
    await setPrice(world, 'EURUSD', 1.085)
    await before(world, person)
    return person.call('openOrder', { body: eurusdOrder(changes) })
  }

/** A trader with the position of the worked example. */
const holding =
  (act: Act): Case['make'] =>
  async (world) => {
    const person = await trader(world)
    await setPrice(world, 'EURUSD', 1.085)
    const { result } = await prepared(
      person.call('openOrder', { body: eurusdOrder({ takeProfitPrice: 1.095 }) }),
    )
    return act(person, result.orderNo, world)
  }

const closed: (act: Act) => Case['make'] = (act) =>
  holding(async (person, orderNo, world) => {
    await prepared(person.call('closeOrder', { body: { orderNo } }))
    return act(person, orderNo, world)
  })

/** Leveraged positions. */
export const positionCases = [
  ...casesOf('openOrder', [
    ['20004', 'everything is right', opening({ stopLossPrice: 1.082, takeProfitPrice: 1.095 })],
    ['10008', 'the account is frozen', opening({}, (world, person) => switchUser(world, person, 'freeze'))],
    ['10011', 'the margin is more than there is', opening({ lots: '40.00' })],
    ['10015', 'nothing has that id', opening({ marketId: 'no-such' })],
    [
      '10015',
      'it is halted',
      opening({}, (world) => world.control('haltMarket', { path: { code: 'EURUSD' }, body: {} })),
    ],
    ['10015', 'its session is over', opening({}, (world) => pass(world, 'P3D'))],
    ['10016', 'the size is off the step', opening({ lots: '0.105' })],
    ['10016', 'there is no size', opening({ lots: undefined })],
    [
      '11004',
      'payments are locked',
      async (world) => {
        const person = await trader(world)
        await fund(world, person, 'real', '1000.00')
        await switchUser(world, person, 'lockPayment')
        await setPrice(world, 'EURUSD', 1.085)
        return person.call('openOrder', { body: eurusdOrder(), mode: 'real' })
      },
    ],
    [
      '11006',
      'the demo account is disabled',
      opening({}, (world, person) => switchUser(world, person, 'disableDemo')),
    ],
    ['11009', 'the stop-loss lies above the price', opening({ stopLossPrice: 1.09 })],
    ['11018', 'the price has moved', opening({ quotedPrice: 1.0862 })],
    ['11018', 'other terms were read', opening({ acceptedTermsVersion: '2025-12' })],
    ['11019', 'the leverage is above the cap', opening({ leverage: 31 })],
    ['400', 'the slippage is above 0.5 %', opening({ slippage: '0.006' })],
    ['400', 'no terms were read', opening({ acceptedTermsVersion: undefined })],
  ]),
  ...casesOf('modifyOrder', [
    [
      '20005',
      'a stop is moved and another cleared',
      holding((person, orderNo) =>
        person.call('modifyOrder', { body: { orderNo, stopLossPrice: 1.083, takeProfitPrice: null } }),
      ),
    ],
    [
      '11006',
      'the demo account is disabled',
      holding(async (person, orderNo, world) => {
        await switchUser(world, person, 'disableDemo')
        return person.call('modifyOrder', { body: { orderNo } })
      }),
    ],
    [
      '11009',
      'the take-profit is too near',
      holding((person, orderNo) =>
        person.call('modifyOrder', { body: { orderNo, takeProfitPrice: 1.08505 } }),
      ),
    ],
    ['11010', 'it is closed', closed((person, orderNo) => person.call('modifyOrder', { body: { orderNo } }))],
    [
      '11020',
      'it belongs to the other mode',
      holding((person, orderNo) => person.call('modifyOrder', { body: { orderNo }, mode: 'real' })),
    ],
    ['400', 'no position is named', holding((person) => person.call('modifyOrder', { body: {} }))],
  ]),
  ...casesOf('closeOrder', [
    ['20005', 'it is open', holding((person, orderNo) => person.call('closeOrder', { body: { orderNo } }))],
    [
      '20005',
      'half of it is closed',
      holding((person, orderNo) => person.call('closeOrder', { body: { orderNo, lots: '0.05' } })),
    ],
    [
      '10016',
      'the part is more than is open',
      holding((person, orderNo) => person.call('closeOrder', { body: { orderNo, lots: '0.11' } })),
    ],
    [
      '10015',
      'its instrument is halted',
      holding(async (person, orderNo, world) => {
        await world.control('haltMarket', { path: { code: 'EURUSD' }, body: {} })
        return person.call('closeOrder', { body: { orderNo } })
      }),
    ],
    [
      '11006',
      'the demo account is disabled',
      holding(async (person, orderNo, world) => {
        await switchUser(world, person, 'disableDemo')
        return person.call('closeOrder', { body: { orderNo } })
      }),
    ],
    ['11010', 'it is closed', closed((person, orderNo) => person.call('closeOrder', { body: { orderNo } }))],
    [
      '11010',
      'its take-profit was reached',
      holding(async (person, orderNo, world) => {
        await setPrice(world, 'EURUSD', 1.095)
        return person.call('closeOrder', { body: { orderNo } })
      }),
    ],
    [
      '11020',
      'nothing has that number',
      holding((person) => person.call('closeOrder', { body: { orderNo: 'LV202601100000009999' } })),
    ],
    ['400', 'no position is named', holding((person) => person.call('closeOrder', { body: {} }))],
  ]),
  ...casesOf('listOrder', [
    [
      '200',
      'there is an open one',
      holding((person) => person.call('listOrder', { query: { status: 'OPEN' } })),
    ],
    ['200', 'there is a closed one', closed((person) => person.call('listOrder'))],
    [
      '400',
      'there is no such status',
      holding((person) => person.call('listOrder', { query: { status: 'WON' } })),
    ],
    [
      '400',
      'a page has 101 records',
      holding((person) => person.call('listOrder', { query: { pageSize: 101 } })),
    ],
  ]),
  ...casesOf('getOrderById', [
    ['200', 'it is open', holding((person, id) => person.call('getOrderById', { path: { id } }))],
    ['200', 'it is closed', closed((person, id) => person.call('getOrderById', { path: { id } }))],
    [
      '11020',
      'somebody else asks',
      holding(async (_, id, world) => {
        const other = await trader(world, { userName: 'bert_1', email: 'bert@example.com' })
        return other.call('getOrderById', { path: { id } })
      }),
    ],
  ]),
]
