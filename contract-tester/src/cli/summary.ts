import type { PlannedCall } from '../plan/describe-plan.ts'
import type { Report } from '../report/report.ts'
import type { Skipped } from '../report/violation.ts'

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
    const shown = names.slice(0, 6).join(', ') + (names.length > 6 ? ` and ${names.length - 6} more` : '')
    return `  not checked  ${shown}: ${reason}`
  })
}

/** What was checked, what was not and why, and each violation. */
export function summaryLines({ checked, skipped, violations }: Report): string[] {
  const found = violations.flatMap(({ operation, rule, where, expected, got, request, count: times }) => [
    '',
    `${operation}: ${rule}${times > 1 ? ` (${times} times)` : ''}`,
    `  where     ${where}`,
    `  expected  ${expected}`,
    `  got       ${got}`,
    `  ${request}`,
  ])
  return [
    `Checked ${count(checked.operations, 'operation')} with ${count(checked.calls, 'call')}.`,
    ...skippedLines(skipped),
    ...found,
    '',
    violations.length === 0 ? 'It conforms.' : `${count(violations.length, 'violation')}.`,
  ]
}
