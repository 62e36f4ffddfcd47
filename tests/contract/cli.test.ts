import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../support/root.ts'
import { useMockServer } from './support/mock-server.ts'
import { registered } from './support/people.ts'

const mockServer = useMockServer({ frozen: false })
const folder = mkdtempSync(join(tmpdir(), 'swx-contract-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface Report {
  readonly conforms: boolean
  readonly violations: readonly {
    operation: string
    rule: string
    where: string
    expected: string
    got: string
  }[]
}

const check = (...args: string[]): Promise<{ code: number; text: string; report: Report | undefined }> => {
  const file = join(folder, `${Math.random()}.json`)
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [`${root}scripts/contract.mjs`, ...args, '--report', file],
      (error, stdout, stderr) => {
        const code = error ? Number(error.code) : 0
        const report = code === 2 ? undefined : JSON.parse(readFileSync(file, 'utf8'))
        resolve({ code, text: stdout + stderr, report })
      },
    )
  })
}

/** A server that passes everything on, but for what `change` does to an answer. */
const startLiar = async (change: (path: string, status: number, body: string) => [number, string]) => {
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers
    const answer = await fetch(mockServer.url() + request.url, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    })
    const [status, body] = change(request.url ?? '', answer.status, await answer.text())
    const allow = answer.headers.get('allow')
    response.writeHead(status, { 'Content-Type': 'application/json', ...(allow ? { Allow: allow } : {}) })
    response.end(body)
  })
  server.on('upgrade', (_, socket) => socket.destroy())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

test("a server that keeps the contract conforms, a person's own reads included", async () => {
  const token = await registered(mockServer.world('main'))
  const { code, text, report } = await check('--base-url', mockServer.url(), '--token', token)
  expect(code, text).toBe(0)
  expect(report).toMatchObject({ conforms: true, violations: [] })
  expect(text).toContain('own reads')
}, 60_000)

test('each violation says which operation, rule and place, what was expected and what came', async () => {
  const liar = await startLiar((path, status, body) => {
    if (path.includes('getMarketInfo')) return [status, body.replace(/"price":[\d.]+/, '"price":"cheap"')]
    if (path.includes('listSession') && status === 401) return [200, body.replace('"401"', '"200"')]
    if (path.includes('no/such/path')) return [200, body]
    return [status, body]
  })
  const { code, report } = await check('--base-url', liar.url)
  await liar.close()
  expect(code).toBe(1)
  const found = report?.violations ?? []
  expect(found).toContainEqual(
    expect.objectContaining({
      operation: 'getMarketInfo',
      rule: 'schema',
      where: expect.stringContaining('price'),
      expected: expect.stringContaining('number'),
      got: 'cheap',
    }),
  )
  expect(found).toContainEqual(expect.objectContaining({ operation: 'listSession', rule: 'session' }))
  expect(found).toContainEqual(expect.objectContaining({ operation: '*', rule: 'path' }))
  expect(found).toContainEqual(expect.objectContaining({ operation: 'marketMessage', rule: 'connect' }))
}, 60_000)

test('a token that begins with a dash is a token', async () => {
  const { text } = await check('--base-url', mockServer.url(), '--token', '--no-such-token')
  expect(text).toContain('own reads')
}, 60_000)

test('a server that does not answer, or is not named, could not be checked', async () => {
  expect(await check('--base-url', 'http://127.0.0.1:9')).toMatchObject({ code: 2 })
  expect(await check('--base-url', 'http://127.0.0.1:9/swx')).toMatchObject({ code: 2 })
  expect(await check('--base-url', 'nowhere')).toMatchObject({ code: 2 })
})
