import { toMinorUnits } from '@swx/sdk/money'
import type { TradedInstrument } from './instrument.ts'

/** Decimals that lots are compared with. */
const LOT_SCALE = 8

type LotRange = Pick<TradedInstrument, 'lotStep' | 'minLots' | 'maxLots'>

const lotsOf = (text: string) => toMinorUnits(text, LOT_SCALE)

/** Whether a position can have this size: a multiple of the step within the range of its instrument. */
export const areLotsOffered = (lots: string | undefined, instrument: LotRange): lots is string => {
  const { lotStep, minLots, maxLots } = instrument
  const [wanted, step, min, max] = [lots ?? '', lotStep, minLots, maxLots].map(lotsOf)
  if (wanted === undefined || !step || min === undefined || max === undefined) return false
  return wanted >= min && wanted <= max && wanted % step === 0n
}

/** Whether a part of an open position can be closed: on the step, and what stays is a size on offer, or nothing. */
export const isPartOffered = (part: string, lots: string, { lotStep, minLots }: LotRange): boolean => {
  const [wanted, whole, step, min] = [part, lots, lotStep, minLots].map(lotsOf)
  if (!wanted || whole === undefined || !step || min === undefined) return false
  return wanted === whole || (wanted >= min && wanted % step === 0n && whole - wanted >= min)
}
