// Builds the app for an operator and a real API into `dist-operator`: see docs/operator-build.md. With `--stage FILE`
// nothing is built: what another stage needs besides the build is written.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { policyFiles } from '../build/operator/hosting-files.ts'
import { operatorIcons } from '../build/operator/operator-icons.ts'
import { readOperator } from '../build/operator/read-operator.ts'
import { readRunTimeConfig } from '../src/config/run-time/read-run-time-config.ts'

const app = fileURLToPath(new URL('..', import.meta.url))
const { values: flags } = parseArgs({ options: { stage: { type: 'string' }, out: { type: 'string' } } })
// npm says where the command was given; a relative path is meant from there.
const place = (path) => resolve(process.env.INIT_CWD ?? app, path)
const operatorFile = place(process.env.OPERATOR_FILE ?? `${app}operator.json`)
const configFile = flags.stage ?? (process.env.CONFIG_FILE || undefined)
const errors = []

/** What a file of JSON says, or undefined once it is said what is wrong with it. */
function readJson(file, hint) {
  if (!existsSync(file)) errors.push(`  - ${file} is missing: ${hint}`)
  else {
    try {
      return JSON.parse(readFileSync(file, 'utf8'))
    } catch (error) {
      errors.push(`  - ${file} is not JSON: ${error.message}`)
    }
  }
  return undefined
}

function readConfig() {
  const apiBase = (process.env.API_BASE ?? '').trim().replace(/\/+$/, '')
  if (apiBase !== '' && !/^https?:\/\/[^/\s]+$/.test(apiBase))
    errors.push(
      `  - API_BASE is "${apiBase}": give an origin without a path, such as https://api.example.com`,
    )
  const said = configFile === undefined ? {} : readJson(place(configFile), 'see app/config.sample.json')
  if (said === undefined) return undefined
  const value = apiBase === '' ? said : { ...said, api: apiBase }
  if (configFile === undefined && apiBase === '') {
    errors.push('  - API_BASE is missing: the origin of the API, such as https://api.example.com')
    return undefined
  }
  const read = readRunTimeConfig(value)
  for (const sentence of read.errors) errors.push(`  - ${configFile ?? 'config.json'}: ${sentence}`)
  return read.config
}

function readOperatorFile() {
  if (!existsSync(operatorFile)) {
    errors.push(
      `  - ${operatorFile} is missing: copy app/operator.sample.json there and say in it who you are, or name your file by OPERATOR_FILE`,
    )
    return undefined
  }
  try {
    const read = readOperator(readFileSync(operatorFile, 'utf8'))
    if (flags.stage === undefined) operatorIcons(read.icons, dirname(operatorFile))
    return read
  } catch (error) {
    errors.push(error.message)
    return undefined
  }
}

const config = readConfig()
const operator = readOperatorFile()
if (flags.stage !== undefined && flags.out === undefined)
  errors.push('  - --out is missing: the folder that config.json and the policy of the stage are written to')
if (errors.length > 0) {
  console.error(
    `The operator build stops, nothing was written. In ${operatorFile} and the settings:\n${errors.join('\n')}`,
  )
  process.exit(1)
}

if (flags.stage !== undefined) {
  const out = place(flags.out)
  mkdirSync(out, { recursive: true })
  writeFileSync(join(out, 'config.json'), `${JSON.stringify(config, null, 2)}\n`)
  for (const [name, text] of Object.entries(policyFiles(operator, config)))
    writeFileSync(join(out, name), text)
  console.log(`config.json and the policy of this stage are in ${out}.`)
  process.exit(0)
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
    VITE_MOCK_SERVER: '',
    OPERATOR_FILE: operatorFile,
    OPERATOR_CONFIG: JSON.stringify(config),
  },
})
if (built.status !== 0) process.exit(built.status ?? 1)
const packed = spawnSync(
  process.execPath,
  [
    fileURLToPath(new URL('../../scripts/precompress.mjs', import.meta.url)),
    process.env.OPERATOR_OUT ?? 'dist-operator',
  ],
  { cwd: app, stdio: 'inherit' },
)
process.exit(packed.status ?? 1)
