import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createControl } from '@swx/mock-server/control'
import { startChild } from '../../support/child.ts'
import { freePort } from '../../support/free-port.ts'
import { startMockServerProcess } from '../../support/mock-server-process.ts'
import { startPrismMock } from '../../support/prism.ts'
import { load } from '../support/load.ts'
import { loadInTurns } from '../support/load-in-turns.ts'
import { median } from '../support/median.ts'
import type { Found } from '../support/part.ts'
import { atLeast } from '../support/report.ts'

const rounds = 7
const connections = 8
const milliseconds = 1500
const prefix = '/swx/customer/index/getMarketInfo/'

/**
 * GET by id: the mock server over HTTP beside a bare node:http server that has the same answer ready in a map, and beside
 * `prism mock` on the same contract. Rounds alternate, so that a busy machine is busy for all of them.
 */
export async function measureReads(): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'swx-bench-'))
  const mockServer = await startMockServerProcess({ isApiOnly: true })
  const checked = await startMockServerProcess({ isApiOnly: true, flags: ['--check'] })
  const list = await (await fetch(`${mockServer.url}/swx/customer/index/listMarketByType?type=1`)).json()
  const { id } = (list as { result: [{ id: string }] }).result[0]
  const answer = await (await fetch(mockServer.url + prefix + id)).json()
  writeFileSync(join(folder, 'documents.json'), JSON.stringify({ [id]: answer }))

  const port = await freePort()
  const program = fileURLToPath(new URL('bare-server.ts', import.meta.url))
  const bare = await startChild([program, String(port), prefix, join(folder, 'documents.json')], /^ready /m)
  const prism = await startPrismMock()
  const servers = {
    mockServer: mockServer.url,
    inWorld: mockServer.url,
    checked: checked.url,
    bare: `http://127.0.0.1:${port}`,
    prism: prism.url,
  }
  await createControl({ baseUrl: servers.inWorld }).createWorld({ name: 'team' })
  const read =
    (name: keyof typeof servers, headers: Readonly<Record<string, string>> = {}) =>
    () =>
      load(servers[name] + prefix + id, connections, milliseconds, { headers })
  const seen = await loadInTurns(
    {
      bare: read('bare'),
      mockServer: read('mockServer'),
      inWorld: read('inWorld', { 'X-Sandbox-World': 'team' }),
      checked: read('checked'),
      prism: read('prism'),
    },
    rounds,
  ).finally(async () => {
    await Promise.all([mockServer.stop(), checked.stop(), bare.stop(), prism.stop()])
    rmSync(folder, { recursive: true })
  })
  const rate = (name: keyof typeof servers) => median(seen[name].map(({ perSecond }) => perSecond))
  const ratio = (one: keyof typeof servers, other: keyof typeof servers) =>
    median(seen[one].map(({ perSecond }, round) => perSecond / (seen[other][round]?.perSecond ?? Number.NaN)))
  return {
    measures: [
      { name: 'GET by id, mock server', value: rate('mockServer'), unit: 'requests/s' },
      { name: 'GET by id, bare node:http', value: rate('bare'), unit: 'requests/s' },
      { name: 'GET by id, prism mock', value: rate('prism'), unit: 'requests/s' },
      atLeast('mock server : bare node:http', ratio('mockServer', 'bare'), 0.6),
      atLeast(
        'mock server in a world of its own, journal on : bare node:http',
        ratio('inWorld', 'bare'),
        0.5,
      ),
      atLeast('mock server with answers checked : bare node:http', ratio('checked', 'bare'), 0.4),
      atLeast('mock server : prism mock', ratio('mockServer', 'prism'), 5),
    ],
    details: seen,
  }
}
