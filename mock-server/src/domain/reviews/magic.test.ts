import { expect, test } from 'vitest'
import { kycVerdict, loanVerdict, networkVerdict, rechargeVerdict, withdrawalVerdict } from './magic.ts'

test.each([
  ['Approve', 'approve'],
  ['Reject', 'fail'],
  ['Slow', 'wait'],
  ['Lin', undefined],
  ['approve', undefined],
])('the last name %j decides an identity check: %s', (lastName, action) => {
  expect(kycVerdict({ lastName })?.action).toBe(action)
})

test.each([
  ['7d3f10a0', 'approve'],
  ['0XFFA0', 'approve'],
  ['7d3f10e1', 'reject'],
  ['7d3f10e2', 'fail'],
  ['7d3f10d0', 'reject'],
  ['7d3f10a1', undefined],
])('the transaction %j decides a deposit: %s', (txHash, action) => {
  expect(rechargeVerdict({ txHash })?.action).toBe(action)
})

test('a deposit without a transaction hash is left to an operator', () => {
  expect(rechargeVerdict({})).toBeUndefined()
})

test.each([
  [{ address: 'SANDBOX-REJECT' }, 'reject', undefined],
  [{ address: 'SANDBOX-BTC-FAIL' }, 'approve', 'fail'],
  [{ cardholder: 'Mei SLOW' }, 'approve', 'wait'],
  [{ cardholder: 'reject' }, 'reject', undefined],
  [{ cardholder: 'Mei Winslow' }, undefined, undefined],
  [{ address: 'SANDBOX-BTC-1' }, undefined, undefined],
])('a withdrawal to %j is decided %s, and the network then says %s', (to, action, network) => {
  expect(withdrawalVerdict(to)?.action).toBe(action)
  expect(networkVerdict(to)?.action).toBe(network)
})

test.each([
  [500_11n, 'approve'],
  [500_22n, 'reject'],
  [511_00n, undefined],
])('a loan of %s cents is decided %s', (amount, action) => {
  expect(loanVerdict({ amount })?.action).toBe(action)
})
