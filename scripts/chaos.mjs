// `npm run chaos [-- JOURNEY …]`: journeys of every product in a browser under seeded faults, where `npm test` takes one
// seed for each. Words of a journey's name narrow it down; `--keep` keeps what it has shown beside the benchmarks.
import { readFileSync, writeFileSync } from 'node:fs'
import { chaosResults } from './chaos-results.mjs'
import { showHelp } from './help.mjs'
import { requireTurbo, root, runNode, tool } from './run.mjs'

showHelp(`
npm run chaos [-- JOURNEY ...]

Journeys of every product in a browser while calls fail, answers get lost, storage is full and clocks jump: nothing is
lost or doubled, and the screens show what the ledger has. Words of a journey's name, such as "a deposit", narrow it
down.

  SWX_CHAOS_SEED=N,N  the seeds, 1 to 10 otherwise: repeats what a failure has printed
  --keep              write what it has shown to tests/bench/results/chaos.json
  --help              print this and end
`)

const args = process.argv.slice(2)
const names = args.filter((arg) => !arg.startsWith('--'))
const isKept = args.includes('--keep')
const unknown = args.find((arg) => arg.startsWith('--') && arg !== '--keep')
if (unknown !== undefined) {
  console.error(`No option "${unknown}": see npm run chaos -- --help.`)
  process.exit(2)
}
await requireTurbo(['build'], { extra: ['--filter=@swx/tests^...'] })
const report = `${root}/tests/results/chaos.json`
const code = await runNode(
  [
    tool('@playwright/test/cli.js'),
    'test',
    ...['--config', 'e2e/chaos/chaos.config.ts'],
    ...(names.length === 0 ? [] : ['--grep', names.join('|')]),
  ],
  { cwd: `${root}/tests`, env: isKept ? { PLAYWRIGHT_JSON_OUTPUT_FILE: report } : {} },
)
if (isKept) {
  const results = chaosResults(JSON.parse(readFileSync(report, 'utf8')))
  writeFileSync(`${root}/tests/bench/results/chaos.json`, `${JSON.stringify(results, null, 2)}\n`)
}
process.exit(code)
