// `npm run docs`: builds guides and API reference as one site, and serves it under /docs. What only the site needs is a
// project of its own, docs/site, installed on the first run.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { showHelp } from './help.mjs'
import { requireFreePort } from './port.mjs'
import { requireTurbo, root, runNode, serve, tool } from './run.mjs'

showHelp(`
npm run docs [-- OPTIONS]

Builds the guides and the API reference as one site into docs/site/dist, and serves it under /docs. A dead link, or a
sample that does not compile, fails the build.

  PORT=N   port to serve at (4014)
  --build  build, and end
  --check  build, try the site in Chromium at the sizes of a desktop and a phone, and end
  --help   print this and end
`)

const folder = join(root, 'docs/site')
const stampFile = join(folder, 'node_modules', '.swx-installed')
const isWindows = process.platform === 'win32'

function install() {
  const lock = readFileSync(join(folder, 'package-lock.json'))
  const stamp = createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  console.error('Installing what only the documents use (first run, or its lock changed) …')
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync(isWindows ? 'npm.cmd' : 'npm', ['ci', ...flags], {
    cwd: folder,
    shell: isWindows,
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0) {
    console.error('The packages of docs/site could not be installed: can the registry be reached?')
    process.exit(1)
  }
  writeFileSync(stampFile, stamp)
}

async function require(args, options) {
  const code = await runNode(args, options)
  if (code !== 0) process.exit(code)
}

install()
await requireTurbo(['build', 'types'], { extra: ['--filter=@swx/sdk', '--filter=@swx/mock-server'] })
await require(['docs/site/build.ts'], { stdio: ['ignore', 2, 2] })
if (process.argv.includes('--build')) process.exit(0)
const port = process.env.PORT ?? '4014'
await requireFreePort(port)
if (process.argv.includes('--check')) {
  await require([tool('@playwright/test/cli.js'), 'test'], { cwd: folder, env: { PORT: port } })
  process.exit(0)
}
console.error(`The documents: http://127.0.0.1:${port}/docs/ (Ctrl-C ends it)`)
await serve([['scripts/static-host.mjs', 'docs/site/dist', port]])
