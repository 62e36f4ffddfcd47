import {
  type Before,
  disableDemo,
  freeze,
  lock,
  nothing,
  securityPassword,
  setPassword,
} from '../support/money.ts'
import { anyCode, goodPassword } from '../support/people.ts'
import { trader } from '../support/trading.ts'
import { type Case, casesOf, repeat } from './case.ts'

const asking =
  (
    operation: string,
    body?: object,
    before: Before = nothing,
    mode: 'real' | 'demo' = 'real',
  ): Case['make'] =>
  async (world) => {
    const person = await trader(world)
    await before(world, person)
    return person.call(operation, { body, mode })
  }

const withPassword =
  (before: Before = nothing): Before =>
  async (world, person) => {
    await setPassword(person)
    await before(world, person)
  }

const guessing = async (person: Parameters<Before>[1]) =>
  repeat(5, () => person.call('verifySecurityPassword', { body: { password: '000001' } }))

const first = { password: securityPassword, emailCode: anyCode }
const other = { oldPassword: securityPassword, newPassword: '314159' }
const forgotten = { emailCode: anyCode, loginPassword: goodPassword, newPassword: '161803' }

/** The payment lock and the security password. */
export const paymentCases = [
  ...casesOf('getPaymentLock', [
    ['200', 'nothing is locked', asking('getPaymentLock')],
    ['200', 'an operator locked payments', asking('getPaymentLock', undefined, lock)],
    [
      '200',
      'wrong passwords locked them',
      asking(
        'getPaymentLock',
        undefined,
        withPassword((_, person) => guessing(person)),
      ),
    ],
  ]),
  ...casesOf('setSecurityPassword', [
    ['20005', 'the code is right', asking('setSecurityPassword', first)],
    ['10008', 'one is set already', asking('setSecurityPassword', first, withPassword())],
    ['10008', 'the account is frozen', asking('setSecurityPassword', first, freeze)],
    ['11001', 'the code is wrong', asking('setSecurityPassword', { ...first, emailCode: '000000' })],
    ['11006', 'the demo account is disabled', asking('setSecurityPassword', first, disableDemo, 'demo')],
    ['400', 'anybody would guess it', asking('setSecurityPassword', { ...first, password: '123456' })],
  ]),
  ...casesOf('verifySecurityPassword', [
    ['200', 'it is right', asking('verifySecurityPassword', { password: securityPassword }, withPassword())],
    ['11002', 'it is wrong', asking('verifySecurityPassword', { password: '000001' }, withPassword())],
    ['11003', 'none is set', asking('verifySecurityPassword', { password: securityPassword })],
    [
      '11004',
      'five wrong ones locked payments',
      asking(
        'verifySecurityPassword',
        { password: securityPassword },
        withPassword((_, person) => guessing(person)),
      ),
    ],
  ]),
  ...casesOf('changeSecurityPassword', [
    ['20005', 'the old one is right', asking('changeSecurityPassword', other, withPassword())],
    [
      '11002',
      'the old one is wrong',
      asking('changeSecurityPassword', { ...other, oldPassword: '000001' }, withPassword()),
    ],
    ['11003', 'none is set', asking('changeSecurityPassword', other)],
    ['11004', 'payments are locked', asking('changeSecurityPassword', other, withPassword(lock))],
    ['11006', 'the demo account is disabled', asking('changeSecurityPassword', other, disableDemo, 'demo')],
    [
      '400',
      'the new one is the old one',
      asking('changeSecurityPassword', { ...other, newPassword: securityPassword }, withPassword()),
    ],
  ]),
  ...casesOf('resetSecurityPassword', [
    [
      '20005',
      'code and login password are right',
      asking('resetSecurityPassword', forgotten, withPassword()),
    ],
    [
      '10004',
      'the login password is wrong',
      asking('resetSecurityPassword', { ...forgotten, loginPassword: 'Wrong1wrong' }, withPassword()),
    ],
    [
      '11001',
      'the code is expired',
      asking('resetSecurityPassword', { ...forgotten, emailCode: '999999' }, withPassword()),
    ],
    ['11004', 'an operator locked payments', asking('resetSecurityPassword', forgotten, withPassword(lock))],
    [
      '11006',
      'the demo account is disabled',
      asking('resetSecurityPassword', forgotten, disableDemo, 'demo'),
    ],
    [
      '429',
      'the login password was guessed at',
      async (world) => {
        const person = await trader(world)
        await setPassword(person)
        const body = { ...forgotten, loginPassword: 'Wrong1wrong' }
        return repeat(6, () => person.call('resetSecurityPassword', { body, mode: 'real' }))
      },
    ],
  ]),
]
