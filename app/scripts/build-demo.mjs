// Builds the app with the mock server inside the browser into `dist-demo`: a folder for any static host.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { offlineWorker } from '../build/offline.ts'
import { paths } from '../src/config/paths.ts'

const { resolve } = createRequire(import.meta.url)
const app = fileURLToPath(new URL('..', import.meta.url))
const demo = `${app}dist-demo/`

const vite = resolve('vite/package.json').replace('package.json', 'bin/vite.js')
const built = spawnSync(process.execPath, [vite, 'build'], {
  cwd: app,
  stdio: 'inherit',
  env: { ...process.env, VITE_MOCK_SERVER: 'browser' },
})
if (built.status !== 0) process.exit(built.status ?? 1)

cpSync(fileURLToPath(new URL('../../mock-server/dist/console-demo', import.meta.url)), `${demo}__sandbox`, {
  recursive: true,
})
cpSync(fileURLToPath(new URL('../../mock-server/dist/google', import.meta.url)), `${demo}sandbox-google`, {
  recursive: true,
})
const routes = Object.values(paths)
  .map(({ path }) => path)
  .filter((path) => path !== '/')
const deepLink = readFileSync(new URL('deep-link.html', import.meta.url), 'utf8')

// No server sends headers here, so each page itself says that nothing leaves its host.
const policy = (scripts) =>
  [
    "default-src 'self'",
    `script-src ${scripts}`,
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ')
const charset = '<meta charset="utf-8" />'

/** Writes a page of the demo with its policy, in which the page's own inline script stands by its hash. */
function writePage(name, page) {
  if (!page.includes(charset)) throw new Error(`${name} has no ${charset} to put a policy behind.`)
  const [, inline] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? []
  // A packed copy is of the page without its policy.
  for (const packed of ['br', 'gz']) rmSync(`${demo}${name}.${packed}`, { force: true })
  const hash = inline && createHash('sha256').update(inline).digest('base64')
  const content = policy(hash ? `'self' 'sha256-${hash}'` : "'self'")
  writeFileSync(
    `${demo}${name}`,
    page.replace(
      charset,
      `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${content}" />`,
    ),
  )
}

writePage('404.html', deepLink.replace("['ROUTES']", JSON.stringify(routes)))
for (const name of ['__sandbox/index.html', 'sandbox-google/index.html'])
  writePage(name, readFileSync(`${demo}${name}`, 'utf8'))

// Browsers ask for a relative icon again below each path the app goes to, where a plain host has none.
const iconLink = 'href="./icon.svg"'
const page = readFileSync(`${demo}index.html`, 'utf8')
if (!page.includes(iconLink)) throw new Error(`index.html has no ${iconLink} to work on.`)
const icon = readFileSync(`${demo}icon.svg`).toString('base64')
writePage('index.html', page.replace(iconLink, `href="data:image/svg+xml;base64,${icon}"`))

// One worker for both: what belongs to the shell is answered from the device, all else by the backend in the page. It
// stays when the last page is closed, so that the demo opens without a network.
const mocking = readFileSync(resolve('msw/mockServiceWorker.js'), 'utf8')
const farewell = 'await self.registration.unregister()'
if (!mocking.includes(farewell)) throw new Error(`mockServiceWorker.js has no ${farewell} to take out.`)
writeFileSync(
  `${demo}mockServiceWorker.js`,
  `${await offlineWorker(demo, true)}\n${mocking.replace(farewell, '')}`,
)
