import { watch } from 'node:fs'
import { join } from 'node:path'
import { requireFreePort, requireTurbo, root, serve, tool, turbo } from '../processes.mjs'

/**
 * Tasks that bring what is served up to date with the contract. The mock server runs from its sources: it is not built.
 */
const derived = ['@swx/openapi#build', '@swx/sdk#build', '@swx/mock-server#codegen']
/** The types of the SDK, for editors; nothing that is served waits for them. */
const types = '@swx/sdk#types'

/** Generates anew when the contract changes, and once more when it has changed meanwhile. */
function followContract() {
  let isRunning = false
  let isStale = false
  async function regenerate() {
    isStale = true
    if (isRunning) return
    isRunning = true
    while (isStale) {
      isStale = false
      console.error('The contract changed: generating …')
      await turbo([...derived, types])
    }
    isRunning = false
  }
  const isSource = (file) => file !== null && /\.ya?ml$/.test(file) && !file.startsWith('dist')
  watch(join(root, 'openapi'), { recursive: true }, (_event, file) => isSource(file) && regenerate())
}

/** @type {import('../run.mjs').Command} */
export const dev = {
  help: `
npm run dev

The mock server with the sources as they are and Vite with hot reload; generated code follows the contract.

  PORT=N      port of the mock server (4010)
  APP_PORT=N  port of the app (5173)
  --help      print this and end
`,
  needs: 'build',
  async run() {
    const port = process.env.PORT ?? '4010'
    await requireFreePort(port)
    const appPort = process.env.APP_PORT ?? '5173'
    await requireFreePort(appPort, 'APP_PORT')
    await requireTurbo(derived)
    followContract()
    void turbo([types])
    const watched = ['--watch', '--watch-preserve-output', '--conditions=source', 'mock-server/src/cli.ts']
    return serve(
      [
        [...watched, '--check', '--port', port, '--docs', 'openapi/reference-dist'],
        [tool('vite/bin/vite.js'), 'app', '--host', '127.0.0.1', '--port', appPort, '--strictPort'],
      ],
      { env: { SWX_API_PORT: port } },
    )
  },
}
