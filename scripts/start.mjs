// `npm start`: builds what has changed, then serves app, API, socket, reference and console from one process. What
// happens in the sandbox is kept in .data/PORT; removing that folder starts it afresh.

import { requireFreePort } from './port.mjs'
import { requireTurbo, serve } from './run.mjs'

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
