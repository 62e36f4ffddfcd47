import { expect, test } from 'vitest'
import { secretInBody, shownInAnswer, shownInBody, shownInQuery } from '../gen/shown-fields.ts'
import { shownAnswer, shownQuery } from './redaction.ts'

const secrets = ['password', 'securityPassword', 'loginPassword', 'code', 'emailCode', 'credential', 'nonce']
const personal = ['accountNo', 'address', 'birthdate', 'country', 'phone']

test('what opens something, proves something or is about a person is shown in no body', () => {
  for (const name of [...secrets, ...personal, 'firstName', 'sex'])
    expect([name, secretInBody.has(name), shownInBody.has(name)]).toEqual([name, true, false])
  expect(shownInQuery.has('phone')).toBe(false)
})

test('nor in an answer', () => {
  for (const name of [...personal, 'token', 'ticket', 'email', 'agreementMarkdown', 'signedBy', 'device'])
    expect([name, shownInAnswer.has(name)]).toEqual([name, false])
})

test('what was ordered and what it cost is shown', () => {
  for (const name of ['productId', 'amount', 'days', 'orderNo'])
    expect(shownInBody.has(name), name).toBe(true)
  for (const name of ['code', 'result', 'orderNo', 'amount', 'fee', 'status', 'errors', 'rule'])
    expect(shownInAnswer.has(name), name).toBe(true)
  for (const name of ['type', 'code', 'from', 'to']) expect(shownInQuery.has(name), name).toBe(true)
})

test('leaves out of a query what the contract does not know', () => {
  expect(shownQuery('type=2&code=BTC&code=ETH')).toBe('type=2&code=BTC&code=ETH')
  expect(shownQuery('token=abc&type=2')).toBe('type=2')
  expect(shownQuery('Token=abc')).toBe('')
})

test('hides tokens and account numbers wherever they are, and keeps what is empty', () => {
  const body = {
    code: '200',
    result: { token: 'abc', list: [{ accountNo: '123456', amount: '1.00' }], email: null },
  }
  expect(shownAnswer(JSON.stringify(body))).toEqual({
    code: '200',
    result: { token: '[redacted]', list: [{ accountNo: '[redacted]', amount: '1.00' }], email: null },
  })
  expect(shownAnswer('<html>')).toBeUndefined()
})
