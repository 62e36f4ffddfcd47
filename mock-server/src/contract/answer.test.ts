import { expect, test } from 'vitest'
import { accept } from '../core/accept.ts'
import type { CoreTables } from '../core/tables.ts'
import type { ProductWorld } from '../core/world.ts'
import { done, reject } from '../domain/outcome.ts'
import { buySmart } from '../products/plans/rules/buy.ts'
import { smartOrderView } from '../products/plans/view.ts'
import { sampleActor } from '../test/sample-actor.ts'
import { operation } from './operation.ts'
import { error, httpError, ok } from './reply.ts'

// What is expected here is expected of the compiler: the type check fails where a marked handler compiles.
declare const world: ProductWorld
const order = () =>
  buySmart(
    sampleActor(),
    { takeOrderNo: () => 'SM1', days: 30, amount: '500.00', acceptedTermsVersion: 't1' },
    { product: undefined, enabled: true, alreadyRunning: false, loanPrincipal: 0n },
  )

test('a handler that answers as its operation says compiles', () => {
  const { id } = operation<'buySmart', CoreTables>('buySmart', ({ commit, now }) =>
    commit((tables) =>
      accept({ world, tables, now }, order(), 'purchaseSuccessful', (bought) => smartOrderView(bought.order)),
    ),
  )
  expect(id).toBe('buySmart')
})

test('a result of another shape does not compile', () => {
  // @ts-expect-error `resendAfter` is a number
  const text = operation('sendCode', () => ok({ resendAfter: '60' }))
  // @ts-expect-error a field is missing
  const nothing = operation('sendCode', () => ok({}))
  expect([text.id, nothing.id]).toEqual(['sendCode', 'sendCode'])
})

test('a member that the contract does not list does not compile', () => {
  const attempt = { operation: 'buySmart', at: '2026-01-10T00:00:00.000Z' } as const
  const known = operation('settleAttempt', () => ok({ ...attempt, state: 'RUNNING' }))
  // @ts-expect-error a client bears other members, but this server knows what it sends
  const other = operation('settleAttempt', () => ok({ ...attempt, state: 'PAUSED' }))
  // @ts-expect-error nor does it send a text that may be any
  const any = operation('settleAttempt', () => ok({ ...attempt, state: String('DONE') }))
  expect(new Set([known, other, any].map(({ id }) => id))).toEqual(new Set(['settleAttempt']))
})

test('the code of another operation does not compile', () => {
  // @ts-expect-error it succeeds with `modifiedSuccessfully`
  const success = operation('setSavings', () => ok(null, 'purchaseSuccessful'))
  // @ts-expect-error it succeeds with a code of its own, not with the plain 200
  const plain = operation('setSavings', () => ok(null))
  // @ts-expect-error it has no product to be sold out
  const failure = operation('setSavings', () => error('productAlreadyBought'))
  // @ts-expect-error a code is no key
  const code = operation('setSavings', () => error('10008'))
  // @ts-expect-error it answers no HTTP 418
  const status = operation('setSavings', () => httpError(418, ''))
  expect(new Set([success, plain, failure, code, status].map(({ id }) => id))).toEqual(
    new Set(['setSavings']),
  )
})

test('an error of a rule that the operation does not declare does not compile', () => {
  const outcome = () => ((order() as unknown) ? reject('kycRequired') : done({ nothing: null }))
  operation<'setSavings', CoreTables>('setSavings', ({ commit, now }) =>
    commit((tables) =>
      // @ts-expect-error `setSavings` asks for no verified identity
      accept({ world, tables, now }, outcome(), 'modifiedSuccessfully', () => null),
    ),
  )
  expect(outcome()).toEqual({ error: 'kycRequired' })
})

test('a command that moves money and forgets its effects does not compile', () => {
  const { id } = operation('resetDemo', ({ commit }) =>
    // @ts-expect-error only `accept` gives the success of an operation that moves money
    commit(() => ok(null, 'modifiedSuccessfully')),
  )
  expect(id).toBe('resetDemo')
})
