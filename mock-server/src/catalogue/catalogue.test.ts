import { expect, test } from 'vitest'
import { loadCatalogue, loadEmptyCatalogue } from './catalogue.ts'
import { findParameter } from './read-parameter.ts'
import { collectionOf } from './records/collection-of.ts'
import { InstrumentRecord } from './records/instrument-record.ts'
import { withParameters } from './with-parameters.ts'

test('the sample catalogue has what the sandbox offers, and is filled once', async () => {
  const catalogue = await loadCatalogue()
  expect(catalogue.instruments.count()).toBeGreaterThan(350)
  expect(catalogue.plans.count()).toBe(8)
  expect(catalogue.works.count()).toBe(8)
  expect(catalogue.pages.count()).toBe(72)
  expect(await loadCatalogue()).toBe(catalogue)
  expect((await loadEmptyCatalogue()).instruments.count()).toBe(0)
})

test('a record that does not fit the contract is refused', async () => {
  const [instrument] = (await loadCatalogue()).instruments.all()
  if (!instrument) throw new Error('There are instruments.')
  const broken = { ...instrument, maxLeverage: 'much' as unknown as number }
  await expect(collectionOf(InstrumentRecord, [broken])).rejects.toThrow()
})

test('an operator sets a parameter for itself alone, or takes it away', async () => {
  const sample = await loadCatalogue()
  const changed = await withParameters(sample, { 'loan.config': undefined, areaCodes: ['+1'] })
  expect(findParameter(changed, 'loan.config')).toBeUndefined()
  expect(findParameter(changed, 'areaCodes')?.value).toEqual(['+1'])
  expect(findParameter(sample, 'areaCodes')?.value).not.toEqual(['+1'])
})
