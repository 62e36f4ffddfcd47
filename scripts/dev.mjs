// `npm run dev`: the stand-in backend at 4010 and Vite with hot reload at 5173; generated code follows the contract.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { requireFreePort } from './port.mjs'
import { requireTurbo, root, tool, turbo } from './run.mjs'

const port = process.env.PORT ?? '4010'
await requireFreePort(port)
await requireFreePort('5173')
await requireTurbo(['build'], {
  extra: ['--filter=@swx/sdk', '--filter=@swx/openapi', '--filter=@swx/locales'],
})

const children = [
  // Node restarts the stand-in when one of its sources changes.
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
  [tool('vite/bin/vite.js'), 'app', '--host', '127.0.0.1', '--port', '5173', '--strictPort'],
].map((args) =>
  spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, SWX_API_PORT: port },
  }),
)

const stopAll = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stopAll)
for (const child of children) {
  child.on('exit', (code) => {
    stopAll()
    process.exitCode ??= code ?? 0
  })
}

let isRunning = false
let isStale = false
async function regenerate() {
  isStale = true
  if (isRunning) return
  isRunning = true
  while (isStale) {
    isStale = false
    console.error('The contract changed: generating …')
    await turbo(['codegen', 'build'], { extra: ['--filter=@swx/sdk', '--filter=@swx/openapi'] })
  }
  isRunning = false
}
const isSource = (file) => file !== null && /\.ya?ml$/.test(file) && !file.startsWith('dist')
watch(join(root, 'openapi'), { recursive: true }, (_event, file) => isSource(file) && regenerate())
