/** One line of a part's table. */
export interface Measure {
  readonly name: string
  /** null where it could not be measured on this machine; `cause` says why. */
  readonly value: number | null
  readonly unit: string
  readonly cause?: string
  /** The alarm, in words: "at least 0.5". */
  readonly target?: string
  readonly isMet?: boolean
}

const bounded = (bound: number, unit: string): string => `${bound.toLocaleString('en-US')} ${unit}`.trim()

/** A figure that must not be below a bound. */
export const atLeast = (name: string, value: number, bound: number, unit = ''): Measure => ({
  name,
  value,
  unit,
  target: `at least ${bounded(bound, unit)}`,
  isMet: value >= bound,
})

/** A figure that must not be above a bound. */
export const atMost = (name: string, value: number, bound: number, unit = ''): Measure => ({
  name,
  value,
  unit,
  target: `at most ${bounded(bound, unit)}`,
  isMet: value <= bound,
})

/** A figure that this machine cannot give. */
export const notRun = (name: string, cause: string): Measure => ({ name, value: null, unit: '', cause })

/** The figure of a measure with its unit. */
export const figure = ({ value, unit, cause }: Measure): string =>
  value === null
    ? `not run: ${cause}`
    : `${Number(value.toPrecision(4)).toLocaleString('en-US')} ${unit}`.trim()

/** A measure in one line: name, figure, alarm. */
export const sentence = (measure: Measure): string =>
  `${measure.name} ${figure(measure)} (${measure.target ?? 'no alarm'})`

/** What a measure was before: its figure, or nothing where it had none. */
const before = ({ name }: Measure, kept: readonly Measure[]): string => {
  const old = kept.find((one) => one.name === name)
  return old === undefined ? '' : `was ${figure(old)}`
}

/**
 * Measures in columns: name, figure, alarm, whether it is met or missed, and the figure that was kept before.
 * @param kept the measures of the run before
 */
export function table(measures: readonly Measure[], kept: readonly Measure[] = []): string {
  const rows = measures.map((measure) => [
    measure.name,
    figure(measure),
    measure.target ?? '',
    measure.isMet === undefined ? '' : measure.isMet ? 'met' : 'missed',
    before(measure, kept),
  ])
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return lines.map((line) => `  ${line}`).join('\n')
}
