import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { machineNode } from '../contract/support/other-node.ts'
import { freePort } from '../support/free-port.ts'
import { type InstalledRegistry, startInstalledRegistry } from '../support/installed-registry.ts'
import { root } from '../support/root.ts'

const page = readFileSync(join(root, 'docs/first-steps.md'), 'utf8')
/** A new user's project: an empty folder outside the repository. */
const project = mkdtempSync(join(tmpdir(), 'swx-first-steps-'))

const [pack = '', install = '', serve = ''] = [...page.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(
  ([, block = '']) => block,
)
const files = [...page.matchAll(/^```js\n\/\/ (\S+)\n([\s\S]*?)^```/gm)].map(([, name = '', code = '']) => ({
  name,
  code,
}))

/** The README of the mock server shows a piece of the same. */
const [, readme = ''] = /^```ts\n([\s\S]*?)^```/m.exec(
  readFileSync(join(root, 'mock-server/README.md'), 'utf8'),
) ?? ['']

/** The first commands of the contract tester, which is packed with the others. */
const [, tester = ''] = /^```sh\n([\s\S]*?)^```/m.exec(
  readFileSync(join(root, 'docs/contract-tester.md'), 'utf8'),
) ?? ['']

/** Four minutes are enough for each block, on a slow machine too: which one takes longer, and what it has printed, is said. */
const BLOCK_MS = 240_000

const shell = async (script: string, cwd: string, env: NodeJS.ProcessEnv = {}): Promise<string> => {
  // A process group of its own, so that what the shell has started ends with it.
  const child = spawn('sh', ['-ec', script], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const limit = setTimeout(() => process.kill(-(child.pid as number), 'SIGKILL'), BLOCK_MS)
  const [printed, errors, [code, signal]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  clearTimeout(limit)
  if (code === 0) return printed
  throw new Error(`This block ended with ${signal ?? code}:\n${script}\n${printed}${errors}`)
}

/** Packages come from what is installed here. */
const fromRegistry = () => ({
  npm_config_registry: registry.url,
  npm_config_audit: 'false',
  npm_config_update_notifier: 'false',
})

let port: number
let registry: InstalledRegistry

beforeAll(async () => {
  port = await freePort()
  registry = await startInstalledRegistry()
  await shell(pack.replace('/path/to/your/project', project), root)
  await shell(install, project, fromRegistry())
  for (const { name, code } of [...files, { name: 'readme.mjs', code: readme }])
    writeFileSync(join(project, name), code.replaceAll('127.0.0.1:4010', `127.0.0.1:${port}`))
}, 300_000)
afterAll(async () => {
  await registry.close()
  rmSync(project, { recursive: true, force: true })
})

test('the page has a block to pack, one to install, one to start a backend, and five files', () => {
  expect([pack, install, serve].map((block) => block.split(' ')[0])).toEqual(['npm', 'npm', 'npx'])
  expect(files.map(({ name }) => name)).toEqual([
    'first.mjs',
    'errors.mjs',
    'balance.test.mjs',
    'fault.mjs',
    'clock.mjs',
  ])
})

describe.each([machineNode(), { path: process.execPath, version: process.version }])(
  'on Node $version',
  ({ path }) => {
    const PATH = `${dirname(path)}${delimiter}${process.env.PATH}`
    const print = (file: string) => shell(`node ${file}`, project, { PATH })
    let backend: ReturnType<typeof spawn>

    beforeAll(async () => {
      // A process group of its own, so that npx and the server end together.
      backend = spawn('sh', ['-ec', serve.replace('4010', String(port))], {
        cwd: project,
        env: { ...process.env, PATH },
        stdio: ['ignore', 'pipe', 'inherit'],
        detached: true,
      })
      for await (const line of createInterface({ input: backend.stdout as NodeJS.ReadableStream }))
        if (line.startsWith('ready ')) return
      throw new Error('The backend ended before it was ready.')
    }, 60_000)
    afterAll(async () => {
      const ended = once(backend, 'exit')
      process.kill(-(backend.pid as number), 'SIGTERM')
      await ended
    })

    test('the first call prints a line for each instrument', async () => {
      expect((await print('first.mjs')).split('\n').length).toBeGreaterThan(10)
    })

    test('a wrong password is told by its key', async () => {
      expect(await print('errors.mjs')).toBe('Check the password.\n')
    })

    test('a fault fails one call, and the next succeeds', async () => {
      expect(await print('fault.mjs')).toBe('503\n200\n')
    })

    test('the clock moves thirty days', async () => {
      expect(await print('clock.mjs')).toMatch(/^It is \d{4}-\d\d-\d\dT.+ now\.\n$/)
    })

    test('the contract tester is installed from its file, and checks the backend against its document', async () => {
      expect(tester).toContain('npm install --save-dev ./swx-contract-')
      const address = `http://127.0.0.1:${port}`
      const commands = tester
        .replace('openapi.yaml', `${address}/docs/openapi.json --only listContents`)
        .replace('https://api.example.com', address)
      expect(await shell(commands, project, { ...fromRegistry(), PATH })).toMatch(/It conforms\./)
    })

    test('the sample of the mock server’s README runs', async () => {
      expect(readme).toContain('createControl')
      expect(await print('readme.mjs')).toBe('')
    })

    test('the test of the page passes', async () => {
      expect(await shell('node --test', project, { PATH })).toMatch(/pass 1\b/)
    })
  },
)
