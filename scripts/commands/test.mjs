import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root, turbo } from '../processes.mjs'
import { readResults, removeResults } from './test-results.mjs'

const summaries = join(root, '.turbo/runs')

/** Runs tasks of the graph in turbo.json, two at a time; what fails prints what it had to say, and stops no other. */
function runTasks(tasks) {
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

/** Runs groups of tasks one after the other, and prints one summary of all. */
async function runChecks(groups) {
  rmSync(summaries, { recursive: true, force: true })
  removeResults()
  console.log(
    'What fails is printed as it ends; what a task has printed so far is in its .turbo/turbo-TASK.log.',
  )
  const codes = []
  for (const tasks of groups) codes.push(await runTasks(tasks))

  console.log('\nSummary')
  for (const line of taskLines()) console.log(`  ${line}`)
  const { passed, failed, skipped, failures } = readResults()
  for (const failure of failures) {
    const [title, ...lines] = stripVTControlCharacters(failure).split('\n')
    console.log(`\n  ✗ ${title}`)
    for (const line of lines.slice(0, 12)) console.log(`      ${line.trimEnd()}`)
  }
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
  return codes.every((code) => code === 0) && failed === 0 && passed > 0 ? 0 : 1
}

/** What needs no build is named first: it fails first. */
const quick = ['lint', 'lock', 'coverage:check', 'imports', 'unused', 'typecheck', 'repository', 'test']

/** @type {import('../run.mjs').Command} */
export const test = {
  help: `
npm test

Every check there is, two at a time, with one summary at the end; non-zero when one fails.

  CHROMIUM_PATH=FILE  the browser that the tests drive, instead of the one that is found or installed
  --help              print this and end
`,
  needs: 'browser',
  // The last reads the results of all the others.
  run: () =>
    runChecks([[...quick, 'generated', 'journeys', 'contract', 'e2e', 'commands'], ['requirements:check']]),
}

/** @type {import('../run.mjs').Command} */
export const testQuick = {
  help: `
npm run test:quick

What needs no browser and no long time: format, lint, types, import directions, unit tests, and the quick part of the
tests over the wire. What has not changed since it passed is not run again.

  --help  print this and end
`,
  needs: 'tests',
  run: () => runChecks([[...quick, 'contract:quick']]),
}
