import { decimalsOf, toUnits } from './decimal.ts'
import type { Instrument, MarketType } from './instrument.ts'
import type { InstrumentGroup, InstrumentTable } from './instrument-file.ts'

/** The highest leverage that retail rules allow for a category (ESMA's table); a group may ask for less. */
const LEVERAGE_CAP: Record<MarketType, number> = { 1: 30, 2: 2, 3: 5, 4: 20, 5: 20 }

/** Below, a day's movement would be a handful of ticks; above, the model's numbers would grow too large. */
const REFERENCE_TICKS = { least: 500, most: 33_000_000 }

/** Thrown when the instrument data cannot be used; the message lists every problem with its place. */
export class InstrumentDataError extends Error {
  override readonly name = 'InstrumentDataError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`The instrument data cannot be used:\n${problems.map((problem) => `- ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

/** Lots are compared in whole millionths. */
const LOT_DECIMALS = 6

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

/**
 * Makes instruments of a table that has the right form.
 *
 * @throws {@link InstrumentDataError} naming every row that is doubled or off the tick grid, and every group above its
 * leverage cap or with lots off their step
 */
export function readInstruments({
  groups,
  optionPeriods,
  termsVersion,
  instruments: rows,
}: Pick<
  InstrumentTable,
  'groups' | 'optionPeriods' | 'termsVersion' | 'instruments'
>): readonly Instrument[] {
  const problems: string[] = []
  const seen = new Set<string>()

  for (const [name, group] of Object.entries(groups)) {
    problems.push(...groupProblems(group).map((problem) => `groups.${name}: ${problem}`))
  }

  const instruments = rows.flatMap(([id, code, name, groupName, price, tickSize], row): Instrument[] => {
    const where = `instruments.${row} (${code})`
    const refuse = (problem: string): [] => {
      problems.push(`${where}: ${problem}`)
      return []
    }
    if (seen.has(`id ${id}`)) return refuse(`id ${id} is used twice`)
    if (seen.has(`code ${code}`)) return refuse(`code ${code} is used twice`)
    seen.add(`id ${id}`).add(`code ${code}`)

    const group = groups[groupName]
    if (!group) return refuse(`group ${groupName} is not defined`)
    const priceDecimals = Math.max(decimalsOf(tickSize) ?? 0, decimalsOf(price) ?? 0)
    const tickUnits = toUnits(tickSize, priceDecimals)
    if (!tickUnits) return refuse('tickSize must be above 0')
    const units = toUnits(price, priceDecimals)
    if (units === undefined || units % tickUnits !== 0)
      return refuse(`price ${price} is not a multiple of tickSize ${tickSize}`)
    const referenceTicks = units / tickUnits
    if (referenceTicks < REFERENCE_TICKS.least || referenceTicks > REFERENCE_TICKS.most) {
      return refuse(
        `price ${price} is ${referenceTicks} ticks; choose a tickSize that makes it 500 to 33 000 000`,
      )
    }
    const { hasOptions, ...terms } = group
    return [
      {
        id,
        code,
        name,
        ...terms,
        reference: price,
        tickSize,
        priceDecimals,
        optionPeriods: hasOptions ? optionPeriods : [],
        termsVersion,
        tickUnits,
        referenceTicks,
      },
    ]
  })

  if (problems.length > 0) throw new InstrumentDataError(problems)
  return instruments
}
