import { expect, test } from 'vitest'
import { createDispatcher } from '../../api/dispatch.ts'
import { bind } from '../../api/engine.ts'
import { answerFetch } from '../../api/fetch-adapter.ts'
import { createWorld, SAMPLE_PASSWORD } from '../../exports/test.ts'
import { modulesRun } from '../../test/modules-run.ts'
import { handlerGroups } from '../operations.ts'
import { visitorGroups } from '../visitor-operations.ts'

/** What every request passes, whatever it asks for: its steps with what guards look at, the contract, the store. */
const SHARED = [
  /^(api|contract|gen|runtime|store|test)\//,
  /^domain\/(payment-lock|user)\.ts$/,
  /tables(\/\w+)?\.ts$/,
  /\.test\.ts$/,
]

test('buying a plan goes through at most 20 modules between its handler and the store', async () => {
  const world = await createWorld({ profile: 'funded' })
  let modules: readonly string[] = []
  const operations = bind(world, [...visitorGroups, ...handlerGroups]).map((operation) => ({
    ...operation,
    handle(call: Parameters<typeof operation.handle>[0]) {
      if (operation.id !== 'buySmart') return operation.handle(call)
      let reply: ReturnType<typeof operation.handle> | undefined
      modules = modulesRun(() => {
        reply = operation.handle(call)
      })
      return reply as ReturnType<typeof operation.handle>
    },
  }))
  const engine = createDispatcher(world, operations)
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const request = new Request(`http://sandbox.invalid/swx/customer/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return (await answerFetch(engine, request)).json()
  }

  const { result } = await post('login/login', { userName: 'funded', password: SAMPLE_PASSWORD })
  const order = { productId: 'p-crypto-30', days: 30, amount: '500.00', acceptedTermsVersion: '2026-01' }
  const headers = { Authorization: result.token, virtually: 'NO', 'Idempotency-Key': crypto.randomUUID() }
  expect((await post('order/buySmart', order, headers)).code).toBe('20004')

  const own = modules.filter((path) => !SHARED.some((pattern) => pattern.test(path))).sort()
  expect(own).toContain('products/plans/rules/buy.ts')
  expect(own.length, own.join('\n')).toBeLessThanOrEqual(20)
})
