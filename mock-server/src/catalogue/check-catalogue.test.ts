import { expect, test } from 'vitest'
import { loadCatalogue, loadEmptyCatalogue } from './catalogue.ts'
import { checkCatalogue } from './check-catalogue.ts'

test('the sample catalogue is made of what the contract says', async () => {
  await checkCatalogue(loadCatalogue())
  await checkCatalogue(loadEmptyCatalogue())
})

test('a record that does not fit is refused', async () => {
  const catalogue = loadCatalogue()
  const [instrument] = catalogue.instruments
  if (!instrument) throw new Error('There are instruments.')
  const broken = { ...catalogue, instruments: [{ ...instrument, maxLeverage: 'much' as unknown as number }] }
  await expect(checkCatalogue(broken)).rejects.toThrow()
})
