import fc from 'fast-check'
import { type Act, anyAct, anyUserAct, type UserAct } from '../properties/commands.ts'
import type { DiskTrouble, LastWrite } from './disk-calls.ts'

/** How a process ends between two commands. */
export type EndKind = 'stop' | 'kill' | 'power'

/** One command of a simulation. Numbers choose what exists at that moment, so that any sequence makes sense. */
export type Step =
  | { readonly does: 'act'; readonly act: Act }
  /** Calls at once; the first is sent twice under its key. */
  | { readonly does: 'sideBySide'; readonly acts: readonly UserAct[] }
  /** Sends a call again that was answered, under its key. */
  | { readonly does: 'again'; readonly which: number }
  | { readonly does: 'signUp'; readonly number: number }
  | { readonly does: 'signIn'; readonly number: number }
  | { readonly does: 'disk'; readonly trouble: DiskTrouble }
  | {
      readonly does: 'end'
      readonly how: EndKind
      readonly lost: number
      readonly share: number
      readonly withMarks: boolean
      readonly awayMs: number
    }
  /** The process ends at one of the next calls of the disk. */
  | { readonly does: 'endWithin'; readonly calls: number; readonly last: LastWrite; readonly share: number }
  | { readonly does: 'snapshot' | 'goBack'; readonly name: string }
  | { readonly does: 'side'; readonly how: 'fork' | 'fund' | 'advance' | 'drop'; readonly number: number }
  | { readonly does: 'realTime'; readonly ms: number }
  | { readonly does: 'runClock'; readonly ratio: number }
  | { readonly does: 'freezeClock' }

/** Restarts are commands of their own here, and few leaps are long: each day of savings is checked ever after. */
const isShort = ({ act, dice }: Act): boolean =>
  act !== 'restart' && (act !== 'days' || (dice[0] as number) % 40 < 10)

/** Any command of a user or of the house that is no restart. */
export const anyShortAct = anyAct.filter(isShort)

const share = fc.integer({ min: 0, max: 99 }).map((part) => part / 100)
const name = fc.constantFrom('s0', 's1')
const upTo = (max: number) => fc.integer({ min: 0, max })
const HOUR = 3_600_000

const trouble: fc.Arbitrary<DiskTrouble> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  { weight: 2, arbitrary: fc.record({ errorEvery: fc.integer({ min: 1, max: 60 }) }) },
  { weight: 1, arbitrary: fc.record({ shortEvery: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ room: upTo(80) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      errorEvery: fc.integer({ min: 5, max: 90 }),
      shortEvery: fc.integer({ min: 1, max: 3 }),
      room: upTo(120),
    }),
  },
)

const does = <const Name extends Step['does'], Rest extends object>(
  weight: number,
  what: Name,
  rest: { [Field in keyof Rest]: fc.Arbitrary<Rest[Field]> },
) => ({ weight, arbitrary: fc.record({ does: fc.constant(what), ...rest }) as unknown as fc.Arbitrary<Step> })

/** Any command of a simulation. */
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  does(62, 'act', { act: anyShortAct }),
  does(7, 'sideBySide', { acts: fc.array(anyUserAct, { minLength: 2, maxLength: 4 }) }),
  does(6, 'again', { which: upTo(99) }),
  does(1, 'signUp', { number: upTo(9) }),
  does(2, 'signIn', { number: upTo(9) }),
  does(5, 'disk', { trouble }),
  does(2, 'end', {
    how: fc.constantFrom('stop', 'kill', 'kill', 'power'),
    lost: upTo(8),
    share,
    withMarks: fc.boolean(),
    awayMs: upTo(HOUR),
  }),
  does(2, 'endWithin', {
    calls: fc.integer({ min: 1, max: 40 }),
    last: fc.constantFrom('none', 'part', 'all'),
    share,
  }),
  does(2, 'snapshot', { name }),
  does(2, 'goBack', { name }),
  does(3, 'side', { how: fc.constantFrom('fork', 'fund', 'fund', 'advance', 'drop'), number: upTo(999) }),
  does(3, 'realTime', { ms: upTo(HOUR) }),
  does(1, 'runClock', { ratio: fc.constantFrom(1, 1, 60, 500) }),
  does(1, 'freezeClock', {}),
)

/** The commands of a story, always the same ones for the same seed. */
export const drawSteps = (seed: number, count: number): readonly Step[] =>
  fc.sample(anyStep, { numRuns: count, seed })
