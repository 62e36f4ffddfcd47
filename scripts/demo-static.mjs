// `npm run demo:static`: builds the app with the mock server inside the browser, and serves the folder like any static host would.

import { showHelp } from './help.mjs'
import { requireFreePort } from './port.mjs'
import { requireTurbo, root, serve } from './run.mjs'

showHelp(`
npm run demo:static [-- OPTIONS]

Builds the app with the mock server inside the browser into app/dist-demo, and serves that folder.

  PORT=N        port to serve at (4013)
  --build-only  build, and end
  --help        print this and end
`)

await requireTurbo(['demo'], { extra: ['--filter=@swx/app'] })
console.error(`The demo is in ${root}/app/dist-demo: copy that folder to any static host.`)
if (process.argv.includes('--build-only')) process.exit(0)
const port = process.env.PORT ?? '4013'
await requireFreePort(port)
await serve([['scripts/static-host.mjs', 'app/dist-demo', port]])
