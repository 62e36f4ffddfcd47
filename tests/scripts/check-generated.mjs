// What is derived from the contract and committed equals what the contract says: asked of git after it was generated.
import { execFileSync } from 'node:child_process'
import { root } from '../../scripts/processes.mjs'

const generated = ['openapi/dist', 'openapi/components/schemas/errors', 'sdk/src/gen', 'mock-server/src/gen']
const changed = execFileSync('git', ['status', '--porcelain', '--', ...generated], {
  cwd: root,
  encoding: 'utf8',
})
if (changed.trim() !== '') {
  console.error(
    `Generated files differ from what is committed: run "npm run codegen" and commit what it writes.\n${changed}`,
  )
  process.exit(1)
}
