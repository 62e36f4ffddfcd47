import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Entry {
  code: string
  key: string
  meaning: string
  origin: string
  kind: string
  http?: string
}

const { codes }: { codes: Entry[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'dist', 'errors.json'), 'utf8'),
)

test('every code and every key stands once', () => {
  expect(new Set(codes.map(({ code }) => code)).size).toBe(codes.length)
  expect(new Set(codes.map(({ key }) => key)).size).toBe(codes.length)
})

test('keys are camelCase names for locale files', () => {
  for (const { key } of codes) expect(key).toMatch(/^[a-z][A-Za-z]*$/)
})

test('codes of our own lie in 11001 to 11099, and all others come from the specification', () => {
  for (const { code, origin } of codes)
    expect({ code, isOwn: /^110[1-9]\d$|^1100[1-9]$/.test(code) }).toEqual({
      code,
      isOwn: origin === 'extension',
    })
})

test('nothing lies in the gap from 10026 to 10090', () => {
  expect(
    codes.filter(({ code }) => code.length === 5 && Number(code) > 10025 && Number(code) < 10091),
  ).toEqual([])
})

test('success codes are 200 and 20001 to 20005', () => {
  const successes = codes.filter(({ kind }) => kind === 'success').map(({ code }) => code)
  expect(successes).toEqual(['200', '20001', '20002', '20003', '20004', '20005'])
})
