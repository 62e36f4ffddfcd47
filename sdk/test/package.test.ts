import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { SourceMap } from 'node:module'
import type { AddressInfo } from 'node:net'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const run = promisify(execFile)
const folder = join(import.meta.dirname, '..')
const entryPoints = [
  '',
  '/react',
  '/zod',
  '/market-feed',
  '/money',
  '/debug',
  '/types',
  '/openapi-fetch',
].map((entry) => `@swx/sdk${entry}`)

/** The Node that is installed on this machine, rather than the one the project brings along. */
const machinePath = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((entry) => !entry.includes('node_modules'))
  .join(delimiter)
const onMachine = { cwd: folder, env: { ...process.env, PATH: machinePath, NODE_OPTIONS: '' } }

/** A whole use of the built package, against a server of its own. */
const use = `
  const server = require('node:http').createServer((_, answer) => answer.end('{"code":"200","msg":"","result":[]}'))
  server.listen(0, '127.0.0.1', async () => {
    const baseUrl = 'http://127.0.0.1:' + server.address().port
    const client = sdk.createClient({ baseUrl, getToken: () => null, mode: 'demo' })
    const { data } = await client.GET('/swx/customer/index/listMarketByType')
    server.close()
    server.closeAllConnections()
    console.log(data.code)
  })`

describe('the built package', () => {
  it('works as a CommonJS module, on the Node of this machine', async () => {
    const { stdout } = await run('node', ['-e', `const sdk = require('@swx/sdk')\n${use}`], onMachine)
    expect(stdout.trim()).toBe('200')
  })

  it('works as an ES module, on the Node of this machine', async () => {
    const script = `import { createRequire } from 'node:module'
      import * as sdk from '@swx/sdk'
      const require = createRequire('/')\n${use}`
    const { stdout } = await run('node', ['--input-type=module', '-e', script], onMachine)
    expect(stdout.trim()).toBe('200')
  })

  it.each(entryPoints.filter((entry) => !entry.endsWith('/types')))('opens %s both ways', async (entry) => {
    const script = `import('${entry}').then((esm) => console.log(
      Object.keys(esm).length > 0 && Object.keys(require('${entry}')).sort().join() === Object.keys(esm).sort().join()))`
    const { stdout } = await run(process.execPath, ['-e', script], { cwd: folder })
    expect(stdout.trim()).toBe('true')
  })

  it('gives server components the options of queries, and no hook, of which React has none there', async () => {
    const script = `import('@swx/sdk/react').then((esm) => console.log(JSON.stringify(
      [Object.keys(esm), Object.keys(require('@swx/sdk/react'))])))`
    const { stdout } = await run(process.execPath, ['--conditions', 'react-server', '-e', script], {
      cwd: folder,
    })
    const [module, common] = JSON.parse(stdout)
    expect(module).toEqual(expect.arrayContaining(['listInstrumentsQueryOptions', 'swxQueryOptions']))
    expect(module.filter((name: string) => name.startsWith('use'))).toEqual([])
    expect(common.sort()).toEqual(module.sort())
  })

  it.each(['index.js', 'index.cjs', 'react.js', 'react.cjs'])(
    'maps %s to sources that its map holds',
    (file) => {
      const text = readFileSync(join(folder, 'dist', file), 'utf8')
      const [, mapFile = ''] = text.trimEnd().split('sourceMappingURL=')
      const map = JSON.parse(readFileSync(join(folder, 'dist', mapFile), 'utf8'))
      expect(map.sources.length).toBeGreaterThan(0)
      expect(map.sourcesContent).toHaveLength(map.sources.length)
    },
  )

  it('maps the lines of its functions to those of its sources', () => {
    const lines = readFileSync(join(folder, 'dist/index.js'), 'utf8').split('\n')
    const map = new SourceMap(JSON.parse(readFileSync(join(folder, 'dist/index.js.map'), 'utf8')))
    const entry = map.findEntry(
      lines.findIndex((line) => line.includes('function buyPlan(')),
      0,
    )
    if (!('originalSource' in entry)) throw new Error('The map says nothing about that line.')
    const source = readFileSync(join(folder, 'dist', entry.originalSource), 'utf8').split('\n')
    expect(source[entry.originalLine]).toContain('function buyPlan(')
  })

  it('is readable: names are whole, and what is public keeps its documentation', () => {
    const code = readFileSync(join(folder, 'dist/index.js'), 'utf8')
    const types = readFileSync(join(folder, 'dist/index.d.ts'), 'utf8')
    expect(code).toContain('function createRequestRunner(')
    expect(types).toContain('insufficientBalance: ')
    expect(types).toMatch(/\* Buy a plan\.[\s\S]{0,1200}@throws CallError/)
  })

  // Parcel, and Metro before React Native 0.79, know no `exports`.
  it.each(entryPoints.slice(1))('has %s as a folder too, for tools that know no exports', (entry) => {
    const name = entry.split('/').at(-1) ?? ''
    const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'))
    const { exports, files } = read('package.json')
    const { import: module, require: common } = exports[`./${name}`]
    const stub = read(`${name}/package.json`)
    expect(files).toContain(name)
    expect([stub.module, stub.main, stub.types]).toEqual(
      [module.default, common.default, module.types].map((path) => `.${path}`),
    )
  })

  it("runs the README's first example", async () => {
    const row = { code: 'EURUSD', price: 1.0862, zdf: 0.12 }
    const server = createServer((_, answer) =>
      answer.end(JSON.stringify({ code: '200', msg: '', result: [row] })),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const readme = readFileSync(join(folder, 'README.md'), 'utf8')
    const example = readme.match(/## First example[\s\S]*?```ts\n([\s\S]*?)```/)?.[1] ?? ''
    const port = (server.address() as AddressInfo).port
    const script = example.replace('127.0.0.1:4010', `127.0.0.1:${port}`)
    expect(script).toContain(String(port))
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: folder })
    server.closeAllConnections()
    server.close()
    expect(stdout).toBe('EURUSD 1.0862 0.12 %\n')
  })

  it('keeps publint content', { timeout: 60_000 }, async () => {
    const cli = join(folder, '../node_modules/publint/src/cli.js')
    const { stdout } = await run(process.execPath, [cli, '--strict'], { cwd: folder })
    expect(stdout).toContain('All good!')
  })

  it('has types for every way of resolving it', { timeout: 60_000 }, async () => {
    const cli = join(folder, '../node_modules/@arethetypeswrong/cli/dist/index.js')
    const { stdout } = await run(process.execPath, [cli, '--pack', '.', '--format', 'json'], { cwd: folder })
    expect(JSON.parse(stdout).problems ?? {}).toEqual({})
  })
})
