import type { Caller, Reply } from '../support/caller.ts'
import { resolve, servedOperations } from '../support/document.ts'
import { exampleInput } from '../support/example-input.ts'
import { eurusdOption, pass, prepared, setPrice, type Trader, trader } from '../support/trading.ts'
import { type Case, casesOf } from './case.ts'

const key = '0b5c6c1e-6f3c-4b7e-9a52-6a2f1c0d9e11'
const keyed = { headers: { 'Idempotency-Key': `"${key}"` } }

const { value: names } = resolve('#/components/schemas/MoneyOperation/enum')
const moneyOperations = servedOperations.filter(({ id }) => (names as string[]).includes(id))

const settle = (person: Trader, operation: string, asked = key): Promise<Reply> =>
  person.call('settleAttempt', { body: { key: asked, operation } })

/** Fails where an attempt is not in the state that the case is about. */
const expectState = async (reply: Promise<Reply>, state: string): Promise<Reply> => {
  const { result } = await prepared(reply)
  if (result.state !== state) throw new Error(`The attempt is ${result.state}, not ${state}.`)
  return reply
}

/** A trader who has bought an option under the key. */
const buyer = async (world: Caller): Promise<Trader> => {
  const person = await trader(world)
  await setPrice(world, 'EURUSD', 1.085)
  await prepared(person.call('buyOptions', { body: eurusdOption(), ...keyed }))
  return person
}

/** Sends what the contract shows under a key that was settled before. */
const lateArrival =
  (operation: (typeof moneyOperations)[number]): Case['make'] =>
  async (world) => {
    const person = await trader(world)
    await expectState(settle(person, operation.id), 'CANCELLED')
    await pass(world, 'P2D')
    const before = await world.stateHash()
    const reply = await person.call(operation.id, { ...exampleInput(operation), ...keyed })
    if ((await world.stateHash()) !== before) throw new Error('A cancelled attempt changed something.')
    return reply
  }

/** Attempts whose answers were lost. */
export const attemptCases = [
  ...casesOf('settleAttempt', [
    [
      '200',
      'the attempt was answered',
      async (world) => expectState(settle(await buyer(world), 'buyOptions'), 'DONE'),
    ],
    [
      '200',
      'the key comes in quotes',
      async (world) => expectState(settle(await buyer(world), 'buyOptions', `"${key}"`), 'DONE'),
    ],
    [
      '200',
      'the attempt was refused',
      async (world) => {
        const person = await trader(world)
        await person.call('buyOptions', { body: eurusdOption({ amount: '9.00' }), ...keyed })
        return expectState(settle(person, 'buyOptions'), 'DONE')
      },
    ],
    [
      '200',
      'the attempt never arrived',
      async (world) => expectState(settle(await trader(world), 'buyOptions'), 'CANCELLED'),
    ],
    [
      '200',
      'it was cancelled before, and asked for again',
      async (world) => {
        const person = await trader(world)
        await expectState(settle(person, 'buyOptions'), 'CANCELLED')
        return expectState(settle(person, 'buyOptions'), 'CANCELLED')
      },
    ],
    [
      '200',
      'the key is one of another user',
      async (world) => {
        await buyer(world)
        const other = await trader(world, { userName: 'berta_1', email: 'berta@example.com' })
        return expectState(settle(other, 'buyOptions'), 'CANCELLED')
      },
    ],
    [
      '200',
      'the key was sent in the other mode',
      async (world) => {
        const person = await buyer(world)
        const body = { key, operation: 'buyOptions' }
        return expectState(person.call('settleAttempt', { body, mode: 'real' }), 'CANCELLED')
      },
    ],
    ['400', 'the operation moves no money', async (world) => settle(await trader(world), 'setSavings')],
    ['400', 'the key is none', async (world) => settle(await trader(world), 'buyOptions', 'two words')],
    ['400', 'no key is given', async (world) => (await trader(world)).call('settleAttempt', { body: {} })],
  ]),
  ...moneyOperations.flatMap((operation) =>
    casesOf(operation.id, [['11021', 'its key was settled before it arrives', lateArrival(operation)]]),
  ),
]
