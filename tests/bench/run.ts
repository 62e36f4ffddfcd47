// `npm run bench [-- NAME …]`: runs the named parts, or all, keeps what they find in tests/bench/results, and writes
// docs/benchmarks.md from it. `--page` only writes the page.
import { join } from 'node:path'
import { benchmarks } from './catalogue.ts'
import { writePage } from './document/write-page.ts'
import { benchCommand } from './support/command.ts'
import { measureApart } from './support/measure-apart.ts'
import { preparer } from './support/prepare.ts'
import { resultsIn } from './support/results.ts'

const here = import.meta.dirname

const asked = process.argv.slice(2)

if (!asked.includes('--page'))
  process.exitCode = await benchCommand(asked, benchmarks, {
    prepare: preparer(),
    measure: ({ name, minutes = 10 }) =>
      measureApart([join(here, 'run-part.ts'), name], AbortSignal.timeout(minutes * 60_000)),
    results: resultsIn(join(here, 'results'), benchmarks),
    print: console.log,
    now: () => new Date(),
  })
if (!asked.includes('--list')) writePage()
