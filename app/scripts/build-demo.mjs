// Builds the app with the mock server inside the browser into `dist-demo`: a folder for any static host.
import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
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
writeFileSync(`${demo}404.html`, deepLink.replace("['ROUTES']", JSON.stringify(routes)))

// No server sends headers here, so the page itself says that nothing leaves its host.
const policy =
  "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'self'; form-action 'self'"
const charset = '<meta charset="utf-8" />'
const iconLink = 'href="./icon.svg"'
const page = readFileSync(`${demo}index.html`, 'utf8')
for (const part of [charset, iconLink]) {
  if (!page.includes(part)) throw new Error(`index.html has no ${part} to work on.`)
}
// Browsers ask for a relative icon again below each path the app goes to, where a plain host has none.
const icon = readFileSync(`${demo}icon.svg`).toString('base64')
writeFileSync(
  `${demo}index.html`,
  page
    .replace(charset, `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`)
    .replace(iconLink, `href="data:image/svg+xml;base64,${icon}"`),
)

// One worker for both: what belongs to the shell is answered from the device, all else by the backend in the page. It
// stays when the last page is closed, so that the demo opens without a network.
const mocking = readFileSync(resolve('msw/mockServiceWorker.js'), 'utf8')
const farewell = 'await self.registration.unregister()'
if (!mocking.includes(farewell)) throw new Error(`mockServiceWorker.js has no ${farewell} to take out.`)
writeFileSync(
  `${demo}mockServiceWorker.js`,
  `${await offlineWorker(demo, true)}\n${mocking.replace(farewell, '')}`,
)
