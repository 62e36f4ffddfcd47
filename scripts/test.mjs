// `npm test` and `npm run test:quick`: tasks of the graph in turbo.json, two at a time, with one summary at the end.
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { showHelp } from './help.mjs'
import { root, turbo } from './run.mjs'
import { readResults, removeResults } from './test-results.mjs'

showHelp(`
npm test | npm run test:quick

Every check there is, two at a time, with one summary at the end; non-zero when one fails. test:quick leaves out what
takes long: browsers, most tests over the wire, and whether what is generated is committed.

  --help  print this and end
`)

/** What needs no build is named first: it fails first. */
const quick = ['lint', 'lock', 'coverage:check', 'imports', 'typecheck', 'repository', 'test']
/** One after the other: the commands build what others are reading meanwhile, the last one reads their results. */
const runs = process.argv.includes('--quick')
  ? [[...quick, 'contract:quick']]
  : [[...quick, 'generated', 'contract', 'e2e'], ['commands'], ['requirements:check']]
const summaries = join(root, '.turbo/runs')

function run(tasks) {
  // The browser tests take two workers of their own: beside them, and beside each other, suites take half the cores.
  const workers = String(Math.max(1, Math.floor(availableParallelism() / 2)))
  return turbo(tasks, {
    extra: ['--concurrency=2', '--continue=always', '--log-order=grouped', '--summarize'],
    env: { VITEST_MAX_WORKERS: workers },
  })
}

/** A line for each task that had something to do: how it ended, and in which time. */
function taskLines() {
  return readdirSync(summaries)
    .flatMap((file) => JSON.parse(readFileSync(join(summaries, file), 'utf8')).tasks)
    .filter(({ command, execution }) => command !== '<NONEXISTENT>' && execution !== undefined)
    .sort((a, b) => a.execution.endTime - b.execution.endTime)
    .map(({ taskId, cache, execution: { startTime, endTime, exitCode } }) => {
      const time = cache.status === 'HIT' ? 'unchanged' : `${Math.round((endTime - startTime) / 1000)} s`
      return `${exitCode === 0 ? 'ok    ' : 'FAILED'}  ${taskId} (${time})`
    })
}

rmSync(summaries, { recursive: true, force: true })
removeResults()
const codes = []
for (const tasks of runs) codes.push(await run(tasks))

console.log('\nSummary')
for (const line of taskLines()) console.log(`  ${line}`)
const { passed, failed, skipped, failures } = readResults()
for (const failure of failures) {
  const [title, ...lines] = stripVTControlCharacters(failure).split('\n')
  console.log(`\n  ✗ ${title}`)
  for (const line of lines.slice(0, 12)) console.log(`      ${line.trimEnd()}`)
}
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exit(codes.every((code) => code === 0) && failed === 0 && passed > 0 ? 0 : 1)
