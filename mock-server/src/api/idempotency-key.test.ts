import { expect, test } from 'vitest'
import { createInsideWorld } from '../test/inside-world.ts'
import { attemptOf, keyDigest } from './idempotency.ts'

const { read } = (await createInsideWorld()).store
const other = (await createInsideWorld()).store

const attempt = (changes: object = {}, rows = read) =>
  attemptOf(rows, {
    key: 'k',
    userId: 'u-1',
    mode: 'real',
    path: '/p',
    body: { amount: '1.00', b: 2 },
    ...changes,
  })

test('a key means one thing per user, mode and path, quoted or bare, however the body is written', () => {
  expect(attempt({ key: '"k"', body: { b: 2, amount: '1.00' } })).toEqual(attempt())
  for (const changed of [{ key: 'l' }, { userId: 'u-2' }, { mode: 'demo' }, { path: '/q' }])
    expect(attempt(changed).id).not.toBe(attempt().id)
  expect(attempt({ body: { amount: '1.01', b: 2 } }).fingerprint).not.toBe(attempt().fingerprint)
})

test('nothing of the key or the body can be read from what is kept', () => {
  const { id, fingerprint } = attempt({ key: 'sesame', body: { securityPassword: '246810' } })
  expect(`${id}${fingerprint}`).toMatch(/^[0-9a-f]{128}$/)
  expect(attempt({ key: 'other', body: { securityPassword: '246810' } }).fingerprint).not.toBe(fingerprint)
})

test('the same key has other digests in every world', () => {
  expect(attempt({}, other.read).id).not.toBe(attempt().id)
  expect(attempt({}, other.read).fingerprint).not.toBe(attempt().fingerprint)
  expect(keyDigest(other.read, 'k')).not.toBe(keyDigest(read, 'k'))
})

test('what is shown of a key is equal for equal keys, and neither finds an attempt nor checks a body', () => {
  expect(keyDigest(read, '"k"')).toBe(keyDigest(read, 'k'))
  const shown = keyDigest(read, 'k')
  expect([attempt().id, attempt().fingerprint]).not.toContain(shown)
  expect(attempt({ key: shown }).id).not.toBe(attempt().id)
  expect(attempt({ key: shown }).fingerprint).not.toBe(attempt().fingerprint)
})

test('the salt of a world is no part of its state', () => {
  const hash = other.hash()
  other.transaction(({ keySalt }) => keySalt.delete('key'))
  expect(other.hash()).toBe(hash)
})
