import contract from '@swx/openapi/openapi.json' with { type: 'json' }
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createInsideWorld, SAMPLE_PASSWORD } from '../test/inside-world.ts'
import { hasChanged, markState } from '../test/properties/state-change.ts'
import { createEngine } from './engine.ts'

interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
}
interface Parameter {
  readonly name: string
  readonly in: 'query' | 'path' | 'header'
  readonly schema: Schema
  readonly example?: unknown
}
interface ContractOperation {
  readonly operationId: string
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}

const resolve = <T extends object>(value: T): T => {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value
  return value.$ref
    .split('/')
    .slice(1)
    .reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], contract) as T
}

/** Texts that trouble parsers, patterns and tables. */
const nastyText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '__proto__',
    'constructor',
    '../..',
    '%00',
    '1e309',
    '-0',
    'null',
    '😀',
    '\u202e',
    '\ud800',
  ),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constant('x'.repeat(3_000)),
)
const nasty = fc.oneof(nastyText, fc.double(), fc.boolean(), fc.constant(null), fc.jsonValue({ maxDepth: 2 }))

/** Values that fit a schema, more or less, mixed with values that do not. */
const valueFor = (given: Schema): fc.Arbitrary<unknown> => {
  const schema = resolve(given)
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map(valueFor))
  const fittingType = (): fc.Arbitrary<unknown> => {
    if (schema.enum) return fc.constantFrom(...schema.enum)
    switch (schema.type) {
      case 'object':
        return fc.record(
          Object.fromEntries(
            Object.entries(schema.properties ?? {}).map(([name, one]) => [name, valueFor(one)]),
          ),
          { requiredKeys: [] },
        )
      case 'array':
        return fc.array(valueFor(schema.items ?? {}), { maxLength: 3 })
      case 'integer':
      case 'number':
        return fc.oneof(fc.integer(), fc.constantFrom(schema.minimum ?? 0, (schema.maximum ?? 0) + 1))
      case 'boolean':
        return fc.boolean()
      default:
        return fc.oneof(
          nastyText,
          fc.constantFrom(
            'newuser',
            'newuser@example.com',
            'mei@example.com',
            SAMPLE_PASSWORD,
            '654321',
            'EURUSD',
            '2026-01-12',
          ),
        )
    }
  }
  return fc.oneof({ weight: 4, arbitrary: fittingType() }, { weight: 1, arbitrary: nasty })
}

const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    ...(operation as unknown as ContractOperation),
  })),
)

/** A whole request to an operation: each part may be missing, fitting or odd. */
const requestTo = ({ parameters = [], requestBody }: ContractOperation) => {
  const known = parameters.map((one) => resolve(one) as Parameter)
  const part = (place: Parameter['in']) =>
    fc.record(
      Object.fromEntries(
        known
          .filter((one) => one.in === place)
          .map((one) => [one.name, fc.oneof(valueFor(one.schema), fc.constant(one.example))]),
      ),
      { requiredKeys: [] },
    )
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema
  return fc.record({
    query: part('query'),
    path: part('path'),
    headers: part('header'),
    token: fc.constantFrom('none', 'good', 'bad'),
    contentType: fc.oneof(
      { weight: 6, arbitrary: fc.constant('application/json') },
      { weight: 1, arbitrary: nastyText },
    ),
    body: fc.oneof(
      {
        weight: 5,
        arbitrary: (schema ? valueFor(schema) : nasty).map((value) => JSON.stringify(value) ?? ''),
      },
      { weight: 1, arbitrary: nastyText },
    ),
  })
}

const text = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
const encode = (value: unknown): string => encodeURIComponent(text(value).replace(/[\ud800-\udfff]/g, '?'))

test.each(operations)(
  '$operationId meets any request with an answer of the contract, and errors change nothing',
  async (operation) => {
    const world = await createInsideWorld({ profile: 'newUser' })
    const { token } = (
      await (
        await world.request('login/login', { json: { userName: 'newuser', password: SAMPLE_PASSWORD } })
      ).json()
    ).result
    const faults: string[] = []
    const engine = createEngine(world, { onFault: (error) => faults.push(error.stack ?? error.message) })

    await fc.assert(
      fc.asyncProperty(
        requestTo(operation),
        async ({ query, path, headers, token: which, contentType, body }) => {
          const before = markState(world)
          const sent: Record<string, string> = { 'content-type': contentType }
          for (const [name, value] of Object.entries(headers)) sent[name.toLowerCase()] = text(value)
          if (which !== 'none') sent.authorization = which === 'good' ? token : 'no-such-token'
          const reply = await engine.call({
            method: operation.method,
            path: operation.path.replace(/\{(\w+)\}/g, (_, name) =>
              encode((path as Record<string, unknown>)[name] ?? ''),
            ),
            query: Object.entries(query)
              .map(([name, value]) => `${name}=${encode(value)}`)
              .join('&'),
            header: (name) => sent[name],
            body: operation.method === 'GET' ? undefined : new TextEncoder().encode(body),
            ip: 'fuzz',
          })
          expect(faults).toEqual([])
          expect([200, 400, 401, 404, 415, 422, 429, 501]).toContain(reply.status)
          const answer = JSON.parse(reply.body)
          expect(answer).toMatchObject({ code: expect.any(String), traceId: expect.any(String) })
          if (answer.code === '400') expect(answer.errors.length).toBeGreaterThan(0)
          const isError = reply.status !== 200 || Number(answer.code) > 20_005 || /^(10|11)/.test(answer.code)
          // A wrong code is counted against the code, which is the point of counting.
          if (isError && answer.code !== '11001' && answer.code !== '401')
            expect(hasChanged(world, before)).toBe(false)
        },
      ),
      { numRuns: 60 },
    )
  },
)
