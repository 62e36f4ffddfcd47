import type { Instrument } from './instrument.ts'
import type { InstrumentTable } from './instrument-file.ts'
import data from './instruments.json' with { type: 'json' }
import { readInstruments } from './read-instruments.ts'

/**
 * The instruments that come with the stand-in backend: real symbols, sample prices and terms. A test holds the form of
 * the file against its schema, so that no start has to.
 */
export const sampleInstruments: readonly Instrument[] = readInstruments(data as unknown as InstrumentTable)
