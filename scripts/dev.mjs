// `npm run dev`: the mock server at 4010 (PORT) and Vite with hot reload at 5173 (APP_PORT); generated code follows
// the contract.
import { watch } from 'node:fs'
import { join } from 'node:path'
import { showHelp } from './help.mjs'
import { requireFreePort } from './port.mjs'
import { requireTurbo, root, serve, tool, turbo } from './run.mjs'

showHelp(`
npm run dev

The mock server with the sources as they are and Vite with hot reload; generated code follows the contract.

  PORT=N      port of the mock server (4010)
  APP_PORT=N  port of the app (5173)
  --help      print this and end
`)

const port = process.env.PORT ?? '4010'
await requireFreePort(port)
const appPort = process.env.APP_PORT ?? '5173'
await requireFreePort(appPort, 'APP_PORT')
const generated = ['--filter=@swx/sdk', '--filter=@swx/openapi']
await requireTurbo(['build'], { extra: generated })

let isRunning = false
let isStale = false
/** Brings what is generated up to date, once more when the contract changed meanwhile. */
async function regenerate() {
  isStale = true
  if (isRunning) return
  isRunning = true
  while (isStale) {
    isStale = false
    console.error('The contract changed: generating …')
    await turbo(['codegen', 'build', 'types'], { extra: generated })
  }
  isRunning = false
}
const isSource = (file) => file !== null && /\.ya?ml$/.test(file) && !file.startsWith('dist')
watch(join(root, 'openapi'), { recursive: true }, (_event, file) => isSource(file) && regenerate())

// Editors read the types of the SDK; nothing that serves waits for them.
void turbo(['types'], { extra: generated })
await serve(
  [
    // Node restarts the mock server when one of its sources changes.
    [
      '--watch',
      '--watch-preserve-output',
      '--conditions=source',
      'mock-server/src/cli.ts',
      '--check',
      '--port',
      port,
      '--docs',
      'openapi/reference-dist',
    ],
    [tool('vite/bin/vite.js'), 'app', '--host', '127.0.0.1', '--port', appPort, '--strictPort'],
  ],
  { env: { SWX_API_PORT: port } },
)
