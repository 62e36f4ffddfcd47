// The end-to-end tests. What fails is run once more with a recording, only to say what was seen: the outcome is that of
// the first run.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root, runNode, tool } from '../../scripts/processes.mjs'

const at = (path) => join(root, 'tests', path)
const report = at('results/e2e.json')
const again = at('results/again')
const secondReport = join(again, 'report.json')
const lastRun = at('test-results/.last-run.json')

const playwright = (args, env) =>
  runNode([tool('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts', ...args], {
    cwd: at(''),
    env,
  })

/** The tests of a report, each with what tells it from the others. */
function testsOf({ suites = [], specs = [] }) {
  const own = specs.flatMap((spec) =>
    spec.tests.map((test) => ({
      name: `${spec.file} › ${spec.title} [${test.projectName}]`,
      isGreen: test.status === 'expected',
      result: test.results.at(-1),
    })),
  )
  return [...own, ...suites.flatMap(testsOf)]
}

/** Runs what failed again, and puts the path of each recording beside what the first run has attached. */
async function record() {
  mkdirSync(again, { recursive: true })
  cpSync(lastRun, join(again, '.last-run.json'))
  console.log('\nOnce more with a recording, to see what happened; the outcome stays.')
  await playwright(['--last-failed', '--trace=on', `--output=${again}`, '--reporter=json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: secondReport,
  })
  if (!existsSync(secondReport)) return
  const first = JSON.parse(readFileSync(report, 'utf8'))
  const second = new Map(
    testsOf(JSON.parse(readFileSync(secondReport, 'utf8'))).map((test) => [test.name, test]),
  )
  for (const { name, result } of testsOf(first).filter(({ isGreen }) => !isGreen)) {
    const repeated = second.get(name)
    const trace = repeated?.result?.attachments.find((attachment) => attachment.name === 'trace')?.path
    if (trace === undefined) continue
    result.attachments.push({ name: 'trace of the second run', path: trace, contentType: 'application/zip' })
    console.log(`\n${name}\n  ${repeated.isGreen ? 'passed' : 'failed'} the second time`)
    for (const { name: what, path } of result.attachments)
      if (path !== undefined) console.log(`  ${what}: ${relative(root, path)}`)
  }
  writeFileSync(report, JSON.stringify(first, null, 2))
}

for (const old of [again, lastRun]) rmSync(old, { recursive: true, force: true })
const code = await playwright(process.argv.slice(2))
if (code !== 0 && existsSync(lastRun)) await record()
process.exit(code)
