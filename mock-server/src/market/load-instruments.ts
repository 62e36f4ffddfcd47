import type { Instrument } from './instrument.ts'
import { InstrumentFile } from './instrument-file.ts'
import { InstrumentDataError, readInstruments } from './read-instruments.ts'

export { InstrumentDataError }

/**
 * Reads the instrument table: a row per instrument, a group for what many have in common.
 *
 * @param data parsed JSON in the form of `instruments.json`
 * @throws {@link InstrumentDataError} naming every row that is out of shape, doubled or off the tick grid, and
 * every group above its leverage cap or with lots off their step
 */
export function loadInstruments(data: unknown): readonly Instrument[] {
  const file = InstrumentFile.safeParse(data)
  if (file.success) return readInstruments(file.data)
  throw new InstrumentDataError(file.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`))
}
