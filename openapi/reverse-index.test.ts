import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { type Contract, reverseIndex } from './scripts/reverse-index.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

interface Entry {
  code: string
  operations: string[]
}

const contract: Contract & {
  paths: Record<string, Record<string, { security?: object[]; 'x-effect': string; 'x-money'?: boolean }>>
  components: { schemas: { MoneyOperation: { enum: string[] } } }
} = JSON.parse(read('dist/openapi.json'))
const expected: { operations: Record<string, string>; codes: Record<string, string> } = parse(
  read('expected-index.yaml'),
)
const { codes }: { codes: Entry[] } = JSON.parse(read('dist/errors.json'))

const index = reverseIndex(contract)
const operations = Object.values(contract.paths).flatMap((item) => Object.values(item))
const all = operations.map(({ operationId }) => operationId)
const withSession = operations
  .filter(({ security }) => security?.length === 1 && 'token' in (security[0] ?? {}))
  .map(({ operationId }) => operationId)

test('the 32 specified operations and all extensions are there, and nothing else', () => {
  expect([...all].sort()).toEqual(Object.values(expected.operations).sort())
})

test('every path is under the prefix of the customer', () => {
  expect(Object.keys(contract.paths).filter((path) => !path.startsWith('/swx/customer/'))).toEqual([])
})

test.each(Object.entries(expected.codes))(
  '%s is answered by exactly the operations that are meant to',
  (code, list) => {
    const names = list.split(' ').filter((number) => number !== '+')
    const meant = names.map((number) => expected.operations[number] ?? `unknown ${number}`)
    const answered = index.get(code) ?? []
    if (list.endsWith('+')) expect(answered).toEqual(expect.arrayContaining(meant))
    else expect([...answered].sort()).toEqual(meant.sort())
  },
)

test('every code of the catalogue that an operation answers is written down', () => {
  // The next test derives the operations of 401 and 11006. Any operation can answer the last three, before its handler.
  const elsewhere = ['200', '401', '11006', '11013', '11014', '11015']
  const unsaid = codes.map(({ code }) => code).filter((code) => index.has(code) && !(code in expected.codes))
  expect(unsaid.filter((code) => !elsewhere.includes(code))).toEqual([])
})

test('the end of a session and a disabled demo account are answered wherever they can happen', () => {
  expect(index.get('401')).toEqual(withSession)
  const writes = operations.filter(
    ({ operationId, 'x-effect': effect }) => effect === 'write' && withSession.includes(operationId),
  )
  // These change neither account: a log-out, the outcome of an attempt, the check of the security password.
  const always = ['logout', 'logoutAll', 'settleAttempt', 'verifySecurityPassword']
  const meant = writes.map(({ operationId }) => operationId).filter((id) => !always.includes(id))
  expect(index.get('11006')).toEqual(meant)
})

test('every operation that moves money can be settled, and no other', () => {
  const money = operations.filter((operation) => operation['x-money']).map(({ operationId }) => operationId)
  expect([...contract.components.schemas.MoneyOperation.enum].sort()).toEqual(money.sort())
})

test.each(codes)('the catalogue lists who answers $code', ({ code, operations: listed }) => {
  expect(listed).toEqual(index.get(code) ?? [])
})

test('the catalogue lists who answers as operationIds', () => {
  expect(codes.find(({ code }) => code === '10024')?.operations).toEqual(['buySmart'])
  expect(codes.find(({ code }) => code === '401')?.operations).toEqual(withSession)
})
