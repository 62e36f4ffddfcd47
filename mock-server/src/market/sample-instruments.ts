import type { Instrument } from './instrument.ts'
import type { InstrumentTable } from './instrument-file.ts'
import table from './instruments.json' with { type: 'json' }
import { readInstruments } from './read-instruments.ts'

/**
 * The instruments that come with the mock server: real symbols, sample prices and terms. A test holds
 * `instruments.json` against its schema, so that no start has to.
 */
export const sampleInstruments: readonly Instrument[] = readInstruments(table as unknown as InstrumentTable)
