import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../support/root.ts'
import { useMockServer } from './support/mock-server.ts'

const mockServer = useMockServer()
const contract = `${root}openapi/dist/openapi.json`
const runFile = promisify(execFile)
const run = (...args: string[]) =>
  runFile(process.execPath, args, { env: { ...process.env, DO_NOT_TRACK: '1' } })

/** Generators of clients that this project does not use itself, and how each is asked. */
const generators: [name: string, args: (folder: string) => string[]][] = [
  [
    '@hey-api/openapi-ts',
    (folder) => [
      '@hey-api/openapi-ts/bin/run.js',
      '-i',
      contract,
      '-o',
      join(folder, 'hey'),
      '--no-log-file',
    ],
  ],
  [
    'swagger-typescript-api',
    (folder) => [
      'swagger-typescript-api/dist/cli.mjs',
      'generate',
      '-p',
      contract,
      '-o',
      folder,
      '-n',
      'swagger.ts',
    ],
  ],
  ['oazapfts', (folder) => ['oazapfts/dist/cli.js', contract, join(folder, 'oazapfts.ts')]],
]

const compilerOptions = {
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'bundler',
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  allowImportingTsExtensions: true,
  paths: {
    '@oazapfts/runtime': [`${root}node_modules/@oazapfts/runtime`],
    '@oazapfts/runtime/*': [`${root}node_modules/@oazapfts/runtime/*`],
  },
}

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'swx-generated-'))
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['**/*.ts'] }))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('generators from the registry', () => {
  test.each(generators)(
    '%s takes the contract without a complaint',
    { timeout: 60_000 },
    async (_name, argsFor) => {
      const [program = '', ...args] = argsFor(folder)
      const { stdout, stderr } = await run(`${root}node_modules/${program}`, ...args)
      expect(`${stdout}${stderr}`).not.toMatch(/\b(warn|error|fail)/i)
    },
  )

  test('what they write passes the strict type check', { timeout: 120_000 }, async () => {
    const { stdout } = await run(`${root}node_modules/typescript7/bin/tsc`, '-p', folder)
    expect(stdout).toBe('')
  })

  test('a client made by one of them makes three calls', async () => {
    const { Api } = await import(pathToFileURL(join(folder, 'swagger.ts')).href)
    const { swx } = new Api({ baseUrl: mockServer.url() })
    const markets = await swx.listMarketByType({ type: 1 })
    expect(markets.data.result.length).toBeGreaterThan(10)
    const [{ id, code }] = markets.data.result
    const info = await swx.getMarketInfo(id)
    expect(info.data.result.code).toBe(code)
    const refused = await swx.login({ userName: 'nobody', password: 'Sandbox1' })
    expect(refused.data).toMatchObject({ code: '10009', result: null })
  })
})
