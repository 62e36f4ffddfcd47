import type { RuleGroup } from '../rule-group.ts'

/** An operation with the hint `x-deadline-ms` answers within it: the median of three calls counts. */
export const deadlines: RuleGroup = {
  name: 'deadlines',
  async check(run, operation) {
    const deadline = operation.definition['x-deadline-ms'] ?? run.root['x-deadline-ms']
    if (typeof deadline !== 'number' || !operation.isRead) return
    const input = await run.inputFor(operation)
    if (input === undefined) return
    const times: number[] = []
    let last: Awaited<ReturnType<typeof run.call>>
    for (let turn = 0; turn < 3; turn++) {
      const exchange = await run.call(operation, input)
      if (exchange === undefined) return
      last = exchange
      times.push(exchange.answer.ms)
    }
    const median = times.sort((a, b) => a - b)[1] ?? 0
    if (last && median > deadline)
      run.report(last, {
        rule: 'deadline',
        where: `${operation.pointer}/x-deadline-ms`,
        expected: `an answer within ${deadline} ms`,
        got: `${Math.round(median)} ms`,
      })
  },
}
