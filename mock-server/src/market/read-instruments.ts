import { decimalsOf, toUnits } from './decimal.ts'
import type { Instrument } from './instrument.ts'
import type { InstrumentGroup, InstrumentTable } from './instrument-file.ts'

/** What instruments are made of. */
export type InstrumentData = Pick<
  InstrumentTable,
  'groups' | 'optionPeriods' | 'termsVersion' | 'instruments'
>

/** Makes instruments of a table that is known to be right. */
export const readInstruments = ({
  groups,
  optionPeriods,
  termsVersion,
  instruments,
}: InstrumentData): readonly Instrument[] =>
  instruments.map(([id, code, name, group, price, tickSize, contractSize]) => {
    const { hasOptions, ...terms } = groups[group] as InstrumentGroup
    const priceDecimals = Math.max(decimalsOf(tickSize) ?? 0, decimalsOf(price) ?? 0)
    const tickUnits = toUnits(tickSize, priceDecimals) ?? 0
    return {
      id,
      code,
      name,
      ...terms,
      reference: price,
      tickSize,
      contractSize,
      priceDecimals,
      optionPeriods: hasOptions ? optionPeriods : [],
      termsVersion,
      tickUnits,
      referenceTicks: (toUnits(price, priceDecimals) ?? 0) / tickUnits,
    }
  })
