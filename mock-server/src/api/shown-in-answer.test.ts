import contract from '@swx/openapi/openapi.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { type Contract, operationSchemas } from '../../scripts/validator-sources.ts'
import { shownAnswer, shownInAnswer } from './shown-in-answer.ts'

/** Fields that are about a user, open something, or hold texts with such values. */
const hidden = [
  ...['accountNo', 'address', 'bankName', 'birthdate', 'borrower', 'cardholder', 'country', 'device'],
  ...['email', 'googleEmail', 'maskedName', 'phone', 'signedBy'],
  ...['session', 'state', 'ticket', 'token'],
  ...['agreementMarkdown', 'body', 'params'],
]

const { components } = contract as unknown as Contract
const names = new Set<string>()
const seen = new Set<unknown>()
const collect = (schema: unknown): void => {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return
  seen.add(schema)
  const { $ref, properties } = schema as { $ref?: string; properties?: object }
  if ($ref) collect(components.schemas[$ref.split('/').at(-1) as string])
  for (const name of Object.keys(properties ?? {})) names.add(name)
  for (const part of Object.values(schema)) {
    if (Array.isArray(part)) part.forEach(collect)
    else if (part === properties) Object.values(part as object).forEach(collect)
    else collect(part)
  }
}

test('says of each field of an answer of the contract whether the journal shows it', () => {
  for (const { responses } of operationSchemas(contract as unknown as Contract)) collect(responses)
  for (const name of names) expect(shownInAnswer.has(name) !== hidden.includes(name), name).toBe(true)
  for (const name of [...shownInAnswer, ...hidden]) expect(names, name).toContain(name)
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
