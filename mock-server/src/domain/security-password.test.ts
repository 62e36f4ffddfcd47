import { expect, test } from 'vitest'
import { createUser } from './new-user.ts'
import { isRejected } from './outcome.ts'
import { expirePaymentLock, lockFor, lockPayments, unlockPayments } from './payment-lock.ts'
import {
  attemptsLeft,
  changeSecurityPassword,
  countPasswordTry,
  isWeakSecurityPassword,
  resetSecurityPassword,
  setSecurityPassword,
} from './security-password.ts'
import type { User } from './user.ts'

const NOW = Date.parse('2026-01-10T15:20:00.000Z')
const DAY = 86_400_000
const hash = { salt: '00', hash: '11', iterations: 1 }
const mei = createUser(
  { userName: 'meimei', email: 'mei@example.com' },
  { id: 'u1', inviteCode: 'AAAAAA' },
  NOW,
)

const tryWrong = (user: User, times: number): User => {
  let current = user
  for (let n = 0; n < times; n++) current = countPasswordTry(current, 'wrong', NOW).user
  return current
}

test('the fifth wrong security password in a row locks payments for 24 hours', () => {
  const four = tryWrong(mei, 4)
  expect(attemptsLeft(four, NOW)).toBe(1)
  expect(lockFor(four, 'withdrawal', NOW)).toBeUndefined()
  const fifth = countPasswordTry(four, 'wrong', NOW)
  expect(fifth.user.paymentLock).toEqual({ reason: 'WRONG_PASSWORD', until: NOW + DAY })
  expect(fifth.due).toEqual([{ at: NOW + DAY, kind: 'paymentUnlock', ref: 'u1' }])
  expect(attemptsLeft(fifth.user, NOW)).toBe(0)
  expect(attemptsLeft(fifth.user, NOW + DAY)).toBe(5)
})

test('a right one in between starts the count anew, a missing one does not count', () => {
  const user = tryWrong(countPasswordTry(tryWrong(mei, 4), 'right', NOW).user, 4)
  expect(user.paymentLock).toBeUndefined()
  expect(countPasswordTry(mei, 'unset', NOW).user).toBe(mei)
})

test('a lock ends when its time has passed, or by an operator', () => {
  const { user } = lockPayments(mei, { reason: 'WRONG_PASSWORD', until: NOW + DAY })
  expect(expirePaymentLock(user, NOW + DAY - 1)).toEqual({ error: 'recordNotOpen' })
  expect(expirePaymentLock(user, NOW + DAY)).toMatchObject({ user: { paymentLock: undefined } })
  const forever = lockPayments(mei, { reason: 'OPERATOR' }).user
  expect(expirePaymentLock(forever, NOW + 999 * DAY)).toEqual({ error: 'recordNotOpen' })
  expect(isRejected(unlockPayments(forever))).toBe(false)
  expect(unlockPayments(mei)).toEqual({ error: 'recordNotOpen' })
})

test('after a reset withdrawals pause for 24 hours and nothing else does', () => {
  const reset = resetSecurityPassword(mei, hash, NOW)
  if (isRejected(reset)) throw new Error(`refused with ${reset.error}`)
  expect(lockFor(reset.user, 'withdrawal', NOW + DAY - 1)).toEqual({
    reason: 'PASSWORD_RESET',
    until: NOW + DAY,
  })
  expect(lockFor(reset.user, 'withdrawal', NOW + DAY)).toBeUndefined()
  expect(lockFor(reset.user, 'recharge', NOW)).toBeUndefined()
})

test('setting, changing and resetting are refused where they have to be', () => {
  const set = setSecurityPassword(mei, hash)
  if (isRejected(set)) throw new Error(`refused with ${set.error}`)
  expect(set.user.securityPasswordVersion).toBe(1)
  expect(setSecurityPassword(set.user, hash)).toEqual({ error: 'userStatusWrong' })
  expect(changeSecurityPassword(mei, 'unset', hash, NOW)).toEqual({ error: 'securityPasswordNotSet' })
  expect(changeSecurityPassword(set.user, 'wrong', hash, NOW)).toEqual({ error: 'securityPasswordWrong' })
  expect(changeSecurityPassword(tryWrong(mei, 5), 'right', hash, NOW)).toEqual({
    error: 'paymentLocked',
    lock: tryWrong(mei, 5).paymentLock,
  })
  expect(resetSecurityPassword({ ...mei, paymentLock: { reason: 'OPERATOR' } }, hash, NOW)).toEqual({
    error: 'paymentLocked',
    lock: { reason: 'OPERATOR' },
  })
})

test('passwords that are easy to guess are weak', () => {
  for (const weak of ['000000', '123456', '777777']) expect(isWeakSecurityPassword(weak)).toBe(true)
  for (const fine of ['654321', '112233', '000001']) expect(isWeakSecurityPassword(fine)).toBe(false)
})
