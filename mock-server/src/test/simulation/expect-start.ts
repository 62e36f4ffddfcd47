import type { Life } from './life.ts'
import { differenceOf, type Moment, rowsOf, SIDE } from './moment.ts'

/** What is known of a start. */
export interface KnownStart {
  /** How many transactions went with the power. */
  readonly lost: number
  /** Whether the start has to report that `main` lost something. */
  readonly mustTell: boolean
  /** Whether it is known what the world beside `main` has. */
  readonly isSideKnown: boolean
}

const fail = (text: string): never => {
  throw new Error(text)
}

const expectMoment = (life: Life, expected: Moment): void => {
  const { main } = life.worlds
  const found = differenceOf(rowsOf(expected.rows), rowsOf(main.store.snapshot()))
  if (found) fail(`after the start, ${found}`)
  const [clock, was] = [main.clock.state(), expected.clock].map((state) => JSON.stringify(state))
  if (clock !== was) fail(`after the start, the clock is ${clock}, and was ${was}`)
}

const expectSide = (life: Life, { side }: Moment): void => {
  const world = life.worlds.get(SIDE)
  if (!side || !world) {
    if (side || world) fail(`after the start, the world "${SIDE}" is ${world ? 'there again' : 'gone'}`)
    return
  }
  const found = differenceOf(rowsOf(side), rowsOf(world.store.snapshot()))
  if (found) fail(`after the start, in the world "${SIDE}" ${found}`)
}

const expectNotices = ({ notices }: Life, { lost, mustTell }: KnownStart): void => {
  const said = notices.join(' ') || 'nothing'
  if (lost === 0 && notices.length > 0) fail(`nothing was lost, and the start says: ${said}`)
  if (mustTell && !notices.some((line) => /the last \d+ changes are not in it/.test(line)))
    fail(`${lost} transactions were lost, and the start says: ${said}`)
}

/** Fails where a process that has started is not where the one before it has to have left it, or says otherwise. */
export const expectStart = (life: Life, expected: Moment, known: KnownStart): void => {
  expectNotices(life, known)
  expectMoment(life, expected)
  if (known.isSideKnown) expectSide(life, expected)
}
