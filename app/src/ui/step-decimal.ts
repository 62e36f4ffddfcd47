const decimal = /^(-?)(\d*)\.?(\d*)$/

/** A decimal text as an integer of `10^-scale`; nothing for a text that is no number. */
function toUnits(text: string, scale: number): bigint | undefined {
  const [, minus = '', whole = '', fraction = ''] = decimal.exec(text.trim()) ?? []
  if (whole === '' && fraction === '') return undefined
  return BigInt(`${minus}${whole || '0'}${fraction.padEnd(scale, '0').slice(0, scale)}`)
}

const decimalsOf = (text: string) => text.split('.')[1]?.length ?? 0

/** What {@link stepDecimal} keeps to. */
export interface StepBounds {
  /** One step, a decimal above zero, such as `0.01`. Steps lie on its multiples. */
  readonly step: string
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/**
 * The next decimal on the grid of `step`, up or down, kept within the bounds; without floats, so that 0.1 and 0.2
 * make 0.3. An empty text starts at the lower bound.
 */
export function stepDecimal(text: string, direction: 1 | -1, { step, min, max }: StepBounds): string {
  const scale = Math.max(decimalsOf(step), decimalsOf(min ?? ''), decimalsOf(max ?? ''))
  const size = toUnits(step, scale) || 1n
  const low = min === undefined ? undefined : toUnits(min, scale)
  const high = max === undefined ? undefined : toUnits(max, scale)
  const current = toUnits(text, scale)

  let next = low ?? 0n
  if (current !== undefined) {
    const onGrid = current - (((current % size) + size) % size)
    if (direction === 1) next = onGrid + size
    else next = onGrid === current ? current - size : onGrid
  }
  if (low !== undefined && next < low) next = low
  if (high !== undefined && next > high) next = high
  return fromUnits(next, scale)
}

function fromUnits(units: bigint, scale: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  return `${units < 0n ? '-' : ''}${whole}${scale > 0 ? `.${digits.slice(-scale)}` : ''}`
}
