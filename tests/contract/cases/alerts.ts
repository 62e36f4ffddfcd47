import type { Caller } from '../support/caller.ts'
import { pass, prepared, setPrice, switchUser, type Trader, trader } from '../support/trading.ts'
import { type Case, casesOf, repeat } from './case.ts'

/** An alert on the euro once it costs 1.09000. */
const alert = (changes: object = {}) => ({
  code: 'EURUSD',
  kind: 'PRICE_ABOVE',
  value: 1.09,
  repeat: 'ONCE',
  ...changes,
})

/** A trader who sets an alert while the euro costs 1.08500. */
const setting =
  (
    changes: object = {},
    before: (world: Caller, person: Trader) => Promise<unknown> = async () => {},
  ): Case['make'] =>
  async (world) => {
    const person = await trader(world)
    await setPrice(world, 'EURUSD', 1.085)
    await before(world, person)
    return person.call('setAlert', { body: alert(changes) })
  }

/** A trader with an alert. */
const waiting =
  (act: (person: Trader, id: string, world: Caller) => ReturnType<Case['make']>): Case['make'] =>
  async (world) => {
    const person = await trader(world)
    await setPrice(world, 'EURUSD', 1.085)
    const { result } = await prepared(person.call('setAlert', { body: alert() }))
    return act(person, result.id, world)
  }

/** Alerts on prices. */
export const alertCases = [
  ...casesOf('setAlert', [
    ['20005', 'the price is still to come', setting()],
    ['20005', 'it is about the change of the day', setting({ kind: 'CHANGE_BELOW', value: -0.5 })],
    [
      '20005',
      'the price is there already and waited for again',
      setting({ value: 1.08, repeat: 'EACH_CROSSING' }),
    ],
    ['20005', 'the session is closed', setting({}, (world) => pass(world, 'P3D'))],
    [
      '20005',
      'it is changed',
      waiting((person, id) => person.call('setAlert', { body: alert({ id, value: 1.1 }) })),
    ],
    ['10015', 'no instrument has that symbol', setting({ code: 'NONESUCH' })],
    ['10016', 'the price is the current price', setting({ value: 1.085 })],
    ['10016', 'the price is off the grid', setting({ value: 1.0900001 })],
    ['10016', 'there is no value', setting({ value: undefined })],
    ['10016', 'the change has three decimals', setting({ kind: 'CHANGE_ABOVE', value: 0.125 })],
    ['10016', 'the change is above 1000 %', setting({ kind: 'CHANGE_ABOVE', value: 1_001 })],
    [
      '11006',
      'the demo account is disabled',
      setting({}, (world, person) => switchUser(world, person, 'disableDemo')),
    ],
    ['11008', 'the price is below zero', setting({ value: -1 })],
    ['10016', 'the price could fall by more than all of it', setting({ kind: 'CHANGE_BELOW', value: -100 })],
    ['11020', 'it has the id of no alert', setting({ id: 'al-none' })],
    [
      '11020',
      'it is the alert of another user',
      waiting(async (_person, id, world) =>
        (await trader(world, { userName: 'benjamin', email: 'benjamin@example.com' })).call('setAlert', {
          body: alert({ id }),
        }),
      ),
    ],
    [
      '400',
      'there are a hundred',
      async (world) => {
        const person = await trader(world)
        await setPrice(world, 'EURUSD', 1.085)
        return repeat(101, (index) =>
          person.call('setAlert', { body: alert({ value: (1_100 + index) / 1_000 }) }),
        )
      },
    ],
    ['400', 'it is of a kind that there is not', setting({ kind: 'PRICE_NEAR' })],
    ['400', 'it names no instrument', setting({ code: undefined })],
  ]),
  ...casesOf('removeAlert', [
    ['20005', 'it waits', waiting((person, id) => person.call('removeAlert', { body: { id } }))],
    [
      '20005',
      'it has fired',
      waiting(async (person, id, world) => {
        await setPrice(world, 'EURUSD', 1.09)
        return person.call('removeAlert', { body: { id } })
      }),
    ],
    [
      '11006',
      'the demo account is disabled',
      waiting(async (person, id, world) => {
        await switchUser(world, person, 'disableDemo')
        return person.call('removeAlert', { body: { id } })
      }),
    ],
    [
      '11020',
      'it was removed before',
      waiting((person, id) => repeat(2, () => person.call('removeAlert', { body: { id } }))),
    ],
    ['400', 'no alert is named', waiting((person) => person.call('removeAlert', { body: {} }))],
  ]),
  ...casesOf('listAlert', [
    ['200', 'there is none', async (world) => (await trader(world)).call('listAlert')],
    [
      '200',
      'one has fired',
      waiting(async (person, _id, world) => {
        await setPrice(world, 'EURUSD', 1.0901)
        return person.call('listAlert', { query: { code: 'EURUSD' } })
      }),
    ],
  ]),
]
