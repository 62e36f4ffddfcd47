// `npm run contract -- --base-url URL [--token T] [--report FILE.json]`: checks a real API against the contract.
// Exit code 0: it conforms; 1: violations; 2: the check could not run.
import { runNode } from './run.mjs'

process.exit(await runNode(['tests/contract/cli/main.ts', ...process.argv.slice(2)]))
