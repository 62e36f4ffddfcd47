// `npm run mock:prism`: Prism answers from the contract's examples at 4011.
// `npm run mock:proxy`: Prism stands between a client and a running mock server, at 4012 in front of 4010, and
// reports every request and answer that breaks the contract (in its log and in the header sl-violations; with
// `-- --errors` as HTTP 422 or 500 instead of the answer).
// PRISM_PORT changes the port of Prism; PORT is the port of the mock server (or of the mock, when alone).
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { showHelp } from './help.mjs'
import { requireFreePort } from './port.mjs'
import { requireTurbo, serve, tool } from './run.mjs'

showHelp(`
npm run mock:prism | npm run mock:proxy [-- OPTIONS OF PRISM]

mock:prism answers from the examples of the contract; mock:proxy stands in front of a running mock server and reports
what breaks the contract.

  PRISM_PORT=N  port of Prism (mock 4011, proxy 4012)
  PORT=N        port of the mock server behind the proxy (4010)
  --errors      answer HTTP 422 or 500 where the contract is broken
  --help        print this and end
`)

const [mode, ...extra] = process.argv.slice(2)
if (mode !== 'mock' && mode !== 'proxy') {
  console.error('Say which: "npm run mock:prism" or "npm run mock:proxy".')
  process.exit(1)
}

const upstreamPort = process.env.PORT ?? '4010'
const port = process.env.PRISM_PORT ?? (mode === 'mock' ? (process.env.PORT ?? '4011') : '4012')

/** Ends the process with one line when nothing listens where the proxy would pass calls on to. */
async function requireUpstream() {
  const isUp = await new Promise((resolve) => {
    const probe = connect(Number(upstreamPort), '127.0.0.1')
    probe.once('connect', () => resolve(true)).once('error', () => resolve(false))
    probe.once('connect', () => probe.end())
  })
  if (isUp) return
  console.error(
    `Nothing answers on 127.0.0.1:${upstreamPort}: start the mock server with "npm run mock" first, or name its port with PORT.`,
  )
  process.exit(1)
}

await requireFreePort(port, 'PRISM_PORT')
if (mode === 'proxy') await requireUpstream()
await requireTurbo(['codegen'], { extra: ['--filter=@swx/openapi'] })

await serve(
  [
    [
      tool('@stoplight/prism-cli/dist/index.js'),
      mode,
      'openapi/dist/openapi.json',
      ...(mode === 'proxy' ? [`http://127.0.0.1:${upstreamPort}`] : []),
      '--host',
      '127.0.0.1',
      '--port',
      port,
      ...extra,
    ],
  ],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { NO_UPDATE_NOTIFIER: '1' },
    onStart: ([prism]) =>
      createInterface({ input: prism.stdout }).on('line', (line) => {
        console.error(line)
        if (line.includes('Prism is listening')) console.log(`ready http://127.0.0.1:${port}`)
      }),
  },
)
