import { smallestPng } from '../../support/smallest-png.ts'
import type { Caller, Reply } from './caller.ts'
import { anyCode } from './people.ts'
import { fund, pass, prepared, switchUser, type Trader, trader } from './trading.ts'

/** A security password that may be set. */
export const securityPassword = '271828'

/** A form with a file, as the app sends it. */
export const fileForm = (purpose: string, bytes: Uint8Array<ArrayBuffer> = smallestPng): FormData => {
  const form = new FormData()
  form.set('file', new File([bytes], 'photo.png'))
  form.set('purpose', purpose)
  return form
}

/** Uploads an image and answers its id. */
async function uploaded(person: Trader, purpose: string): Promise<string> {
  const { result } = await prepared(person.call('upload', { form: fileForm(purpose) }))
  return result.fileId
}

/** A deposit of 150 dollars as somebody reports it. */
export const deposit = async (person: Trader, changes: object = {}) => ({
  currency: 'USDT',
  network: 'TRC20',
  amount: '150',
  last6: '123456',
  receiveAddress: 'SANDBOX-USDT-TRC20-1',
  proofId: await uploaded(person, 'recharge'),
  ...changes,
})

/** A withdrawal of 500.00 in Tether. */
export const withdrawal = (changes: object = {}) => ({
  method: 'USDT-TRC20',
  amount: '500.00',
  address: 'SANDBOX-TRON-1',
  securityPassword,
  expectedFee: '5.00',
  ...changes,
})

/** Sets the security password. */
export const setPassword = (person: Trader): Promise<Reply> =>
  prepared(
    person.call('setSecurityPassword', {
      body: { password: securityPassword, emailCode: anyCode },
      mode: 'real',
    }),
  )

/** An identity check that passes after a minute. */
export async function identity(person: Trader, changes: object = {}) {
  const [idFront, idBack, handHeld] = await Promise.all([1, 2, 3].map(() => uploaded(person, 'kyc')))
  return {
    firstName: 'Mei',
    lastName: 'Approve',
    sex: 'female',
    birthdate: '1994-05-17',
    country: 'SG',
    address: '12 Sample Street, Singapore',
    areaCode: '+65',
    phone: '81234567',
    docType: 'idCard',
    idFront,
    idBack,
    handHeld,
    signature: await uploaded(person, 'signature'),
    ...changes,
  }
}

/** Has somebody's identity checked. */
export async function verify(world: Caller, person: Trader): Promise<void> {
  await prepared(person.call('identification', { body: await identity(person), mode: 'real' }))
  await pass(world, 'PT1M')
}

/** A quoted and signed loan of 1 000.00 for 30 days. */
export async function application(person: Trader, changes: object = {}) {
  const wish = { amount: '1000.00', termDays: 30 }
  const { result } = await prepared(person.call('loanQuote', { body: wish, mode: 'real' }))
  const { quoteId, agreementVersion } = result
  return { ...wish, quoteId, agreementVersion, signatureId: await uploaded(person, 'signature'), ...changes }
}

/** Somebody with money, a security password and a checked identity. */
export async function wealthy(world: Caller, amount = '2000.00'): Promise<Trader> {
  const person = await trader(world)
  await fund(world, person, 'real', amount)
  await setPassword(person)
  return person
}

/** Somebody with a running loan of 1 000.00, and its number. */
export async function borrower(world: Caller): Promise<{ person: Trader; loanNo: string }> {
  const person = await trader(world)
  await verify(world, person)
  const { result } = await prepared(person.call('loan', { body: await application(person), mode: 'real' }))
  await world.control('decideLoan', { path: { no: result.loanNo, action: 'approve' } })
  return { person, loanNo: result.loanNo }
}

/** What cases have in common: something that happens to the person before the call. */
export type Before = (world: Caller, person: Trader) => Promise<unknown>

export const freeze: Before = (world, person) => switchUser(world, person, 'freeze')
export const lock: Before = (world, person) => switchUser(world, person, 'lockPayment')
export const disableDemo: Before = (world, person) => switchUser(world, person, 'disableDemo')
export const nothing: Before = async () => {}
