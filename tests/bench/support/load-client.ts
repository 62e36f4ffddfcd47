// Loads one address over kept-alive connections, one request at a time on each, and prints one line of JSON.
// A process of its own, so that the measured server and the load do not share an event loop.
// Usage: node load-client.ts <url> <connections> <milliseconds> [{ "headers": { … }, "body": "…" }]; a body is posted.
import { connect } from 'node:net'

const [address = '', connections = '8', milliseconds = '1000', more = '{}'] = process.argv.slice(2)
const { headers = {}, body } = JSON.parse(more) as { headers?: Record<string, string>; body?: string }
const { hostname, port, pathname, search, host } = new URL(address)
const request = Buffer.from(
  [
    `${body === undefined ? 'GET' : 'POST'} ${pathname}${search} HTTP/1.1`,
    ...Object.entries({ Host: host, virtually: 'NO', Accept: 'application/json', ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    ...(body === undefined
      ? []
      : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]),
    '',
    body ?? '',
  ].join('\r\n'),
)
const latencies: number[] = []
let failed = 0

/** Where the answer that starts a buffer ends, or -1 while parts of it are missing. */
function endOfAnswer(buffer: Buffer): number {
  const head = buffer.indexOf('\r\n\r\n')
  if (head < 0) return -1
  const headers = buffer.toString('latin1', 0, head)
  const length = /\r\ncontent-length: (\d+)/i.exec(headers)?.[1]
  if (length !== undefined) return buffer.length >= head + 4 + Number(length) ? head + 4 + Number(length) : -1
  const last = buffer.indexOf('0\r\n\r\n', head + 4, 'latin1')
  return last < 0 ? -1 : last + 5
}

function load(until: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let pending: Buffer = Buffer.alloc(0)
    let sentAt = 0
    const send = () => {
      if (performance.now() >= until) {
        socket.destroy()
        return resolve()
      }
      sentAt = performance.now()
      socket.write(request)
    }
    socket.setNoDelay(true)
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The server closed a connection in the middle of the load.')))
    socket.on('data', (chunk) => {
      pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk])
      const end = endOfAnswer(pending)
      if (end < 0) return
      if (!pending.subarray(0, 12).equals(okay)) failed += 1
      latencies.push(performance.now() - sentAt)
      pending = pending.subarray(end)
      send()
    })
  })
}

const okay = Buffer.from('HTTP/1.1 200')
const started = performance.now()
await Promise.all(Array.from({ length: Number(connections) }, () => load(started + Number(milliseconds))))
const seconds = (performance.now() - started) / 1000
latencies.sort((a, b) => a - b)
const percentile = (share: number) =>
  latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0
console.log(
  JSON.stringify({
    perSecond: latencies.length / seconds,
    p50: percentile(0.5),
    p99: percentile(0.99),
    failed,
  }),
)
