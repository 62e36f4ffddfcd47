// The end-to-end tests. What fails is run once more with a recording, only to say what was seen: the outcome is that of
// the first run.
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('..', import.meta.url))
const at = (path) => join(folder, path)
const report = at('results/e2e.json')
const again = at('results/again')
const secondReport = join(again, 'report.json')

function playwright(args, env = {}) {
  return new Promise((resolve) => {
    const program = at('../node_modules/@playwright/test/cli.js')
    const child = spawn(
      process.execPath,
      [program, 'test', '--config', 'e2e/playwright.config.ts', ...args],
      {
        cwd: folder,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, ...env },
      },
    )
    const pass = (signal) => child.kill(signal)
    process.on('SIGINT', pass).on('SIGTERM', pass)
    child.on('exit', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass)
      resolve({ code: code ?? 1, isStopped: signal !== null || code === 130 || code === 143 })
    })
  })
}

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
  cpSync(at('test-results/.last-run.json'), join(again, '.last-run.json'))
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
      if (path !== undefined) console.log(`  ${what}: ${relative(at('..'), path)}`)
  }
  writeFileSync(report, JSON.stringify(first, null, 2))
}

rmSync(again, { recursive: true, force: true })
const { code, isStopped } = await playwright(process.argv.slice(2))
if (code !== 0 && !isStopped && existsSync(at('test-results/.last-run.json'))) await record()
process.exit(code)
