import type { ControlRecord } from '../../contract/control-operation.ts'
import { DAY_MS } from '../../domain/calendar.ts'
import type { World } from '../../runtime/world.ts'
import { type ControlCall, controlCall } from './control-call.ts'
import { conflict, invalid } from './control-error.ts'
import { readSpan, readTime } from './read-value.ts'

const LONGEST_STEP_MS = 2_000 * DAY_MS
const EVENTS_SHOWN = 1_000

const show = ({ clock }: World): ControlRecord<'Clock'> => ({
  now: new Date(clock.now()).toISOString(),
  status: 'ready',
  auto: clock.frozen ? null : { ratio: clock.ratio },
})

/** Virtual time: look, move on, let run, stop. */
export const clockCalls: readonly ControlCall[] = [
  controlCall('getClock', ({ world }) => show(world)),
  controlCall('advanceClock', ({ world, body, now: from }) => {
    if ((body.to === undefined) === (body.by === undefined))
      throw invalid('Give either "to", a time, or "by", a duration.')
    const to = body.to === undefined ? from + readSpan('by', body.by ?? '') : readTime('to', body.to)
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
    return {
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
      status: 'ready' as const,
      events: { counts, first },
    }
  }),
  controlCall('runClock', ({ world, body }) => {
    world.clock.run(body.ratio ?? 1)
    return show(world)
  }),
  controlCall('freezeClock', ({ world }) => {
    world.clock.freeze()
    return show(world)
  }),
]
