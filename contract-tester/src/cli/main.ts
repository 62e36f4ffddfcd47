import { checkApi } from '../check-api.ts'
import { compareApis } from '../compare/compare-apis.ts'
import { CannotRunError } from '../document/cannot-run-error.ts'
import { loadDocument } from '../document/load-document.ts'
import type { Report } from '../report/report.ts'
import { writeReports } from '../report/write-reports.ts'
import { readArguments } from './arguments.ts'
import { createProgress } from './progress.ts'
import { planLines, summaryLines } from './summary.ts'
import { USAGE } from './usage.ts'

const say = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`)

const whyNothing = ({ skipped }: Report, only: readonly string[] | undefined): string =>
  skipped.find(({ operation, rule }) => rule === '*' && (only?.includes(operation) ?? true))?.reason ??
  'no operation is left'

/** Runs the command. @returns its exit code */
export async function main(args: readonly string[]): Promise<number> {
  const progress = createProgress(process.stderr)
  try {
    const asked = readArguments(args, process.env)
    if (asked === 'help') {
      say([USAGE])
      return 0
    }
    const { spec, compare, feed, hints, files, ...options } = asked
    const document = await loadDocument(spec, hints)
    say([`Checking ${options.baseUrl} against ${document.title}, ${options.mode} mode.`])
    const { maxMoney = 0, seed = 1, timeoutMs = 10_000 } = options
    const all = { ...options, maxMoney, seed, timeoutMs, document, feed, onProgress: progress.show }
    const report =
      compare === undefined
        ? await checkApi({ ...all, onPlan: (plan) => say(planLines(plan)) })
        : await compareApis({ ...all, otherUrl: compare })
    progress.clear()
    if (report.checked.operations === 0 && report.violations.length === 0) {
      say(summaryLines(report).slice(0, -2))
      throw new CannotRunError(`Nothing was checked: ${whyNothing(report, options.only)}.`)
    }
    writeReports(files, report, { title: document.title, baseUrl: options.baseUrl, spec })
    say(summaryLines(report))
    return report.violations.length === 0 ? 0 : 1
  } catch (cause) {
    progress.clear()
    if (!(cause instanceof CannotRunError)) throw cause
    process.stderr.write(`${cause.message}\n`)
    return 2
  }
}
