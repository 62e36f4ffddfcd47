import contract from '@swx/openapi/openapi.json' with { type: 'json' }
import { type OperationId, operations } from '@swx/openapi/operations'
import { describe, expect, it } from 'vitest'
import { envelope } from '../../test/fake-backend.ts'
import { at, credentials, makeClient } from '../../test/make-client.ts'
import { answerSchemas } from '../gen/answer-schemas.ts'
import { checkAnswer } from './check-answer.ts'

interface Example {
  $ref?: string
  value?: unknown
}
interface Documented {
  responses: { 200: { content: { 'application/json': { examples: Record<string, Example> } } } }
}

const shared = (contract.components as { examples?: Record<string, Example> }).examples ?? {}

/** Every success example of the contract. */
const cases = Object.entries(operations).flatMap(([id, { method, path, successCodes }]) => {
  const documented = (contract.paths as unknown as Record<string, Record<string, Documented>>)[path]?.[method]
  const examples = Object.values(documented?.responses[200].content['application/json'].examples ?? {})
  return examples
    .map((example) => shared[example.$ref?.split('/').at(-1) ?? ''] ?? example)
    .map(({ value }) => value as { code: string })
    .filter(({ code }) => (successCodes as readonly string[]).includes(code))
    .map((value) => ({ id: id as OperationId, value }))
})

describe('the schemas of answers', () => {
  it.each(cases)("accept the contract's example of $id", ({ id, value }) => {
    expect(answerSchemas[id].safeParse(value).error?.issues ?? []).toEqual([])
  })

  it.each(Object.keys(operations) as OperationId[])('refuse an empty answer of %s', (id) => {
    expect(answerSchemas[id].safeParse({}).success).toBe(false)
  })
})

describe('a client that checks answers', () => {
  const listed = cases.find(({ id }) => id === 'listMarketByType')?.value as unknown as { result: object[] }
  const item = listed.result[0]

  it('gives good answers as they are, unknown fields included', async () => {
    const { client } = makeClient(() => envelope([{ ...item, mood: 'calm' }]), { validate: checkAnswer })
    expect((await client.GET(at.list)).data?.result[0]).toMatchObject({ mood: 'calm' })
  })

  it('says where an answer breaks the contract, and does not keep it', async () => {
    const { client, backend } = makeClient(() => envelope([item, { ...item, price: '1.08', code: '' }]), {
      validate: checkAnswer,
    })
    const { data, error } = await client.GET(at.list)
    expect(data).toBeUndefined()
    expect(error).toMatchObject({
      kind: 'contract',
      traceId: 't-1',
      status: 200,
      errors: [
        { field: 'result[1].code', rule: 'minLength' },
        { field: 'result[1].price', rule: 'type' },
      ],
    })
    await client.GET(at.list)
    expect(backend.requests).toHaveLength(2)
  })

  it('gives an answer with a new member of an enum, which the contract may add at any time', async () => {
    const check = (more: object) =>
      makeClient(() => envelope([{ ...item, ...more }]), { validate: checkAnswer }).client.GET(at.list)
    expect((await check({ session: 'LUNCH_BREAK' })).data?.result[0]).toMatchObject({
      session: 'LUNCH_BREAK',
    })
    expect((await check({ session: 7 })).error?.errors).toEqual([
      { field: 'result[0].session', rule: 'enum' },
    ])
  })

  it('leaves errors alone', async () => {
    const { client } = makeClient(() => envelope(null, '10004'), { validate: checkAnswer })
    expect((await client.POST(at.write, { body: credentials })).error?.code).toBe('10004')
  })

  it('checks nothing unless it is told to', async () => {
    const { client } = makeClient(() => envelope([{ price: 'oops' }]))
    expect((await client.GET(at.list)).error).toBeUndefined()
  })
})
