// Prints the bytes that one finished call leaves behind: `ours`, or `signal` for a fetch under AbortSignal.timeout().
import { ours } from './clients.ts'
import { answerText } from './fake-fetch.ts'

const calls = 20_000

/** Answers without a `Response`, whose own remains would hide those of the client. */
const lightFetch = (async () => ({
  ok: true,
  status: 200,
  headers: new Map(),
  text: async () => answerText,
})) as unknown as typeof fetch

const kinds: Record<string, () => Promise<unknown>> = {
  ours: ours(lightFetch).post as () => Promise<unknown>,
  signal: async () => {
    const response = await lightFetch('http://api.test', { signal: AbortSignal.timeout(90_000) })
    return JSON.parse(await response.text())
  },
}
const call = kinds[process.argv[2] ?? ''] ?? kinds.ours

function settledHeap(): number {
  for (let i = 0; i < 5; i++) globalThis.gc?.()
  return process.memoryUsage().heapUsed
}

async function callOften(times: number): Promise<void> {
  for (let i = 0; i < times; i++) await call?.()
  // A turn of the event loop lets go of what was only waiting for one.
  await new Promise((resolve) => setImmediate(resolve))
}

await callOften(5_000)
const before = settledHeap()
await callOften(calls)
console.log((settledHeap() - before) / calls)
process.exit(0)
