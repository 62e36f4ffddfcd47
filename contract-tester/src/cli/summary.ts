import type { Report } from '../findings/report.ts'
import type { Skipped } from '../findings/violation.ts'
import type { PlannedCall } from '../plan/describe-plan.ts'

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

/** What will be done, in two lines. */
export function planLines(plan: readonly PlannedCall[]): string[] {
  const sources = plan.flatMap(({ ids }) => Object.values(ids))
  const learnt = sources.filter((source) => source !== 'example' && source !== 'schema').length
  const bodies = (from: string) => plan.filter(({ body }) => body === from).length
  return [
    `Plan: ${count(plan.length, 'operation')}; ids in paths: ${learnt} from other operations, ${sources.filter((source) => source === 'example').length} from examples, ${sources.filter((source) => source === 'schema').length} from schemas; bodies: ${bodies('example')} from examples, ${bodies('schema')} from schemas.`,
  ]
}

/** Operations that were left out, grouped by why. */
function skippedLines(skipped: readonly Skipped[]): string[] {
  const byReason = new Map<string, string[]>()
  for (const { operation, rule, reason } of skipped) {
    const why = rule === '*' ? reason : `${rule}: ${reason}`
    byReason.set(why, [...(byReason.get(why) ?? []), operation])
  }
  return [...byReason].map(([reason, names]) => {
    return `  not checked  ${listed(names)}: ${reason}`
  })
}

/** Operations that never answered a success, with their last status. */
function unreachedLines({ unreached }: Report): string[] {
  const byStatus = new Map<string, string[]>()
  for (const { operation, status, code } of unreached) {
    const how =
      status === undefined
        ? 'never answered'
        : `last HTTP ${status}${code === undefined ? '' : `, code ${code}`}`
    byStatus.set(how, [...(byStatus.get(how) ?? []), operation])
  }
  return [...byStatus].map(([how, names]) => `  never answered a success  ${listed(names)}: ${how}`)
}

const listed = (names: readonly string[]) =>
  names.slice(0, 6).join(', ') + (names.length > 6 ? ` and ${names.length - 6} more` : '')

/** What the run created, and what of it is left. */
function thingLines({ things: { created, deleted, left } }: Report): string[] {
  if (created === 0 && left.length === 0) return []
  const byReason = new Map<string, string[]>()
  for (const { operation, id, reason } of left)
    byReason.set(`${operation}, ${reason}`, [...(byReason.get(`${operation}, ${reason}`) ?? []), id])
  return [
    `Created ${created}, deleted ${deleted}, left ${left.length}${left.length === 0 ? '.' : ':'}`,
    ...[...byReason].map(([reason, ids]) => `  ${reason}: ${ids.filter(Boolean).join(', ')}`),
  ]
}

/** What was checked, what was not and why, each violation, and what is left on the server. */
export function summaryLines(report: Report): string[] {
  const { checked, skipped, violations, slow, stopped, known } = report
  const found = violations.flatMap(
    ({ operation, rule, where, expected, got, advice, request, count: times, others }) => [
      '',
      `${operation}: ${rule}${times > 1 ? ` (${times} times)` : ''}`,
      ...(others === undefined ? [] : [`  also in   ${listed(others)}`]),
      `  where     ${where}`,
      `  expected  ${expected}`,
      `  got       ${got}`,
      ...(advice === undefined ? [] : [`  to do     ${advice}`]),
      `  ${request}`,
    ],
  )
  const verdict =
    violations.length > 0
      ? `${count(violations.length, known === undefined ? 'violation' : 'new violation')}.`
      : stopped !== undefined
        ? 'Nothing was found until then.'
        : checked.reached === 0
          ? 'No operation answered a success: nothing is known about what it does.'
          : known
            ? 'Nothing is new.'
            : 'It conforms.'
  return [
    `Checked ${count(checked.operations, 'operation')} with ${count(checked.calls, 'call')}; ${checked.reached} answered a success.`,
    ...skippedLines(skipped),
    ...unreachedLines(report),
    ...slow.map(({ operation, ms }) => `  slow  ${operation}: ${ms} ms`),
    ...found,
    '',
    ...(known ? [`${count(known, 'violation')} of the baseline left out.`] : []),
    ...thingLines(report),
    verdict,
  ]
}
