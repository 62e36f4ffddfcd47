import { hashText, mixPair } from './hash.ts'
import type { Instrument } from './instrument.ts'
import { createMagicPath, MAGIC_PATTERNS } from './magic-path.ts'
import { createModelPath } from './model-path.ts'
import type { PricePath } from './price-path.ts'
import { CALENDARS } from './session-calendar.ts'
import { VOLATILITY } from './volatility.ts'

/** What chance starts from; the same seed gives the same prices. */
export type Seed = number | string

/** The path of an instrument before the control plane interferes: a pattern for a test instrument, else the model. */
export function createInstrumentPath(seed: Seed, instrument: Instrument): PricePath {
  const { code, referenceTicks } = instrument
  const pattern = MAGIC_PATTERNS[code]
  if (pattern) return createMagicPath(pattern(referenceTicks))
  const calendar = CALENDARS[instrument.calendar]
  const shape = {
    key: mixPair(hashText(String(seed)), hashText(code)),
    reference: referenceTicks,
    tradingDays: calendar.tradingDays,
    ...VOLATILITY[instrument.volatility],
  }
  return createModelPath(shape, calendar)
}
