import { finestStep } from '../src/market/decimal.ts'

/** A row of `instruments.json`. */
type Row = readonly [id: string, code: string, name: string, group: string, price: string, tickSize: string]

interface Table {
  readonly termsVersion: string
  readonly optionPeriods: readonly object[]
  readonly groups: Readonly<Record<string, object>>
  readonly instruments: readonly Row[]
}

const MARK = '|'

/** Neighbours of one group as its name and their number. */
const runsOf = (groups: readonly string[]): [group: string, count: number][] => {
  const runs: [string, number][] = []
  for (const group of groups) {
    const last = runs.at(-1)
    if (last?.[0] === group) last[1]++
    else runs.push([group, 1])
  }
  return runs
}

/**
 * The text of `src/gen/instruments.ts`: `instruments.json` without what follows from the rest, column by column,
 * because equals beside each other pack best.
 *
 * @throws Error when a row does not fit that form.
 */
export function instrumentsModule({ termsVersion, optionPeriods, groups, instruments }: Table): string {
  for (const [index, [id, code, name]] of instruments.entries()) {
    if (id !== String(index + 1))
      throw new Error(`instruments.${index} (${code}): its id has to be ${index + 1}.`)
    if (`${code}${name}`.includes(MARK))
      throw new Error(`instruments.${index} (${code}): no "${MARK}", please.`)
  }
  const column = (of: (row: Row) => string) => JSON.stringify(instruments.map(of).join(MARK))
  return `
/** The sample instruments column by column, in the order of their ids, which count from 1. */
export const instruments = {
  termsVersion: ${JSON.stringify(termsVersion)},
  optionPeriods: ${JSON.stringify(optionPeriods)},
  groups: ${JSON.stringify(groups)},
  codes: ${column(([, code]) => code)},
  names: ${column(([, , name]) => name)},
  prices: ${column(([, , , , price]) => price)},
  /** Empty where the price moves by the last of its decimals. */
  tickSizes: ${column(([, , , , price, tickSize]) => (tickSize === finestStep(price) ? '' : tickSize))},
  /** Groups with how many instruments in a row belong to them. */
  runs: ${JSON.stringify(runsOf(instruments.map(([, , , group]) => group)))},
} as const
`
}
