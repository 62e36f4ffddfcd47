import { instruments as columns } from '../gen/instruments.ts'
import { finestStep } from './decimal.ts'
import type { Instrument } from './instrument.ts'
import { type InstrumentData, readInstruments } from './read-instruments.ts'

const cells = (column: string): readonly string[] => column.split('|')

const rows = (): InstrumentData['instruments'] => {
  const [names, prices, tickSizes] = [columns.names, columns.prices, columns.tickSizes].map(cells)
  const groups = columns.runs.flatMap(([group, count]) => Array<string>(count).fill(group))
  return cells(columns.codes).map((code, index) => {
    const price = prices?.[index] ?? ''
    const tickSize = tickSizes?.[index] || finestStep(price)
    return [String(index + 1), code, names?.[index] ?? '', groups[index] ?? '', price, tickSize]
  })
}

/**
 * The instruments that come with the mock server: real symbols, sample prices and terms. A test holds them against
 * `instruments.json`, and that file against its schema, so that no start has to.
 */
export const sampleInstruments: readonly Instrument[] = readInstruments({
  ...(columns as unknown as Pick<InstrumentData, 'groups' | 'optionPeriods' | 'termsVersion'>),
  instruments: rows(),
})
