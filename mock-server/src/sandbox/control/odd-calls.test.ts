import document from '@swx/openapi/sandbox-control.json' with { type: 'json' }
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MockServer, startInsideMockServer } from '../../test/inside-world.ts'

let mockServer: MockServer
beforeAll(async () => {
  mockServer = await startInsideMockServer({ profile: 'trader' })
})
afterAll(() => mockServer.close())

interface Field {
  readonly enum?: readonly unknown[]
}
interface Call {
  readonly parameters?: readonly { readonly in?: string; readonly name?: string }[]
  readonly requestBody?: {
    readonly content?: Readonly<Record<string, { readonly schema?: { properties?: Record<string, Field> } }>>
  }
}

const calls = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => ['get', 'post', 'put', 'delete'].includes(method))
    .map(([method, call]) => ({ method: method.toUpperCase(), path, ...(call as unknown as Call) })),
)

const odd = fc.constantFrom<unknown>(
  '',
  '\0',
  '%00',
  '__proto__',
  '../..',
  'main',
  'trader',
  'PT0S',
  'PT-1S',
  'P1D',
  '2026-01-12T15:20:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '99999999999999999999.99',
  '-1.00',
  'x'.repeat(5_000),
  '\ud800',
  -1,
  0,
  1.5,
  1e308,
  null,
  true,
  [],
  {},
  [[[[]]]],
)

test.each(calls)(
  '$method $path meets odd values with an answer below 500',
  async ({ method, path, ...call }) => {
    const body = Object.values(call.requestBody?.content ?? {})[0]?.schema?.properties ?? {}
    const queries = (call.parameters ?? []).flatMap(({ in: place, name }) =>
      place === 'query' && name ? [name] : [],
    )
    const one = fc.record({
      parts: fc.array(odd, { minLength: 3, maxLength: 3 }),
      query: fc.record(Object.fromEntries(queries.map((name) => [name, odd])), { requiredKeys: [] }),
      body: fc.oneof(
        fc.record(
          Object.fromEntries(
            Object.entries(body).map(([name, field]) => [
              name,
              field.enum ? fc.oneof(fc.constantFrom(...field.enum), odd) : odd,
            ]),
          ),
          { requiredKeys: [] },
        ),
        odd,
      ),
    })
    await fc.assert(
      fc.asyncProperty(one, async ({ parts, query, body }) => {
        let at = 0
        const text = (value: unknown) =>
          encodeURIComponent(
            (typeof value === 'string' ? value : JSON.stringify(value)).replace(/[\ud800-\udfff]/g, '?'),
          )
        const filled = path.replace(/\{\w+\}/g, () => text(parts[at++] ?? ''))
        const search = Object.entries(query).map(([name, value]) => `${name}=${text(value)}`)
        const answer = await fetch(`${mockServer.url}${filled}?${search.join('&')}`, {
          method,
          headers: { 'X-Sandbox-Key': 'sandbox', 'Content-Type': 'application/json' },
          ...(method === 'GET' ? {} : { body: JSON.stringify(body) ?? '' }),
        })
        expect(answer.status, await answer.text()).toBeLessThan(500)
      }),
      { numRuns: 25 },
    )
  },
  60_000,
)
