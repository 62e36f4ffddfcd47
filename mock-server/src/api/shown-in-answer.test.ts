import { expect, test } from 'vitest'
import { shownAnswer } from './shown-in-answer.ts'

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
