import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startChild } from '../../support/child.ts'
import { freePort } from '../../support/free-port.ts'
import { startMockServerProcess } from '../../support/mock-server-process.ts'
import { load } from '../support/load.ts'
import { loadInTurns } from '../support/load-in-turns.ts'
import { median } from '../support/median.ts'
import type { Found } from '../support/part.ts'
import { atLeast } from '../support/report.ts'
import { callerOf } from './caller.ts'

const rounds = 5
const connections = 8
const milliseconds = 1_200
const setting = '/swx/customer/user/setSavings'
const payment = '/swx/customer/order/buyOptions'

/**
 * Commands: a small one beside a bare server that reads and answers as much, and a payment (an entry, an order, what is
 * due, a notice) in memory and kept on disk.
 */
export async function measureWrites(): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'swx-bench-'))
  const frozen = ['--frozen', '--now', '2026-01-12T15:20:00.000Z']
  const [memory, kept] = await Promise.all([
    startMockServerProcess({ isApiOnly: true, flags: frozen }),
    startMockServerProcess({ isApiOnly: true, flags: [...frozen, '--data', join(folder, 'kept')] }),
  ])
  const answer = {
    code: '20005',
    msg: '',
    result: null,
    traceId: 't-1',
    serverTime: '2026-01-12T15:20:00.000Z',
  }
  writeFileSync(join(folder, 'documents.json'), JSON.stringify({ setSavings: answer }))
  const port = await freePort()
  const program = fileURLToPath(new URL('bare-server.ts', import.meta.url))
  const prefix = setting.slice(0, setting.lastIndexOf('/') + 1)
  const bare = await startChild([program, String(port), prefix, join(folder, 'documents.json')], /^ready /m)

  try {
    const people = await Promise.all(
      [memory, kept].map(async ({ url }) => {
        const caller = callerOf(url)
        const { headers } = await caller.person('trader_1', 'demo', '1000000000000.00')
        const { result } = await caller.customer('index/listMarketByType?type=1')
        const info = (await caller.customer(`index/getMarketInfo/${result[0].id}`)).result
        const wish = { marketId: info.id, direction: 'UP', periodSec: 3600, amount: '10.00' }
        return { headers, body: JSON.stringify({ ...wish, acceptedTermsVersion: info.termsVersion }) }
      }),
    )
    const toggle = JSON.stringify({ enabled: true })
    const tries = {
      'bare POST': () =>
        load(`http://127.0.0.1:${port}${setting}`, connections, milliseconds, { body: toggle }),
      'POST in memory': () =>
        load(memory.url + setting, connections, milliseconds, {
          headers: people[0]?.headers ?? {},
          body: toggle,
        }),
      'payment in memory': () => load(memory.url + payment, connections, milliseconds, people[0]),
      'durable payment': () => load(kept.url + payment, connections, milliseconds, people[1]),
    }
    const seen = await loadInTurns(tries, rounds)
    const rate = (name: keyof typeof tries) => median(seen[name].map(({ perSecond }) => perSecond))
    const toBare = median(
      seen['POST in memory'].map(
        ({ perSecond }, round) => perSecond / (seen['bare POST'][round]?.perSecond ?? Number.NaN),
      ),
    )
    const durable = rate('durable payment')
    return {
      measures: [
        { name: 'POST, mock server', value: rate('POST in memory'), unit: 'requests/s' },
        { name: 'POST, bare node:http', value: rate('bare POST'), unit: 'requests/s' },
        atLeast('POST, mock server : bare', toBare, 0.4),
        { name: 'payments in memory', value: rate('payment in memory'), unit: 'commands/s' },
        atLeast('durable payments', durable, 2_000, 'commands/s'),
      ],
      details: seen,
    }
  } finally {
    await Promise.all([memory.stop(), kept.stop(), bare.stop()])
    rmSync(folder, { recursive: true })
  }
}
