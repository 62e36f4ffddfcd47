import { expect, test } from 'vitest'
import { isBlank, isEmail, isStrongPassword, isUserName } from './credential-rules.ts'

test.each([
  'mei@example.com',
  'a.b+tag@mail.example.co',
  'frozen+x@example.com',
  `${'a'.repeat(64)}@example.com`,
])('takes %s as an address', (text) => expect(isEmail(text)).toBe(true))

test.each([
  'mei',
  'mei@',
  '@example.com',
  'mei@example',
  'a b@example.com',
  'a@b@example.com',
  'a..b@example.com',
  '.a@example.com',
  'mei@-example.com',
  'mei@example.c',
  'mei@example.com\n',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(250)}.com`,
])('takes %j as no address', (text) => expect(isEmail(text)).toBe(false))

test('user names begin with a letter and have 4 to 20 signs', () => {
  for (const name of ['mei_', 'Abcd', 'a234567890123456789_']) expect(isUserName(name)).toBe(true)
  for (const name of ['mei', '1mei', '_mei', 'mei lin', 'a2345678901234567890x', 'méii']) {
    expect(isUserName(name)).toBe(false)
  }
})

test('passwords have 8 to 64 characters with a letter and a digit', () => {
  for (const password of ['Sandbox1', `1${'a'.repeat(63)}`]) expect(isStrongPassword(password)).toBe(true)
  for (const password of ['Sandbo1', 'sandboxes', '12345678', `1${'a'.repeat(64)}`]) {
    expect(isStrongPassword(password)).toBe(false)
  }
})

test('only spaces is blank', () => {
  for (const value of [undefined, '', '  ', '\t']) expect(isBlank(value)).toBe(true)
  expect(isBlank('0')).toBe(false)
})
