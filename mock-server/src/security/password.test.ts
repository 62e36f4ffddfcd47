import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'
import { createToken, hashToken } from './token.ts'

test('opens with the right password and with no other', async () => {
  const stored = await hashPassword('Sandbox1', 1_000)
  expect(await verifyPassword('Sandbox1', stored)).toBe(true)
  expect(await verifyPassword('sandbox1', stored)).toBe(false)
  expect(await verifyPassword('', stored)).toBe(false)
})

test('salts, so that two users with one password do not look alike', async () => {
  const [first, second] = await Promise.all([
    hashPassword('Sandbox1', 1_000),
    hashPassword('Sandbox1', 1_000),
  ])
  expect(first.hash).not.toBe(second.hash)
  expect(JSON.stringify(first)).not.toContain('Sandbox1')
})

test('tokens are long, unlike each other and not to be read from what is stored', () => {
  const tokens = new Set(Array.from({ length: 200 }, createToken))
  expect(tokens.size).toBe(200)
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(hashToken(token)).not.toContain(token)
  }
})

test('a token has one hash, however many others were asked for in between', () => {
  const token = createToken()
  const hash = hashToken(token)
  const others = new Set(Array.from({ length: 200 }, () => hashToken(createToken())))
  expect(others).not.toContain(hash)
  expect(hashToken(token)).toBe(hash)
  expect(hashToken(token)).toBe(hash)
})
