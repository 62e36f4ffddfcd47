// `npm run contract -- --base-url URL`: checks a real API against our contract, or with `--spec FILE` against any
// OpenAPI document. Options: `npm run contract -- --help`.
// Exit code 0: it conforms; 1: violations; 2: the check could not run.
import { join } from 'node:path'
import { root, runNode } from './run.mjs'

const args = process.argv.slice(2)
const hasSpec = args.some((one) => one === '--spec' || one.startsWith('--spec='))
const own = [
  ...['--spec', join(root, 'openapi/dist/openapi.json')],
  ...['--feed', join(root, 'openapi/dist/asyncapi.json')],
  ...['--hints', join(root, 'tests/contract/hints.json')],
]
process.exit(
  await runNode([join(root, 'tests/contract/tester/src/cli.ts'), ...(hasSpec ? [] : own), ...args]),
)
