import contract from '@swx/openapi/openapi.json' with { type: 'json' }
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { envelope } from '../../test/fake-backend.ts'
import { at, makeClient } from '../../test/make-client.ts'
import { operations } from '../gen/operations.ts'
import { answers, shapes } from '../gen/shapes.ts'
import * as schemas from '../gen/zod/values.ts'
import { problemsIn } from './problems-in.ts'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
interface Example {
  $ref?: string
  value?: Json
}
interface Documented {
  responses: { 200: { content: { 'application/json': { examples: Record<string, Example> } } } }
}
interface Schema {
  safeParse(value: unknown): { success: boolean }
}

const shared = (contract.components as { examples?: Record<string, Example> }).examples ?? {}

/** An operation's success examples with our shape and orval's schema of it. */
const cases = Object.entries(operations).flatMap(([id, { method, path, successCodes }]) => {
  const documented = (contract.paths as unknown as Record<string, Record<string, Documented>>)[path]?.[method]
  const examples = Object.values(documented?.responses[200].content['application/json'].examples ?? {})
  const schema = (schemas as unknown as Record<string, Schema>)[`${id[0]?.toUpperCase()}${id.slice(1)}Answer`]
  return examples
    .map((example) => shared[example.$ref?.split('/').at(-1) ?? ''] ?? example)
    .map(({ value }) => value as { code: string })
    .filter(({ code }) => (successCodes as readonly string[]).includes(code))
    .map((value) => ({
      id,
      value: value as Json,
      schema: schema as Schema,
      shape: answers[path.replace(/\{.*/, '')] ?? {},
    }))
})

/** Every place of a value, as the names that lead there. */
const placesIn = (value: Json): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => [
        [name],
        ...placesIn(part).map((rest) => [name, ...rest]),
      ])
    : []

/** A copy with one place changed, or gone when there is no replacement. */
function changed(value: Json, [name, ...rest]: string[], replacement: Json | undefined): Json {
  const copy = structuredClone(value) as Record<string, Json>
  if (name === undefined) return value
  if (rest.length > 0) copy[name] = changed(copy[name] as Json, rest, replacement)
  else if (replacement !== undefined) copy[name] = replacement
  else if (Array.isArray(copy)) copy.splice(Number(name), 1)
  else delete copy[name]
  return copy
}

describe('the shapes of answers', () => {
  it.each(cases)("accept the contract's example of $id", ({ value, shape }) => {
    expect(problemsIn(value, shape, shapes)).toEqual([])
  })

  it('judge a changed example as the zod schemas do', () => {
    const replacement = fc.constantFrom<Json | undefined>(
      undefined,
      null,
      true,
      [],
      {},
      'x'.repeat(9_999),
      -1e15,
      0.5,
    )
    const mutation = fc
      .constantFrom(...cases)
      .chain((one) => fc.tuple(fc.constant(one), fc.constantFrom(...placesIn(one.value)), replacement))
    fc.assert(
      fc.property(mutation, ([{ id, value, schema, shape }, place, put]) => {
        const text = typeof put === 'string'
        const mutant = changed(value, place, put)
        const ours = problemsIn(mutant, shape, shapes).length === 0
        const theirs = schema.safeParse(mutant).success
        // Formats such as dates are left to zod: ours may be kinder about a text, never about anything else.
        if (ours !== theirs && !(text && ours))
          throw new Error(`${id} ${place.join('.')} = ${JSON.stringify(put)}: ${ours}`)
      }),
      { numRuns: 5_000 },
    )
  })
})

describe('a client that checks answers', () => {
  const listed = cases.find(({ id }) => id === 'listMarketByType')?.value as { result: object[] } | undefined
  const item = listed?.result[0]

  it('gives good answers as they are, unknown fields included', async () => {
    const { client } = makeClient(() => envelope([{ ...item, mood: 'calm' }]), { validate: true })
    expect((await client.GET(at.list)).data?.result[0]).toMatchObject({ mood: 'calm' })
  })

  it('says where an answer breaks the contract, and does not keep it', async () => {
    const { client, backend } = makeClient(() => envelope([item, { ...item, price: '1.08', code: '' }]), {
      validate: true,
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

  it('leaves refusals alone', async () => {
    const { client } = makeClient(() => envelope(null, '10004'), { validate: true })
    expect((await client.POST(at.write, { body: {} })).error?.code).toBe('10004')
  })

  it('checks nothing unless it is told to', async () => {
    const { client } = makeClient(() => envelope([{ price: 'oops' }]))
    expect((await client.GET(at.list)).error).toBeUndefined()
  })
})
