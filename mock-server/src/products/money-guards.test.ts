import { beforeEach, expect, test } from 'vitest'
import type { User } from '../domain/user.ts'
import type { Mode } from '../ledger/entry.ts'
import { type Customer, createCustomer } from '../test/customer.ts'
import type { InsideWorld } from '../test/inside-world.ts'
import { addUpload, createVerified, SECURITY_PASSWORD, workedWorld } from '../test/money.ts'
import { setPrice } from '../test/prices.ts'

/** What mends one thing that is wrong: a field, the user, the mode. */
interface Step {
  /** The error that this step leads to. */
  readonly code: string
  readonly fields?: object
  readonly actor?: Partial<User>
  readonly mode?: Mode
}

let world: InsideWorld
let mei: Customer
beforeEach(async () => {
  world = await workedWorld()
  setPrice(world, 'BTC', 52_100)
  mei = createCustomer(world, 'meimei', {
    status: 'FROZEN',
    paymentLock: { reason: 'OPERATOR' },
    demoEnabled: false,
  })
})

/** Makes a call that is wrong in every way, and mends it a step at a time. */
const climb = async (path: string, wrong: object, steps: readonly Step[]): Promise<void> => {
  let [body, mode]: [object, Mode] = [wrong, 'demo']
  for (const { code, fields, actor, mode: next } of steps) {
    if (actor) mei.change(actor)
    body = { ...body, ...fields }
    mode = next ?? mode
    expect((await mei.post(path, body, { mode })).code, JSON.stringify(body)).toBe(code)
  }
}

const ACCOUNT: readonly Step[] = [
  { code: '11006' },
  { code: '11005', actor: { demoEnabled: true } },
  { code: '10008', mode: 'real' },
  { code: '11004', actor: { status: 'ACTIVE' } },
]

test('a deposit is refused for the first of everything that is wrong, in the documented order', async () => {
  const proofId = addUpload(world, mei.id, 'recharge')
  const wrong = { currency: 'BTC', network: 'BTC', amount: 'much', last6: '123456', proofId: 'f-unknown' }
  await climb('user/recharge', wrong, [
    ...ACCOUNT,
    { code: '10021', actor: { paymentLock: undefined } },
    { code: '10013', fields: { receiveAddress: 'SANDBOX-BTC-1' } },
    { code: '11008', fields: { amount: '0.001' } },
    { code: '11020', fields: { amount: '0.01' } },
    { code: '20002', fields: { proofId } },
  ])
})

test('a withdrawal is refused for the first of everything that is wrong, in the documented order', async () => {
  const { securityPassword } = world.store.read.users.get((await createVerified(world, 'tomtom')).id) as User
  const wrong = { method: 'PIGEON', amount: 'much', securityPassword: '000001', expectedFee: '0.01' }
  await climb('user/withdrawal', wrong, [
    ...ACCOUNT,
    { code: '10025', actor: { paymentLock: undefined } },
    { code: '10021', fields: { method: 'BTC' } },
    { code: '10013', fields: { address: 'SANDBOX-BTC-1' } },
    { code: '11008', fields: { amount: '1.00' } },
    { code: '10022', fields: { amount: '1500.00' } },
    { code: '11018', actor: { kycStatus: 'VERIFIED' } },
    { code: '11003', fields: { expectedFee: '15.00' } },
    { code: '11002', actor: { securityPassword: securityPassword as NonNullable<typeof securityPassword> } },
    { code: '10011', fields: { securityPassword: SECURITY_PASSWORD } },
  ])
  mei.fund(1_500_00n)
  await climb('user/withdrawal', { ...wrong, method: 'BTC', address: 'SANDBOX-BTC-1' }, [
    {
      code: '20003',
      mode: 'real',
      fields: { amount: '1500.00', expectedFee: '15.00', securityPassword: SECURITY_PASSWORD },
    },
  ])
})

test('a loan is refused for the first of everything that is wrong, in the documented order', async () => {
  const command = { amount: '1000.00', termDays: 30 }
  const tom = createCustomer(world, 'tomtom')
  const { quoteId, agreementVersion } = (await tom.post('user/loanQuote', command)).result
  const wrong = { amount: 'much', termDays: 8, agreementVersion: '2020-01', quoteId }
  await climb('user/loan', wrong, [
    ...ACCOUNT,
    { code: '10022', actor: { paymentLock: undefined } },
    { code: '10019', actor: { kycStatus: 'PENDING_REVIEW' } },
    { code: '10023', actor: { kycStatus: 'VERIFIED' } },
    { code: '10013', fields: { termDays: 30 } },
    { code: '11016', fields: { amount: '1000.00' } },
    { code: '11018', fields: { signatureId: addUpload(world, mei.id, 'signature') } },
    { code: '20001', fields: { agreementVersion } },
  ])
})

test('a request that does not fit the contract, and no session, go before everything else', async () => {
  mei.change({ status: 'ACTIVE' })
  for (const path of [
    'user/recharge',
    'user/withdrawal',
    'user/loan',
    'user/repayLoan',
    'user/cancelWithdrawal',
  ]) {
    expect((await mei.post(path, {}, { mode: 'demo' })).status).toBe(400)
    expect((await world.request(path, { json: {} })).status).toBe(401)
  }
})
