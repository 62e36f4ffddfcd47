// `npm run bench [-- NAME …]`: runs the named parts of the benchmarks, or all; `-- --list` names them. Each part has
// built and installed what it needs, and nothing else.
import { runNode } from './run.mjs'

process.exit(await runNode(['tests/bench/run.ts', ...process.argv.slice(2)]))
