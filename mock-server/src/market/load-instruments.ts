import { decimalsOf, toUnits } from './decimal.ts'
import type { Instrument, MarketType } from './instrument.ts'
import { InstrumentFile, type InstrumentGroup, type InstrumentTable } from './instrument-file.ts'
import { readInstruments } from './read-instruments.ts'

/** The highest leverage that retail rules allow for a category (ESMA's table); a group may ask for less. */
const LEVERAGE_CAP: Record<MarketType, number> = { 1: 30, 2: 2, 3: 5, 4: 20, 5: 20 }

/** Below, a day's movement would be a handful of ticks; above, the model's numbers would grow too large. */
const REFERENCE_TICKS = { least: 500, most: 33_000_000 }

/** Lots are compared in whole millionths. */
const LOT_DECIMALS = 6

/** Thrown when the instrument data cannot be used; the message lists every problem with its place. */
export class InstrumentDataError extends Error {
  override readonly name = 'InstrumentDataError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The instrument data cannot be used:\n${problems.map((problem) => `- ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

function groupProblems({ type, maxLeverage, lotStep, minLots, maxLots }: InstrumentGroup): string[] {
  const problems: string[] = []
  const cap = LEVERAGE_CAP[type]
  if (maxLeverage > cap) problems.push(`maxLeverage ${maxLeverage} is above the cap ${cap} of type ${type}`)
  const step = toUnits(lotStep, LOT_DECIMALS) || Number.NaN
  for (const [name, lots] of [
    ['minLots', minLots],
    ['maxLots', maxLots],
  ] as const) {
    const units = toUnits(lots, LOT_DECIMALS) ?? 0
    if (!(units > 0 && units % step === 0))
      problems.push(`${name} ${lots} is not a multiple of lotStep ${lotStep}`)
  }
  if (Number(minLots) > Number(maxLots)) problems.push(`minLots ${minLots} is above maxLots ${maxLots}`)
  return problems
}

/** What is wrong with the price of a row and the step it moves by. */
function priceProblem(price: string, tickSize: string): string | undefined {
  const decimals = Math.max(decimalsOf(tickSize) ?? 0, decimalsOf(price) ?? 0)
  const tickUnits = toUnits(tickSize, decimals)
  if (!tickUnits) return 'tickSize must be above 0'
  const units = toUnits(price, decimals)
  if (units === undefined || units % tickUnits !== 0)
    return `price ${price} is not a multiple of tickSize ${tickSize}`
  const ticks = units / tickUnits
  return ticks < REFERENCE_TICKS.least || ticks > REFERENCE_TICKS.most
    ? `price ${price} is ${ticks} ticks; choose a tickSize that makes it 500 to 33 000 000`
    : undefined
}

function tableProblems({ groups, instruments }: InstrumentTable): string[] {
  const problems = Object.entries(groups).flatMap(([name, group]) =>
    groupProblems(group).map((problem) => `groups.${name}: ${problem}`),
  )
  const seen = new Set<string>()
  const rowProblem = ([id, code, , group, price, tickSize]: InstrumentTable['instruments'][number]) => {
    if (seen.has(`id ${id}`)) return `id ${id} is used twice`
    if (seen.has(`code ${code}`)) return `code ${code} is used twice`
    seen.add(`id ${id}`).add(`code ${code}`)
    return groups[group] ? priceProblem(price, tickSize) : `group ${group} is not defined`
  }
  for (const [row, instrument] of instruments.entries()) {
    const problem = rowProblem(instrument)
    if (problem !== undefined) problems.push(`instruments.${row} (${instrument[1]}): ${problem}`)
  }
  return problems
}

/**
 * Reads the instrument table: a row per instrument, a group for what many have in common.
 *
 * @param data parsed JSON in the form of `instruments.json`
 * @throws {@link InstrumentDataError} naming every row that is out of shape, doubled or off the tick grid, and
 * every group above its leverage cap or with lots off their step
 */
export function loadInstruments(data: unknown): readonly Instrument[] {
  const file = InstrumentFile.safeParse(data)
  const problems = file.success
    ? tableProblems(file.data)
    : file.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  if (!file.success || problems.length > 0) throw new InstrumentDataError(problems)
  return readInstruments(file.data)
}
