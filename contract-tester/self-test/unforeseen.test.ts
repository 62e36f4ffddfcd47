import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test, vi } from 'vitest'
import { main } from '../src/cli/main.ts'

vi.mock('../src/rules/negative/unknown-path.ts', () => ({
  checkUnknownPath: async () => {
    throw new TypeError('undefined is not a function\nat somewhere')
  },
}))

const folder = mkdtempSync(join(tmpdir(), 'swx-unforeseen-'))
const server = createServer((_, response) => {
  response.setHeader('content-type', 'application/json').end('"no list"')
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

test('a mistake of the tester itself is one line and exit code 2, and leaves what was found', async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const pets = fileURLToPath(new URL('documents/first-pets.yaml', import.meta.url))
  const file = join(folder, 'report.json')
  const lines: string[] = []
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => lines.push(String(text)) > 0)
  const code = await main([
    ...['--spec', pets, '--base-url', `http://127.0.0.1:${port}`, '--only', 'listSpecies'],
    ...['--report', file],
  ])
  vi.restoreAllMocks()
  expect(code).toBe(2)
  const line = 'An unforeseen error in "unknown path": undefined is not a function. Please report it.'
  expect(lines.join('')).toBe(`${line}\n`)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    stopped: line,
    violations: expect.arrayContaining([
      expect.objectContaining({ operation: 'listSpecies', rule: 'schema' }),
    ]),
  })
})
