import fc from 'fast-check'
import { type Act, anyUserAct, type UserAct } from '../properties/commands.ts'
import { anyShortAct } from '../simulation/step.ts'
import type { Trouble } from './trouble.ts'

/** What happens in one command. Numbers choose what exists at that moment, so that any sequence makes sense. */
export type Deed =
  | { readonly does: 'act'; readonly act: Act; readonly isRepeated: boolean }
  /** Calls at once, each to the process of a number; the first is sent twice under its key, to two processes. */
  | { readonly does: 'sideBySide'; readonly acts: readonly UserAct[]; readonly at: readonly number[] }
  /** Sends a call again that was answered, under its key. */
  | { readonly does: 'again'; readonly which: number }
  | { readonly does: 'signUp' | 'signIn'; readonly number: number }
  | { readonly does: 'trouble'; readonly trouble: Trouble; readonly steps: number }
  | { readonly does: 'end'; readonly how: 'stop' | 'kill' }
  /** The process of the command stands still for several commands. */
  | { readonly does: 'stand'; readonly steps: number }
  | { readonly does: 'snapshot' | 'goBack'; readonly name: string }
  | { readonly does: 'side'; readonly how: 'fork' | 'fund' | 'advance' | 'drop'; readonly number: number }
  | { readonly does: 'realTime'; readonly ms: number }
  | { readonly does: 'runClock'; readonly ratio: number }
  | { readonly does: 'freezeClock' }

/** One command of a simulation: what is done, after how long, and by which process. */
export interface Step {
  readonly deed: Deed
  readonly afterMs: number
  /** The process of a number; the one that has the world where it is undefined. */
  readonly at: number | undefined
}

const upTo = (max: number) => fc.integer({ min: 0, max })
const name = fc.constantFrom('s0', 's1')
const HOUR = 3_600_000
/** Longer than a process waits for anything, and longer than its lease. */
const slowMs = fc.constantFrom(30, 700, 5_500, 12_000)

/** How many statements come before: the next command has few. */
const after = fc.oneof(upTo(3), upTo(12))

const is = <const Kind extends Trouble['kind'], Rest extends object>(
  weight: number,
  kind: Kind,
  rest: { [Field in keyof Rest]: fc.Arbitrary<Rest[Field]> },
) => ({
  weight,
  arbitrary: fc.record({
    kind: fc.constant(kind),
    after,
    ...rest,
  }) as unknown as fc.Arbitrary<Trouble>,
})

const trouble: fc.Arbitrary<Trouble> = fc.oneof(
  is(4, 'breaks', { isDone: fc.boolean() }),
  is(2, 'slow', { isDone: fc.boolean(), ms: slowMs }),
  is(2, 'away', { times: fc.constantFrom(1, 3, 8, 40, 120) }),
  is(1, 'full', {}),
  is(2, 'ends', { isDone: fc.boolean() }),
  is(2, 'stops', { isDone: fc.boolean() }),
)

const does = <const Name extends Deed['does'], Rest extends object>(
  weight: number,
  what: Name,
  rest: { [Field in keyof Rest]: fc.Arbitrary<Rest[Field]> },
) => ({ weight, arbitrary: fc.record({ does: fc.constant(what), ...rest }) as unknown as fc.Arbitrary<Deed> })

const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  does(58, 'act', { act: anyShortAct, isRepeated: fc.constantFrom(true, true, true, false) }),
  does(8, 'sideBySide', {
    acts: fc.array(anyUserAct, { minLength: 2, maxLength: 4 }),
    at: fc.array(upTo(2), { minLength: 5, maxLength: 5 }),
  }),
  does(6, 'again', { which: upTo(99) }),
  does(1, 'signUp', { number: upTo(9) }),
  does(1, 'signIn', { number: upTo(9) }),
  does(12, 'trouble', { trouble, steps: fc.integer({ min: 1, max: 4 }) }),
  does(2, 'end', { how: fc.constantFrom('stop', 'kill', 'kill') }),
  does(1, 'stand', { steps: fc.integer({ min: 1, max: 4 }) }),
  does(2, 'snapshot', { name }),
  does(2, 'goBack', { name }),
  does(3, 'side', { how: fc.constantFrom('fork', 'fund', 'fund', 'advance', 'drop'), number: upTo(999) }),
  does(1, 'realTime', { ms: upTo(HOUR) }),
  does(1, 'runClock', { ratio: fc.constantFrom(1, 1, 60, 500) }),
  does(1, 'freezeClock', {}),
)

const anyStep: fc.Arbitrary<Step> = fc.record({
  deed: anyDeed,
  afterMs: fc.oneof({ weight: 3, arbitrary: upTo(40) }, { weight: 1, arbitrary: upTo(700) }),
  at: fc.oneof({ weight: 7, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: upTo(2) }),
})

/** The commands of a story, always the same ones for the same seed. */
export const drawSteps = (seed: number, count: number): readonly Step[] =>
  fc.sample(anyStep, { numRuns: count, seed })
