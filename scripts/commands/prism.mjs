import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { fail, requireFreePort, requireTurbo, serve, tool } from '../processes.mjs'

/** Ends the process with one line when nothing listens where the proxy would pass calls on to. */
async function requireUpstream(port) {
  const isUp = await new Promise((resolve) => {
    const probe = connect(Number(port), '127.0.0.1')
    probe.once('error', () => resolve(false))
    probe.once('connect', () => {
      probe.end()
      resolve(true)
    })
  })
  if (!isUp)
    await fail(
      `Nothing answers on 127.0.0.1:${port}: start the mock server with "npm run mock" first, or name its port with PORT.`,
    )
}

const help = `
npm run mock:prism | npm run mock:proxy [-- OPTIONS OF PRISM]

mock:prism answers from the examples of the contract; mock:proxy stands in front of a running mock server and reports,
in its log and in the header sl-violations, every request and answer that breaks the contract.

  PRISM_PORT=N  port of Prism (mock:prism 4011, mock:proxy 4012)
  PORT=N        mock:proxy: port of the mock server behind it (4010); mock:prism: the same as PRISM_PORT
  --errors      answer HTTP 422 or 500 where the contract is broken
  --help        print this and end
`

/**
 * Prism as a mock, or as a proxy.
 * @param {'mock' | 'proxy'} mode
 * @returns {import('../run.mjs').Command}
 */
export const prism = (mode) => ({
  help,
  needs: 'tests',
  async run(args) {
    const upstreamPort = process.env.PORT ?? '4010'
    const port = process.env.PRISM_PORT ?? (mode === 'mock' ? (process.env.PORT ?? '4011') : '4012')
    await requireFreePort(port, 'PRISM_PORT')
    if (mode === 'proxy') await requireUpstream(upstreamPort)
    await requireTurbo(['codegen'], '@swx/openapi')
    const upstream = mode === 'proxy' ? [`http://127.0.0.1:${upstreamPort}`] : []
    return serve(
      [
        [
          tool('@stoplight/prism-cli/dist/index.js'),
          mode,
          'openapi/dist/openapi.json',
          ...upstream,
          ...['--host', '127.0.0.1', '--port', port],
          ...args,
        ],
      ],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { NO_UPDATE_NOTIFIER: '1' },
        onStart: ([program]) =>
          createInterface({ input: program.stdout }).on('line', (line) => {
            console.error(line)
            if (line.includes('Prism is listening')) console.log(`ready http://127.0.0.1:${port}`)
          }),
      },
    )
  },
})
