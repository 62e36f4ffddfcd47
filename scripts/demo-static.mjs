// `npm run demo:static`: builds the app with the mock server inside the browser, and serves the folder like any static host would.

import { requireFreePort } from './port.mjs'
import { requireTurbo, root, serve } from './run.mjs'

await requireTurbo(['demo'], { extra: ['--filter=@swx/app'] })
console.error(`The demo is in ${root}/app/dist-demo: copy that folder to any static host.`)
if (process.argv.includes('--build-only')) process.exit(0)
const port = process.env.PORT ?? '4013'
await requireFreePort(port)
await serve([['scripts/static-host.mjs', 'app/dist-demo', port]])
