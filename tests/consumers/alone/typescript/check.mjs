// Compiles use.ts with every TypeScript, in each way of resolving a package, strict and not.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

const resolutions = [
  ['nodenext', 'nodenext', { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false }],
  ['esnext', 'bundler', { strict: false }],
  // The way of old that knows no `exports`; TypeScript 7 has it no more.
  ['commonjs', 'node10', { strict: true, esModuleInterop: true, ignoreDeprecations: '6.0' }],
]
const base = { noEmit: true, target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable'], types: [] }

let failures = 0
for (const version of ['50', '54', '59', '60', '70'])
  for (const [module, moduleResolution, more] of resolutions) {
    const isGone = moduleResolution === 'node10' && version === '70'
    if (isGone) continue
    const { ignoreDeprecations, ...older } = more
    const chosen = version === '60' ? more : older
    const compilerOptions = { ...base, module, moduleResolution, ...chosen }
    writeFileSync('tsconfig.json', JSON.stringify({ compilerOptions, files: ['use.ts'] }))
    const { status, stdout } = spawnSync(
      process.execPath,
      [`node_modules/typescript${version}/bin/tsc`, '-p', '.'],
      { encoding: 'utf8' },
    )
    if (status !== 0) failures++
    if (status !== 0) console.log(`TypeScript ${version}, ${moduleResolution}:\n${stdout}`)
  }
console.log(`${failures} failures`)
process.exitCode = failures > 0 ? 1 : 0
