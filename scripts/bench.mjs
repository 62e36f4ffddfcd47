// `npm run bench [-- NAME …]`: runs the named parts of the benchmarks, or all; `-- --list` names them. Each part has
// built and installed what it needs, and nothing else. `-- --page` only writes docs/benchmarks.md.
import { showHelp } from './help.mjs'
import { runNode } from './run.mjs'

showHelp(`
npm run bench [-- NAME ...]

Runs the named parts of the benchmarks, or all; each builds and installs what it needs.

  --list  name the parts
  --page  only write docs/benchmarks.md from the kept figures
  --help  print this and end
`)

process.exit(await runNode(['tests/bench/run.ts', ...process.argv.slice(2)]))
