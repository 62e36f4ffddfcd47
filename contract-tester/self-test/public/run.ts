import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { CannotRunError } from '../../src/document/cannot-run-error.ts'
import type { Report } from '../../src/findings/report.ts'
import { checkPrismMock } from '../engine/check-prism-mock.ts'
import { type PublicApi, publicApis } from './documents.ts'
import { pageOf, type Result, unjudged } from './page.ts'

/**
 * Checks what `prism mock` answers from public documents, everything allowed, and writes the judged findings:
 * `node self-test/public/run.ts [--only NAME,…] [--from FOLDER] [--max-time SECONDS]`. The documents are fetched, unless
 * a folder has them under their names; the whole reports are written beside them.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    from: { type: 'string' },
    'max-time': { type: 'string', default: '600' },
  },
})
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const folder = values.from ?? mkdtempSync(join(tmpdir(), 'public-documents-'))

/** The file of a document: from the folder that was given, or fetched. */
function fileOf({ name, source, path, beside = [] }: PublicApi): string {
  const own = join(folder, name)
  const file = join(own, path)
  if (existsSync(file)) return file
  mkdirSync(own, { recursive: true })
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: own, stdio: 'pipe' })
  if ('package' in source) {
    const packed = run('npm', 'pack', '--silent', `${source.package}@${source.version}`).toString().trim()
    run('tar', 'xzf', packed, '--strip-components=1')
    return file
  }
  run('git', 'init', '--quiet')
  run(
    'git',
    'fetch',
    '--quiet',
    '--depth=1',
    '--filter=blob:none',
    `https://github.com/${source.repository}`,
    source.commit,
  )
  run('git', 'checkout', '--quiet', 'FETCH_HEAD', '--', path, ...beside)
  return file
}

async function check(api: PublicApi): Promise<Result> {
  const file = fileOf(api)
  const started = performance.now()
  let report: Report | undefined
  try {
    report = await checkPrismMock(file, {
      timeoutMs: 30_000,
      signal: AbortSignal.timeout(Number(values['max-time']) * 1_000),
    })
  } catch (cause) {
    report = cause instanceof CannotRunError ? cause.report : undefined
    if (report === undefined) throw cause
  }
  writeFileSync(join(folder, `${api.name}.report.json`), JSON.stringify(report, null, 1))
  const findings: Record<string, number> = {}
  for (const { rule } of report.violations) findings[rule] = (findings[rule] ?? 0) + 1
  const { operations, reached, calls } = report.checked
  // What an aborted signal says of itself is about this program.
  const stopped = report.stopped?.startsWith('TimeoutError')
    ? `\`--max-time ${values['max-time']}\``
    : report.stopped
  const seconds = Math.round((performance.now() - started) / 1_000)
  return { name: api.name, operations, reached, calls, seconds, findings, stopped }
}

const kept = here('./results.json')
const results: Result[] = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : []
const wanted = values.only?.split(',')
for (const api of publicApis.filter(({ name }) => wanted?.includes(name) ?? true)) {
  const result = await check(api)
  process.stdout.write(`${JSON.stringify(result)}\n`)
  results.splice(0, results.length, ...results.filter(({ name }) => name !== api.name), result)
  writeFileSync(kept, `${JSON.stringify(results, null, 2)}\n`)
}
writeFileSync(here('./README.md'), pageOf(results))
const open = unjudged(results)
if (open.length > 0) {
  process.stderr.write(`Not judged yet: ${open.join(', ')}.\n`)
  process.exitCode = 1
}
