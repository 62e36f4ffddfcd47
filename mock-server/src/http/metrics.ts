import type { ServerResponse } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ServedRequest } from './observe-requests.ts'

/** Values that are read when the figures are requested. */
export interface MetricSources {
  /** Requests under way. */
  readonly underWay: () => number
  /** Worlds that this process has in memory. */
  readonly worlds: () => number
  /** Connections of the market socket. */
  readonly sockets: () => number
  /** Whether changes of worlds can be stored. */
  readonly isKeeping: () => boolean
  /** Connections to the database, and statements that wait for one; undefined without a database. */
  readonly database?: (() => { readonly open: number; readonly waiting: number }) | undefined
}

/** The figures of one process. */
export interface Metrics {
  /** Counts a request that is over. */
  count(served: ServedRequest): void
  /** Answers with all figures. */
  send(response: ServerResponse): Promise<void>
}

/** In seconds: an answer from memory takes a millisecond, an advance of the clock many. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Figures for Prometheus. Labels are words of the contract, so that their number is limited and none is secret. */
export const createMetrics = (sources: MetricSources): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requests = new Counter({
    name: 'swx_requests_total',
    help: 'Requests that are over, by operation and status; pages have no operation',
    labelNames: ['kind', 'operation', 'status'] as const,
    registers,
  })
  const seconds = new Histogram({
    name: 'swx_request_seconds',
    help: 'From the head of a request until its answer has left',
    labelNames: ['kind'] as const,
    buckets: BUCKETS,
    registers,
  })
  const aborted = new Counter({
    name: 'swx_requests_aborted_total',
    help: 'Requests whose connection ended before the answer',
    registers,
  })
  const gauge = (name: string, help: string, read: () => number): void => {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  }
  gauge('swx_requests_under_way', 'Requests that are not answered yet', sources.underWay)
  gauge('swx_worlds', 'Worlds that this process has in memory', sources.worlds)
  gauge('swx_sockets', 'Connections of the market socket', sources.sockets)
  gauge('swx_persistence_ok', '1 while what keeps the worlds takes changes', () =>
    sources.isKeeping() ? 1 : 0,
  )
  const { database } = sources
  if (database) {
    gauge('swx_database_connections', 'Connections to the database', () => database().open)
    gauge('swx_database_waiting', 'Statements that wait for a connection', () => database().waiting)
  }
  return {
    count({ kind, operation = 'none', status, ms, isAborted }) {
      if (isAborted) aborted.inc()
      requests.inc({ kind, operation, status })
      seconds.observe({ kind }, ms / 1_000)
    },
    async send(response) {
      const body = await registry.metrics()
      response.writeHead(200, {
        'Content-Type': registry.contentType,
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
        'Content-Length': Buffer.byteLength(body),
      })
      response.end(body)
    },
  }
}
