// `node --conditions source modules-of-buying.ts`: starts the mock server from its source, buys a plan over HTTP, and
// prints the files of the mock server that ran a function from the socket to the answer.
import { Session } from 'node:inspector/promises'
import { startMockServer } from '@swx/mock-server/node'
import { callerOf } from './caller.ts'

const mockServer = await startMockServer({
  port: 0,
  control: true,
  frozen: true,
  now: '2026-01-12T15:20:00Z',
})
const { customer, guest } = callerOf(mockServer.url)
const plan = { productId: 'p-crypto-30', days: 30, amount: '500.00', acceptedTermsVersion: '2026-01' }
const buy = async (who: Awaited<ReturnType<typeof guest>>): Promise<void> => {
  const { code } = await customer('order/buySmart', plan, { ...who.headers, 'Idempotency-Key': 'one' })
  if (code !== '20004') throw new Error(`The plan was not bought: ${code}`)
}
// What is made once, for the first call, is made before.
await buy(await guest('first', '1000.00'))
const second = await guest('second', '1000.00')

const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.startPreciseCoverage', { callCount: true })
await buy(second)
const { result } = await session.post('Profiler.takePreciseCoverage')
session.disconnect()

const source = new URL('../../../mock-server/src/', import.meta.url).href
const ran = result.filter(
  ({ url, functions }) =>
    url.startsWith(source) && functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0),
)
console.log(JSON.stringify(ran.map(({ url }) => url.slice(source.length)).sort()))
await mockServer.close()
process.exit(0)
