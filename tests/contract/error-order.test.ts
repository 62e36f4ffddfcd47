import { describe, expect, test } from 'vitest'
import type { Caller } from './support/caller.ts'
import { useMockServer } from './support/mock-server.ts'
import { anyCode, newcomer, registered } from './support/people.ts'
import { fund, setPrice, switchUser, type Trader, trader } from './support/trading.ts'

const mockServer = useMockServer()

/** A call that is wrong in every way, and what mends it one step at a time with the error each step leads to. */
const ladders = [
  {
    operation: 'register',
    wrong: { userName: '', email: '', code: '000000', password: 'weak', invitationCode: 'ZZZZ99' },
    steps: [
      ['10001', { userName: '1', email: 'anna' }],
      ['10003', { userName: 'anna_1' }],
      ['10002', { email: 'other@example.com' }],
      ['10004', { password: 'Sandbox1pass' }],
      ['10006', { userName: 'other_1', email: 'anna@example.com' }],
      ['10007', { email: 'other@example.com' }],
      ['11001', { code: anyCode }],
      ['10091', { invitationCode: undefined }],
      ['200', {}],
    ],
  },
  {
    operation: 'login',
    wrong: { userName: ' ', password: '' },
    steps: [
      ['10001', { userName: 'no body' }],
      ['10003', { userName: 'nobody_1', password: 'Wrong1pass' }],
      ['10009', { userName: 'anna_1' }],
      ['10004', { password: 'Sandbox1pass' }],
      ['200', {}],
    ],
  },
  {
    operation: 'resetUserPwd',
    wrong: { email: '', code: '000000', password: 'weak' },
    steps: [
      ['10001', { email: 'anna' }],
      ['10002', { email: 'nobody@example.com' }],
      ['10009', { email: 'anna@example.com' }],
      ['11001', { code: anyCode }],
      ['10004', { password: 'Another1pass' }],
      ['20005', {}],
    ],
  },
] as const

describe.each(ladders)('$operation', ({ operation, wrong, steps }) => {
  test('refuses in the documented order, one reason at a time', async () => {
    const world = mockServer.world()
    await registered(world, newcomer())
    let body: Record<string, unknown> = wrong
    for (const [code, mended] of steps) {
      const reply = await world.call(operation, { body })
      expect(reply.code, JSON.stringify(body)).toBe(code)
      body = { ...body, ...mended }
    }
  })
})

/** Mends the body, or the state of the account. */
type Mend = Record<string, unknown> | ((world: Caller, person: Trader) => Promise<unknown>)

const flip =
  (action: Parameters<typeof switchUser>[2]): Mend =>
  (world, person) =>
    switchUser(world, person, action)
const give: Mend = (world, person) => fund(world, person, 'real', '1000.00')

/** Payments that are wrong in every way, by a frozen account whose payments are locked and that has no money. */
const payments: readonly {
  readonly operation: string
  readonly wrong: Record<string, unknown>
  readonly steps: readonly [code: string, mend: Mend][]
}[] = [
  {
    operation: 'openOrder',
    wrong: {
      marketId: 'no-such',
      direction: 'LONG',
      lots: '0.001',
      leverage: 99,
      quotedPrice: 2,
      slippage: '0.001',
      stopLossPrice: 1.09,
      acceptedTermsVersion: 'old',
    },
    steps: [
      ['10008', flip('unfreeze')],
      ['11004', flip('unlockPayment')],
      ['10015', { marketId: '1' }],
      ['11019', { leverage: 30 }],
      ['10016', { lots: '0.10' }],
      ['11009', { stopLossPrice: 1.08 }],
      ['11018', { quotedPrice: 1.085 }],
      ['11018', { acceptedTermsVersion: '2026-01' }],
      ['10011', give],
      ['20004', {}],
    ],
  },
  {
    operation: 'buyNft',
    wrong: { nftId: 'no-such', action: 'bid', amount: '1.00', receiveAddress: ' ' },
    steps: [
      ['10008', flip('unfreeze')],
      ['11004', flip('unlockPayment')],
      ['10020', { nftId: 'n-5' }],
      ['10021', { receiveAddress: 'SANDBOX-ETH-1' }],
      ['10016', { amount: '75.00' }],
      ['10011', give],
      ['20004', {}],
    ],
  },
]

describe.each(payments)('$operation', ({ operation, wrong, steps }) => {
  test('refuses in the documented order, one reason at a time, and changes nothing before it is right', async () => {
    const world = mockServer.world()
    const person = await trader(world)
    await setPrice(world, 'EURUSD', 1.085)
    await switchUser(world, person, 'lockPayment')
    await switchUser(world, person, 'freeze')
    let body = wrong
    for (const [code, mend] of steps) {
      const before = await world.stateHash()
      const reply = await person.call(operation, { body, mode: 'real' })
      expect(reply.code, JSON.stringify(body)).toBe(code)
      if (code !== '20004') expect(await world.stateHash()).toBe(before)
      if (typeof mend === 'function') await mend(world, person)
      else body = { ...body, ...mend }
    }
  })
})
