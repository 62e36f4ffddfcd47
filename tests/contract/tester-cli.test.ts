import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startMockServerProcess } from '../support/mock-server-process.ts'
import { root } from '../support/root.ts'
import { startChangingProxy } from './support/changing-proxy.ts'
import { useMockServer } from './support/mock-server.ts'
import { registered } from './support/people.ts'

const mockServer = useMockServer({ frozen: false })
const folder = mkdtempSync(join(tmpdir(), 'swx-contract-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface Report {
  readonly checked: { operations: number; calls: number }
  readonly skipped: readonly { operation: string; reason: string }[]
  readonly violations: readonly Record<
    'operation' | 'rule' | 'where' | 'expected' | 'got' | 'request',
    string
  >[]
}

/** Runs `npm run contract` as the script does. */
const check = (...args: string[]): Promise<{ code: number; text: string; report: Report | undefined }> => {
  const file = join(folder, `${Math.random()}.json`)
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [`${root}scripts/run.mjs`, 'contract', ...args, '--report', file],
      (error, stdout, stderr) => {
        const code = error ? Number(error.code) : 0
        const report = code === 2 ? undefined : JSON.parse(readFileSync(file, 'utf8'))
        resolve({ code, text: stdout + stderr, report })
      },
    )
  })
}

test('a server that keeps the contract conforms, and the report says what was checked and what was not', async () => {
  const token = await registered(mockServer.world('main'))
  const { code, text, report } = await check('--base-url', mockServer.url(), '--token', token)
  expect(code, text).toBe(0)
  expect(report?.violations).toEqual([])
  expect(report?.checked.operations).toBeGreaterThan(25)
  expect(report?.skipped).toContainEqual(
    expect.objectContaining({ operation: 'buySmart', reason: expect.stringContaining('--mode full') }),
  )
  expect(text).toContain('It conforms.')
  expect(text).not.toContain(token)
}, 60_000)

test('the documented command finds nothing wrong with what npm start serves: app, reference and API from one address', async () => {
  const served = await startMockServerProcess({
    flags: ['--profile', 'sampleUsers', '--review-after', '120'],
  })
  try {
    // The app answers paths of its own with a page, which is none of the API's business.
    expect((await fetch(`${served.url}/no-such-path-7q/at-all`)).headers.get('content-type')).toContain(
      'html',
    )
    const { code, text, report } = await check('--base-url', served.url)
    expect(code, text).toBe(0)
    expect(report?.violations).toEqual([])
    expect(text).toContain('It conforms.')
  } finally {
    await served.stop()
  }
}, 180_000)

test('each violation comes once and says operation, rule, place, what was expected and what came, with a request', async () => {
  const proxy = await startChangingProxy(mockServer.url(), (path, status, body) => {
    if (path.includes('listMarketByType'))
      return [status, body.replaceAll(/"price":[\d.e-]+/g, '"price":"cheap"')]
    if (path.includes('listSession') && status === 401) return [200, body.replace('"401"', '"200"')]
    if (path.includes('no-such-path')) return [200, body.replace('"404"', '"200"')]
    return [status, body]
  })
  const token = await registered(mockServer.world('main'), { userName: 'bert_1', email: 'bert@example.com' })
  const { code, report } = await check('--base-url', proxy.url, '--token', token)
  await proxy.close()
  expect(code).toBe(1)
  const found = report?.violations ?? []
  const prices = found.filter(({ operation }) => operation === 'listMarketByType')
  expect(prices).toEqual([expect.objectContaining({ rule: 'schema' })])
  expect(prices[0]).toMatchObject({
    rule: 'schema',
    where: '#/components/schemas/Price/type',
    expected: '/result/0/price must be number',
    got: '"cheap"',
    request: expect.stringContaining("curl -i 'http"),
  })
  expect(found).toContainEqual(expect.objectContaining({ operation: 'listSession', rule: 'authMissing' }))
  expect(found).toContainEqual(expect.objectContaining({ operation: '*', rule: 'path' }))
  expect(found).toContainEqual(expect.objectContaining({ operation: 'marketMessage', rule: 'feedConnect' }))
  expect(JSON.stringify(report)).not.toContain(token)
}, 60_000)

test('a token that begins with a dash is a token', async () => {
  const { text } = await check(
    '--base-url',
    mockServer.url(),
    '--token',
    '--no-such-token',
    '--only',
    'listSession',
  )
  expect(text).toContain('listSession: token')
}, 60_000)

test('a server that does not answer, or is not named, could not be checked: one line says why', async () => {
  const cases: [args: string[], line: RegExp][] = [
    [['--base-url', 'http://127.0.0.1:9'], /cannot be reached/],
    [['--base-url', 'nowhere'], /takes an address/],
    [[], /Say which server/],
    [['--base-url', mockServer.url(), '--only', 'fly'], /no operation fly/],
    [['--base-url', mockServer.url(), '--mode', 'wild'], /safe or full/],
    [['--base-url', mockServer.url(), '--spec', 'no-such-file.yaml'], /cannot be read/],
  ]
  const runs = await Promise.all(cases.map(async ([args, line]) => ({ line, ...(await check(...args)) })))
  for (const { line, code, text } of runs) {
    expect({
      code,
      lines: text
        .trim()
        .split('\n')
        .filter((one) => !one.startsWith('Checking')),
    }).toEqual({
      code: 2,
      lines: [expect.stringMatching(line)],
    })
  }
}, 60_000)

test('the help names every option', async () => {
  const text = await new Promise<string>((resolve) => {
    execFile(process.execPath, [`${root}scripts/run.mjs`, 'contract', '--help'], (_, stdout) =>
      resolve(stdout),
    )
  })
  for (const option of [
    'base-url',
    'spec',
    'second-token',
    'header',
    'only',
    'skip',
    'mode',
    'max-money',
    'seed',
    'timeout',
    'report',
    'junit',
    'sarif',
    'html',
    'compare',
    'rate',
  ])
    expect(text).toContain(`--${option}`)
})

test('the mock server compared with itself differs in nothing', async () => {
  const { code, text } = await check('--base-url', mockServer.url(), '--compare', mockServer.url())
  expect(code, text).toBe(0)
}, 60_000)
