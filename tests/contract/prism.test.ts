import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Prism, startPrismMock, startPrismProxy } from '../support/prism.ts'
import { cases } from './cases/all.ts'
import { createCaller } from './support/caller.ts'
import { operations } from './support/document.ts'
import { exampleInput } from './support/example-input.ts'
import { useMockServer } from './support/mock-server.ts'

const mockServer = useMockServer()

/**
 * What Prism can see of a call: how it is sent, who may call it, and whether it is refused. Each answer of each case is
 * held against the contract in outcomes.test.ts; here it is enough that Prism reads one of each kind as we do.
 */
const shapeOf = (operation: (typeof operations)[number], isRefused: boolean): string => {
  const { method, path, needsToken, definition } = operation
  const { parameters = [], requestBody } = definition as {
    parameters?: { in?: string }[]
    requestBody?: { content?: object }
  }
  const hasQuery = parameters.some((parameter) => parameter.in === 'query')
  const types = Object.keys(requestBody?.content ?? {})
  return JSON.stringify([method, path.includes('{'), hasQuery, types, needsToken, isRefused])
}

const oneOfEach = <One>(all: readonly One[], shape: (one: One) => string): One[] => [
  ...new Map(all.toReversed().map((one) => [shape(one), one])).values(),
]

const byId = new Map<string, (typeof operations)[number]>(
  operations.map((operation) => [operation.id, operation]),
)

describe('prism mock', () => {
  let mock: Prism
  beforeAll(async () => {
    mock = await startPrismMock()
  })
  afterAll(() => mock.stop())

  test.each(oneOfEach(operations, (operation) => shapeOf(operation, false)))(
    'answers $id with an example of the contract',
    async (operation) => {
      const { form, ...input } = exampleInput(operation)
      const token = operation.needsToken ? 'any' : null
      const caller = createCaller(mock.url)
      const reply = await (form
        ? caller.raw(operation.path, { method: 'POST', headers: { Authorization: 'any' }, body: form })
        : caller.call(operation.id, {
            ...input,
            token,
          }))
      expect(reply.status).toBe(200)
    },
  )
})

describe('prism proxy in front of the mock server', () => {
  let proxy: Prism
  beforeAll(async () => {
    proxy = await startPrismProxy(mockServer.url())
  })
  afterAll(() => proxy.stop())

  const understood = cases.filter(({ answer }) => answer.length === 5 || answer === '200')
  const kinds = oneOfEach(understood, ({ operation, answer }) => {
    const known = byId.get(operation)
    return known ? shapeOf(known, answer.length === 5 && !answer.startsWith('2000')) : operation
  })
  test.each(kinds)('finds nothing wrong when $operation answers $answer because $when', async ({ make }) => {
    const reply = await make(createCaller(proxy.url, mockServer.world().world, mockServer.url()))
    expect(reply.headers.get('sl-violations')).toBeNull()
  })

  test('does find what breaks the contract', async () => {
    const reply = await createCaller(proxy.url).raw('/swx/customer/index/listMarketByType?type=9')
    expect(reply.headers.get('sl-violations')).toContain('type')
  })
})
