import {
  type DecimalInput,
  type Exact,
  exact,
  greater,
  lesser,
  order,
  over,
  plus,
  textOf,
  times,
  whole,
} from './exact.ts'
import type { Rounding } from './rounding.ts'

/** What {@link stepDecimal} keeps to. */
export interface StepBounds {
  /** One step, above zero, such as `0.01`. Steps are its multiples. */
  readonly step: DecimalInput
  readonly min?: DecimalInput | undefined
  readonly max?: DecimalInput | undefined
}

const scaleOf = ({ scale }: Exact) => scale

/** How many whole steps fit, towards minus infinity, and whether nothing is left over. */
function stepsIn(value: Exact, step: Exact): { readonly count: bigint; readonly isExact: boolean } {
  const { units: cut } = over(value, step, 0, 'DOWN')
  const isExact = order(times(whole(cut), step), value) === 0
  return { count: !isExact && value.units < 0n ? cut - 1n : cut, isExact }
}

/**
 * The next multiple of a step, up or down, kept within the bounds.
 *
 * @param value where to start; undefined starts at the lower bound
 * @example
 * stepDecimal('0.2', 1, { step: '0.1' }) // '0.3'
 */
export function stepDecimal(
  value: DecimalInput | undefined,
  direction: 1 | -1,
  { step, min, max }: StepBounds,
): string {
  const size = exact(step)
  const low = min === undefined ? undefined : exact(min)
  const high = max === undefined ? undefined : exact(max)
  let next = low ?? whole(0)
  if (value !== undefined) {
    const { count, isExact } = stepsIn(exact(value), size)
    next = times(whole(direction === 1 ? count + 1n : count - (isExact ? 1n : 0n)), size)
  }
  if (low) next = greater(next, low)
  if (high) next = lesser(next, high)
  const scale = Math.max(...[size, low, high].filter((bound) => bound !== undefined).map(scaleOf))
  return textOf(plus(next, { units: 0n, scale }))
}

/** Whether a value is a whole number of steps. */
export const isOnStep = (value: DecimalInput, step: DecimalInput): boolean =>
  stepsIn(exact(value), exact(step)).isExact

/**
 * A value as a whole number of steps.
 *
 * @example
 * roundToStep('0.0976', '0.01', 'DOWN') // '0.09'
 */
export const roundToStep = (value: DecimalInput, step: DecimalInput, rounding: Rounding): string => {
  const size = exact(step)
  return textOf(times(over(exact(value), size, 0, rounding), size))
}
