import { renameSync, writeFileSync } from 'node:fs'
import { CannotRunError } from '../document/cannot-run-error.ts'
import type { Report, ReportFacts } from '../findings/report.ts'
import { toHtml } from './to-html.ts'
import { toJunit } from './to-junit.ts'
import { toSarif } from './to-sarif.ts'

/** Where reports go. */
export interface ReportFiles {
  readonly report?: string | undefined
  readonly junit?: string | undefined
  readonly sarif?: string | undefined
  readonly html?: string | undefined
}

/** Writes a file whole or not at all. */
function writeWhole(file: string, text: string): void {
  try {
    writeFileSync(`${file}.part`, text)
    renameSync(`${file}.part`, file)
  } catch (cause) {
    throw new CannotRunError(`The report ${file} cannot be written: ${(cause as Error).message}`, { cause })
  }
}

/** Writes each report that is asked for. */
export function writeReports(files: ReportFiles, report: Report, facts: ReportFacts): void {
  if (files.report !== undefined)
    writeWhole(
      files.report,
      `${JSON.stringify({ baseUrl: facts.baseUrl, document: facts.title, ...report }, null, 2)}\n`,
    )
  if (files.junit !== undefined) writeWhole(files.junit, toJunit(report, facts))
  if (files.sarif !== undefined) writeWhole(files.sarif, toSarif(report, facts))
  if (files.html !== undefined) writeWhole(files.html, toHtml(report, facts))
}
