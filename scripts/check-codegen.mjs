// Everything derived from the contract must equal what is committed: regenerate, then ask git.
import { execFileSync } from 'node:child_process'
import { requireTurbo, root } from './run.mjs'

const generated = ['openapi/dist', 'sdk/src/gen', 'mock-server/src/gen']
await requireTurbo(['codegen'])
const changed = execFileSync('git', ['status', '--porcelain', '--', ...generated], {
  cwd: root,
  encoding: 'utf8',
})
if (changed.trim() !== '') {
  console.error(
    `Generated files differ from the contract: run "npm run codegen" and commit what it writes.\n${changed}`,
  )
  process.exit(1)
}
