// Builds the app for two sample operators, for the tests: one that may offer everything, one that may offer nothing.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const app = fileURLToPath(new URL('..', import.meta.url))
const sample = JSON.parse(readFileSync(`${app}operator.sample.json`, 'utf8'))
const { permissions: _, claims: __, social: ___, support: ____, licences: _____, ...bare } = sample

const operators = { all: sample, none: { ...bare, name: 'Barefield', legalName: 'Barefield Invest AG' } }

for (const [name, operator] of Object.entries(operators)) {
  const folder = `dist-operator-${name}`
  const file = `${app}node_modules/.operator-${name}.json`
  mkdirSync(`${app}node_modules`, { recursive: true })
  writeFileSync(file, JSON.stringify(operator))
  const built = spawnSync(process.execPath, [`${app}scripts/build-operator.mjs`], {
    cwd: app,
    stdio: 'inherit',
    env: {
      ...process.env,
      OPERATOR_FILE: file,
      API_BASE: 'https://api.operator.example',
      OPERATOR_OUT: folder,
    },
  })
  if (built.status !== 0) process.exit(built.status ?? 1)
}
