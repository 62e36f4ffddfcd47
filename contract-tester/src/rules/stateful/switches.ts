import { switchOf } from '../../plan/switches.ts'
import type { RuleGroup } from '../rule-group.ts'

/** What is switched on is read as on, and what is switched off as off. The run restores it at its end. */
export const switches: RuleGroup = {
  name: 'switches',
  needsState: true,
  async check(run, operation) {
    const found = switchOf(run.operations, operation)
    if (run.mode !== 'full' || found === undefined || found.on !== operation) return
    const { on, off, read } = found
    const inputs = [await run.inputFor(on), await run.inputFor(off), await run.inputFor(read)]
    const [onInput, offInput, readInput] = inputs
    if (!onInput || !offInput || !readInput) return
    for (const [act, input, wanted] of [
      [on, onInput, 204],
      [off, offInput, 404],
      [on, onInput, 204],
    ] as const) {
      const done = await run.call(act, input, 'probe')
      if (done === undefined || run.outcome(done) !== 'done') return
      const after = await run.call(read, readInput, 'probe')
      if (after && [204, 404].includes(after.answer.status) && after.answer.status !== wanted)
        return run.report(done, {
          rule: 'switch',
          where: act.pointer,
          expected: `${wanted} when it is read after ${act.method}`,
          got: `HTTP ${after.answer.status}`,
        })
    }
  },
}
