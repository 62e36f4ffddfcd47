import { expect, test } from 'vitest'
import { type Rules, requestRules } from '../gen/request-rules.ts'
import { shownInBody, shownInQuery, shownQuery } from './shown-fields.ts'

/** Fields that are about a user, open something, or prove something. */
const hiddenInBody = [
  ...[
    'accountNo',
    'address',
    'bankName',
    'birthdate',
    'cardholder',
    'country',
    'firstName',
    'lastName',
    'phone',
    'sex',
  ],
  ...[
    'code',
    'codeVerifier',
    'credential',
    'emailCode',
    'key',
    'loginPassword',
    'newPassword',
    'oldPassword',
  ],
  ...['nonce', 'password', 'securityPassword', 'state'],
]
const hiddenInQuery = ['phone']

const fieldsOf = (rules: Rules | undefined): string[] => [
  ...Object.keys(rules?.properties ?? {}),
  ...[...(rules?.oneOf ?? []), ...(rules?.allOf ?? [])].flatMap(fieldsOf),
]
const ofContract = (part: 'body' | 'query') =>
  [...new Set(Object.values(requestRules).flatMap((rules) => fieldsOf(rules[part])))].sort()

test('says of each field of the contract whether the journal shows it', () => {
  expect([...shownInBody, ...hiddenInBody].sort()).toEqual(ofContract('body'))
  expect([...shownInQuery, ...hiddenInQuery].sort()).toEqual(ofContract('query'))
})

test('leaves out of a query what is not listed', () => {
  expect(shownQuery('type=2&code=BTC&code=ETH')).toBe('type=2&code=BTC&code=ETH')
  expect(shownQuery('token=abc&type=2')).toBe('type=2')
  expect(shownQuery('Token=abc')).toBe('')
})
