// `npm run bench [-- name …]`: builds, then runs the benchmarks of tests/bench one after the other.
import { requireTurbo, runNode } from './run.mjs'

await requireTurbo(['build'])
process.exit(await runNode(['tests/bench/run.ts', ...process.argv.slice(2)]))
