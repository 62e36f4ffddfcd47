import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startPrismProxy } from '../support/prism.ts'
import { root } from '../support/root.ts'
import { useMockServer } from './support/mock-server.ts'

const mockServer = useMockServer()
const page = readFileSync(`${root}docs/journeys.md`, 'utf8')
const blocks = [...page.matchAll(/```sh\n(.*?)```/gs)].map(([, block]) => block ?? '')

/**
 * The shell blocks of the page one after another, as a reader runs them, and what each prints.
 * @param api where the calls of the customer API go
 */
async function runPage(api: string): Promise<string[]> {
  const mark = '----'
  const script = ['set -eu', ...blocks.map((block) => `${block}\necho; echo '${mark}'`)].join('\n')
  const { stdout } = await promisify(execFile)('sh', ['-c', script], {
    env: { PATH: process.env.PATH, SWX_SERVER: mockServer.url(), SWX_API: api },
  })
  return stdout.split(`${mark}\n`).map((text) => text.trim())
}

function expectItsEnds(printed: readonly string[]) {
  expect(printed).toHaveLength(blocks.length + 1)
  const ends = (block: number, ...lines: string[]) =>
    expect(printed[block]?.split('\n').slice(-lines.length)).toEqual(lines)
  ends(2, '20.00')
  ends(3, 'COMPLETED', '5600.00')
  ends(6, 'REPAID', '5591.00')
  expect(printed[7]).toContain('"status":"COMPLETED"')
  expect(printed[8]).toMatch(/COMPLETED\n5612\.00$/)
  ends(9, '22.38', '5634.38')
  expect(printed[10]).toBe('{"ok":true,"violations":[]}')
}

test('the journeys of the page end as the page says, by curl alone', async () => {
  expectItsEnds(await runPage(mockServer.url()))
}, 60_000)

test('they end so through the proxy too, which would refuse whatever breaks the contract', async () => {
  const proxy = await startPrismProxy(mockServer.url(), '--errors')
  try {
    expectItsEnds(await runPage(proxy.url))
  } finally {
    await proxy.stop()
  }
}, 60_000)
