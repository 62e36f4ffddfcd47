import type { Report, ReportFacts } from '../findings/report.ts'
import { escapeMarkup } from './escape-markup.ts'

/** A report for CI servers: a case for each violation, each skipped rule, and one for what conforms. */
export function toJunit({ checked, skipped, violations }: Report, { title }: ReportFacts): string {
  const failed = violations.map(
    ({ operation, rule, where, expected, got, advice, request }) =>
      `  <testcase classname="${escapeMarkup(operation)}" name="${escapeMarkup(`${rule} ${where}`)}"><failure message="${escapeMarkup(`expected ${expected}, got ${got}`)}">${escapeMarkup(`where ${where}\n${advice === undefined ? '' : `to do ${advice}\n`}request ${request}`)}</failure></testcase>`,
  )
  const left = skipped.map(
    ({ operation, rule, reason }) =>
      `  <testcase classname="${escapeMarkup(operation)}" name="${escapeMarkup(rule)}"><skipped message="${escapeMarkup(reason)}"/></testcase>`,
  )
  const count = failed.length + left.length + 1
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites><testsuite name="${escapeMarkup(title)}" tests="${count}" failures="${failed.length}" skipped="${left.length}">`,
    `  <testcase classname="*" name="${checked.operations} operations answered ${checked.calls} calls"/>`,
    ...failed,
    ...left,
    '</testsuite></testsuites>',
    '',
  ].join('\n')
}
