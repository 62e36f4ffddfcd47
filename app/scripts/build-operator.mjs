// Builds the app for an operator and a real API into `dist-operator`: see docs/operator-build.md.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readOperator } from '../build/operator/read-operator.ts'

const app = fileURLToPath(new URL('..', import.meta.url))
// npm says where the command was given; a relative path is meant from there.
const file = resolve(process.env.INIT_CWD ?? app, process.env.OPERATOR_FILE ?? `${app}operator.json`)
const apiBase = (process.env.API_BASE ?? '').trim().replace(/\/+$/, '')

function findErrors() {
  const errors = []
  if (!/^https?:\/\/[^/\s]+$/.test(apiBase))
    errors.push(
      apiBase === ''
        ? '  - API_BASE is missing: the origin of the API, such as https://api.example.com'
        : `  - API_BASE is "${apiBase}": give an origin without a path, such as https://api.example.com`,
    )
  if (!existsSync(file)) return [...errors, `  - ${file} is missing: see app/operator.sample.json`]
  try {
    readOperator(readFileSync(file, 'utf8'))
  } catch (error) {
    errors.push(error.message)
  }
  return errors
}

const errors = findErrors()
if (errors.length > 0) {
  console.error(
    `The operator build stops, nothing was written. In ${file} and the settings:\n${errors.join('\n')}`,
  )
  process.exit(1)
}

const vite = createRequire(import.meta.url)
  .resolve('vite/package.json')
  .replace('package.json', 'bin/vite.js')
const built = spawnSync(process.execPath, [vite, 'build'], {
  cwd: app,
  stdio: 'inherit',
  env: {
    ...process.env,
    VITE_BUILD: 'operator',
    VITE_API_BASE: apiBase,
    VITE_MOCK_SERVER: '',
    OPERATOR_FILE: file,
  },
})
process.exit(built.status ?? 1)
