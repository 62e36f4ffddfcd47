import type { Caller } from '../support/caller.ts'
import { eurusdOrder, pass, prepared, setPrice, switchUser, type Trader, trader } from '../support/trading.ts'
import { type Case, casesOf } from './case.ts'

type Act = (person: Trader, orderNo: string, world: Caller) => ReturnType<Case['make']>

/** A trader who closed a position at a gain, and a day has passed. */
const traded =
  (act: Act): Case['make'] =>
  async (world) => {
    const person = await trader(world)
    await setPrice(world, 'EURUSD', 1.085)
    const { result } = await prepared(person.call('openOrder', { body: eurusdOrder() }))
    await setPrice(world, 'EURUSD', 1.095)
    await prepared(person.call('closeOrder', { body: { orderNo: result.orderNo } }))
    await pass(world, 'P1D')
    return act(person, result.orderNo, world)
  }

const backwards = { from: '2026-01-16T00:00:00.000Z', to: '2026-01-15T00:00:00.000Z' }
const days = { from: '2026-01-01T00:00:00.000Z', to: '2026-03-01T00:00:00.000Z' }

/** Profit and loss, and notes on trades. */
export const performanceCases = [
  ...casesOf('performance', [
    ['200', 'all of it is asked for', traded((person) => person.call('performance'))],
    ['200', 'days are asked for', traded((person) => person.call('performance', { query: days }))],
    ['200', 'there was no money', traded((person) => person.call('performance', { mode: 'real' }))],
    [
      '400',
      'the range ends before it begins',
      traded((person) => person.call('performance', { query: backwards })),
    ],
  ]),
  ...casesOf('listPerformance', [
    ['200', 'all rows are asked for', traded((person) => person.call('listPerformance'))],
    [
      '200',
      'the gains of an instrument are asked for',
      traded((person) => person.call('listPerformance', { query: { figure: 'GAINS', code: 'EURUSD' } })),
    ],
    [
      '200',
      'a product, and what belongs to no instrument, are asked for',
      traded((person) => person.call('listPerformance', { query: { source: 'ORDER', instrument: 'NONE' } })),
    ],
    [
      '400',
      'the range ends before it begins',
      traded((person) => person.call('listPerformance', { query: backwards })),
    ],
    [
      '400',
      'there is no such figure',
      traded((person) => person.call('listPerformance', { query: { figure: 'LUCK' } })),
    ],
  ]),
  ...casesOf('setNote', [
    [
      '20005',
      'a closed position is written about',
      traded((person, orderNo) => person.call('setNote', { body: { orderNo, note: 'Sold at the high' } })),
    ],
    [
      '20005',
      'a note is removed',
      traded((person, orderNo) => person.call('setNote', { body: { orderNo, note: '' } })),
    ],
    [
      '11006',
      'the demo account is disabled',
      traded(async (person, orderNo, world) => {
        await switchUser(world, person, 'disableDemo')
        return person.call('setNote', { body: { orderNo, note: 'Sold at the high' } })
      }),
    ],
    [
      '11020',
      'it is a position of the other account',
      traded((person, orderNo) =>
        person.call('setNote', { body: { orderNo, note: 'Sold at the high' }, mode: 'real' }),
      ),
    ],
    [
      '400',
      'the note is too long',
      traded((person, orderNo) => person.call('setNote', { body: { orderNo, note: 'x'.repeat(501) } })),
    ],
  ]),
]
