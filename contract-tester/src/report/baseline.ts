import { readFileSync } from 'node:fs'
import { CannotRunError } from '../document/cannot-run-error.ts'
import { isObject } from '../document/json.ts'
import type { Report } from '../findings/report.ts'

const keyOf = ({ operation, rule, where }: { operation: string; rule: string; where: string }) =>
  `${operation}\n${rule}\n${where}`

/** Reads an earlier JSON report. @returns a function that removes from a report the violations of the earlier one */
export function readBaseline(file: string): (report: Report) => Report {
  let earlier: unknown
  try {
    earlier = JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new CannotRunError(`The baseline ${file} cannot be read: ${(cause as Error).message}`, { cause })
  }
  if (!isObject(earlier) || !Array.isArray(earlier.violations))
    throw new CannotRunError(`The baseline ${file} is not a report of this command.`)
  const known = new Set(earlier.violations.map((one) => keyOf(one as unknown as Parameters<typeof keyOf>[0])))
  return (report) => {
    const violations = report.violations.filter((one) => !known.has(keyOf(one)))
    return { ...report, violations, known: report.violations.length - violations.length }
  }
}
