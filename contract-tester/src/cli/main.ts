import { readFileSync } from 'node:fs'
import { checkApi } from '../check-api.ts'
import { compareApis } from '../compare/compare-apis.ts'
import { CannotRunError } from '../document/cannot-run-error.ts'
import { loadDocument } from '../document/load-document.ts'
import { RULES } from '../findings/layers.ts'
import type { Report } from '../findings/report.ts'
import { readBaseline } from '../report/baseline.ts'
import { writeReports } from '../report/write-reports.ts'
import { readArguments } from './arguments.ts'
import { createProgress } from './progress.ts'
import { planLines, summaryLines } from './summary.ts'
import { USAGE } from './usage.ts'

const say = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`)

/** The version of the package: its file lies one folder above the built command, two above the sources. */
const versionOf = (): string => {
  for (const path of ['../package.json', '../../package.json'])
    try {
      const { name, version } = JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
      if (name === 'swx-contract') return version
    } catch {}
  return 'unknown'
}

const ruleLines = (): string[] =>
  Object.entries(RULES).map(
    ([rule, [layer, says, cannotSee]]) => `${rule} (${layer}): ${says}. It cannot see ${cannotSee}.`,
  )

const whyNothing = ({ skipped }: Report, only: readonly string[] | undefined): string =>
  skipped.find(({ operation, rule }) => rule === '*' && (only?.includes(operation) ?? true))?.reason ??
  'no operation is left'

/** Runs the command. @returns its exit code */
export async function main(args: readonly string[]): Promise<number> {
  const progress = createProgress(process.stderr)
  const ending = new AbortController()
  const interrupt = () => {
    process.removeListener('SIGINT', interrupt)
    ending.abort('The check was interrupted.')
  }
  let timer: NodeJS.Timeout | undefined
  try {
    const asked = readArguments(args, process.env)
    if (typeof asked === 'string') {
      say(asked === 'rules' ? ruleLines() : [asked === 'help' ? USAGE : versionOf()])
      return 0
    }
    const { spec, compare, feed, hints, files, maxTimeMs, requireReached, baseline, ...options } = asked
    const known = baseline === undefined ? undefined : readBaseline(baseline)
    const document = await loadDocument(spec, hints, { hasOutsideRefs: options.hasOutsideRefs })
    say([`Checking ${options.baseUrl} against ${document.title}, ${options.mode} mode.`])
    const { maxMoney = 0, seed = 1, timeoutMs = 10_000 } = options
    process.once('SIGINT', interrupt)
    if (maxTimeMs !== undefined)
      timer = setTimeout(
        () => ending.abort(`The check was ended after --max-time ${maxTimeMs / 1_000}.`),
        maxTimeMs,
      )
    const all = {
      ...options,
      maxMoney,
      seed,
      timeoutMs,
      document,
      feed,
      onProgress: progress.show,
      signal: ending.signal,
    }
    const finish = (report: Report): Report => {
      progress.clear()
      const shown = known === undefined ? report : known(report)
      writeReports(files, shown, { title: document.title, baseUrl: options.baseUrl, spec })
      return shown
    }
    let report: Report
    try {
      report =
        compare === undefined
          ? await checkApi({ ...all, onPlan: (plan) => say(planLines(plan)) })
          : await compareApis({ ...all, otherUrl: compare })
    } catch (cause) {
      if (cause instanceof CannotRunError && cause.report !== undefined)
        say(summaryLines(finish(cause.report)))
      throw cause
    }
    if (report.checked.operations === 0 && report.violations.length === 0) {
      progress.clear()
      say(summaryLines(report).slice(0, -2))
      throw new CannotRunError(`Nothing was checked: ${whyNothing(report, options.only)}.`)
    }
    const shown = finish(report)
    say(summaryLines(shown))
    const { reached, operations } = shown.checked
    const percent = (reached / operations) * 100
    if (requireReached !== undefined && percent < requireReached) {
      say([
        `Only ${Math.floor(percent)} % of the operations answered a success; --require-reached ${requireReached}.`,
      ])
      return 1
    }
    return shown.violations.length === 0 ? 0 : 1
  } catch (cause) {
    progress.clear()
    const line =
      cause instanceof CannotRunError
        ? cause.message
        : `An unforeseen error: ${String(cause instanceof Error ? cause.message : cause).split('\n')[0]}. Please report it.`
    process.stderr.write(`${line}\n`)
    return 2
  } finally {
    clearTimeout(timer)
    process.removeListener('SIGINT', interrupt)
  }
}
