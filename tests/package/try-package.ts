// `npm run test:long -- package [FILE.tgz]`: tries the mock server's package as a new user, in projects outside the repository
// that are installed from the registry: the oldest Node that it takes with msw 2, and this Node with msw 3. Each runs what
// docs/use-the-mock-server.md shows: a server, a vitest suite, a Vite app in a browser tab, and a Prism proxy in front.
// SWX_OLD_NODE names the program of the older Node; else it is another one on the PATH.
import { execFileSync, spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { findHeadlessChromium } from '../../scripts/chromium.mjs'
import { freePort } from '../support/free-port.ts'
import { root } from '../support/root.ts'

const npm = process.env.npm_execpath ?? ''
if (npm === '') {
  console.error('Start this by "npm run test:long -- package".')
  process.exit(1)
}
const say = (line: string) => process.stdout.write(`${line}\n`)
const place = mkdtempSync(join(tmpdir(), 'swx-try-'))

interface Tools {
  readonly node: string
  readonly msw: number
  readonly vitest: number
  readonly vite: number
  /** Whether this Node has WebSocket of its own. */
  readonly sockets: boolean
}

function olderNode(): string | undefined {
  const own = realpathSync(process.execPath)
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'node'))
  return process.env.SWX_OLD_NODE ?? onPath.find((path) => existsSync(path) && realpathSync(path) !== own)
}

/** Packs the mock server as it is now, or takes the file that is named. */
function tarball(): string {
  if (process.argv[2]) return resolve(process.argv[2])
  const pack = [npm, 'pack', '-w', '@swx/mock-server', '--ignore-scripts', '--pack-destination', place]
  execFileSync(process.execPath, pack, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  return join(place, readdirSync(place).find((file) => file.endsWith('.tgz')) ?? '')
}

function writeExamples(folder: string): void {
  const page = readFileSync(join(root, 'docs/use-the-mock-server.md'), 'utf8')
  for (const [, name = '', content = ''] of page.matchAll(
    /^```\w+\n(?:\/\/|<!--) (\S+\.\w+)(?: -->)?\n([\s\S]*?)^```/gm,
  )) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}

/** Starts a program that says when it is ready. */
async function serve(node: string, args: readonly string[], cwd: string, ready: RegExp) {
  const child = spawn(node, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  })
  let said = ''
  await new Promise<void>((done, fail) => {
    const hear = (text: Buffer) => {
      said += text
      if (ready.test(said)) done()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('exit', () => fail(new Error(`${args.join(' ')} ended:\n${said}`)))
  })
  return { address: ready.exec(said)?.[1] ?? '', stop: () => child.kill('SIGTERM') }
}

async function inTab(url: string): Promise<string | null> {
  const browser = await chromium.launch({
    executablePath: findHeadlessChromium() as string,
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage()
    await page.goto(url)
    return await page.locator('p').first().textContent({ timeout: 30_000 })
  } finally {
    await browser.close()
  }
}

async function tryWith(file: string, { node, msw, vitest, vite, sockets }: Tools): Promise<void> {
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()
  const folder = join(place, `msw-${msw}`)
  mkdirSync(join(folder, 'public'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  const env = {
    ...process.env,
    PATH: `${dirname(node)}${delimiter}${process.env.PATH}`,
    NO_COLOR: '1',
    VITEST: '',
  }
  const run = (...args: string[]) => execFileSync(node, args, { cwd: folder, encoding: 'utf8', env })
  const packages = [file, `msw@${msw}`, `vitest@${vitest}`, `vite@${vite}`]
  execFileSync(
    process.execPath,
    [npm, 'install', '--save-dev', '--no-audit', '--no-fund', '--ignore-scripts', ...packages],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  writeExamples(folder)
  const installed = (name: string): string =>
    JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version
  say(`Node ${version}, msw ${installed('msw')}, vitest ${installed('vitest')}, vite ${installed('vite')}`)

  say(`  a server: ${run('server.mjs').trim()}`)
  const suites = ['plan.test.ts', 'fetch.test.ts', ...(sockets ? ['socket.test.ts'] : [])]
  run('node_modules/vitest/vitest.mjs', 'run', ...suites)
  say(`  a vitest suite: ${suites.join(', ')} pass`)

  run('node_modules/msw/cli/index.js', 'init', 'public', '--no-save')
  run('node_modules/vite/bin/vite.js', 'build')
  const port = await freePort()
  const preview = [
    'node_modules/vite/bin/vite.js',
    'preview',
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    '--strictPort',
  ]
  const app = await serve(node, preview, folder, /127\.0\.0\.1:\d+/)
  say(`  a Vite app in a browser tab: ${await inTab(`http://127.0.0.1:${port}/`)}`)
  app.stop()

  const cli = ['node_modules/@swx/mock-server/dist/cli.js', '--port', String(await freePort())]
  const server = await serve(node, cli, folder, /(http:\/\/127\.0\.0\.1:\d+)/)
  const contract = join(root, 'openapi/dist/openapi.json')
  const prism = [
    join(root, 'node_modules/@stoplight/prism-cli/dist/index.js'),
    'proxy',
    contract,
    server.address,
    '--host',
    '127.0.0.1',
    '--port',
    '0',
  ]
  const proxy = await serve(process.execPath, prism, folder, /listening on (http\S+)/)
  const answer = await fetch(`${proxy.address}/swx/customer/index/listMarketByType?type=2`)
  const violations = answer.headers.get('sl-violations')
  const { result } = await answer.json()
  proxy.stop()
  server.stop()
  if (!answer.ok || violations) throw new Error(`The Prism proxy answers ${answer.status}: ${violations}`)
  say(`  a Prism proxy: ${result.length} markets, nothing against the contract`)
}

try {
  const file = tarball()
  const node = olderNode()
  if (node) await tryWith(file, { node, msw: 2, vitest: 3, vite: 7, sockets: false })
  else say('There is no older Node on the PATH: set SWX_OLD_NODE to try it with msw 2.')
  await tryWith(file, { node: process.execPath, msw: 3, vitest: 5, vite: 8, sockets: true })
} finally {
  rmSync(place, { recursive: true, force: true })
}
process.exit(0)
