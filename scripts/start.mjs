// `npm start`: builds what has changed, then serves app, API, socket, reference and console from one process. What
// happens in the sandbox is kept in .data/PORT; removing that folder starts it afresh.

import { showHelp } from './help.mjs'
import { requireFreePort } from './port.mjs'
import { requireTurbo, serve } from './run.mjs'

showHelp(`
npm start [-- OPTIONS]

Builds what has changed and serves the app, the API, the socket, the reference and the console from one process, with
what happens kept in .data/PORT.

  PORT=N          port to listen on (4010)
  --profile NAME  what a fresh start begins with (sampleUsers)
  --help          print this and end

Every other option of the mock server works too: npm run mock -- --help lists them.
`)

const port = process.env.PORT ?? '4010'
await requireFreePort(port)
await requireTurbo(['build'], {
  extra: ['--filter=@swx/app', '--filter=@swx/mock-server', '--filter=@swx/openapi'],
})
await serve([
  [
    'mock-server/dist/cli.js',
    '--port',
    port,
    '--app',
    'app/dist',
    '--docs',
    'openapi/reference-dist',
    '--data',
    `.data/${port}`,
    // A person who tries things out is not kept waiting for a reviewer.
    '--review-after',
    '120',
    // The log-in page offers the users of this profile; `--profile visitor` begins without them.
    '--profile',
    'sampleUsers',
    ...process.argv.slice(2),
  ],
])
