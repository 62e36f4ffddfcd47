// Builds the app for two sample operators, for the tests: one that may offer everything, one that may offer nothing.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { neutralPng, neutralSvg } from '../build/operator/neutral-icon.ts'

const app = fileURLToPath(new URL('..', import.meta.url))
const sample = JSON.parse(readFileSync(`${app}operator.sample.json`, 'utf8'))
const optional = ['permissions', 'claims', 'social', 'support', 'licences']
const bare = Object.fromEntries(Object.entries(sample).filter(([field]) => !optional.includes(field)))

/**
 * Icons of its own in green, for the operator that may offer everything; without icons an operator gets the neutral
 * ones.
 */
const files = {
  svg: 'own.svg',
  png180: '180.png',
  png192: '192.png',
  png512: '512.png',
  maskable512: '512.png',
}
const icons = `${app}node_modules/.operator-icons/`
mkdirSync(icons, { recursive: true })
writeFileSync(`${icons}own.svg`, neutralSvg.replace('#131a22', '#0a5c36'))
for (const size of [180, 192, 512]) writeFileSync(`${icons}${size}.png`, neutralPng(size, [0x0a, 0x5c, 0x36]))
const own = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, `.operator-icons/${file}`]))

const operators = {
  all: { ...sample, icons: own },
  none: { ...bare, name: 'Barefield', legalName: 'Barefield Invest AG' },
}

for (const [name, operator] of Object.entries(operators)) {
  const folder = `dist-operator-${name}`
  const file = `${app}node_modules/.operator-${name}.json`
  writeFileSync(file, JSON.stringify(operator))
  const built = spawnSync(process.execPath, [`${app}scripts/build-operator.mjs`], {
    cwd: app,
    stdio: 'inherit',
    env: {
      ...process.env,
      OPERATOR_FILE: file,
      API_BASE: 'https://api.operator.example',
      CONFIG_FILE: '',
      OPERATOR_OUT: folder,
    },
  })
  if (built.status !== 0) process.exit(built.status ?? 1)
}
