import type { World } from '../../runtime/world.ts'
import type { ControlCall } from './control-call.ts'
import { conflict, invalid } from './control-error.ts'

const LONGEST_STEP_MS = 2_000 * 86_400_000
const EVENTS_SHOWN = 1_000

const show = ({ clock }: World) => ({
  now: new Date(clock.now()).toISOString(),
  status: 'ready',
  auto: clock.frozen ? null : { ratio: clock.ratio },
})

/** Virtual time: look, move on, let run, stop. */
export const clockCalls: readonly ControlCall[] = [
  { method: 'GET', path: 'clock', run: ({ world }) => show(world) },
  {
    method: 'POST',
    path: 'clock/advance',
    run: ({ world, fields, now: from }) => {
      if (fields.has('to') === fields.has('by'))
        throw invalid('Give either "to", a time, or "by", a duration.')
      const to = fields.has('to') ? fields.time('to') : from + fields.duration('by')
      if (to < from) throw conflict(`The clock cannot go back: it is ${new Date(from).toISOString()}.`)
      if (to - from > LONGEST_STEP_MS) throw invalid('The clock moves on by 2000 days a call at most.')
      // A running clock may have passed a time that is close.
      world.clock.freeze()
      const happened = world.advanceTo(Math.max(to, world.now()))
      const counts: Record<string, number> = {}
      for (const { kind } of happened) counts[kind] = (counts[kind] ?? 0) + 1
      const first = happened
        .slice(0, EVENTS_SHOWN)
        .map(({ kind, ref, at }) => ({ kind, ref, at: new Date(at).toISOString() }))
      const [start, end] = [from, to].map((time) => new Date(time).toISOString())
      return { from: start, to: end, status: 'ready', events: { counts, first } }
    },
  },
  {
    method: 'POST',
    path: 'clock/auto',
    run: ({ world, fields }) => {
      world.clock.run(fields.get('ratio', 1))
      return show(world)
    },
  },
  {
    method: 'POST',
    path: 'clock/freeze',
    run: ({ world }) => {
      world.clock.freeze()
      return show(world)
    },
  },
]
