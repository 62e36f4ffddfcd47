import { expect, test } from 'vitest'
import { createWorld } from '../exports/test.ts'
import { emptyCatalogue, sampleCatalogue } from './catalogue.ts'
import { createCatalogue } from './collections.ts'
import { findParameter } from './read-parameter.ts'
import { withParameters } from './with-parameters.ts'

test('the sample catalogue has what the sandbox offers, and every record fits the contract as it is', async () => {
  const sample = sampleCatalogue()
  const collections = await createCatalogue()
  expect(collections.instruments.count()).toBeGreaterThan(350)
  expect(collections.plans.count()).toBe(8)
  expect(collections.works.count()).toBe(8)
  expect(collections.pages.count()).toBe(98)
  for (const name of ['instruments', 'parameters', 'plans', 'pages', 'works'] as const)
    expect(sample[name].all(), name).toEqual(collections[name].all())
  expect(emptyCatalogue().instruments.all()).toEqual([])
})

test('a record that does not fit the contract is refused', async () => {
  const { instruments } = await createCatalogue()
  const [instrument] = instruments.all()
  if (!instrument) throw new Error('There are instruments.')
  const broken = { ...instrument, maxLeverage: 'much' as unknown as number }
  await expect(instruments.create(broken)).rejects.toThrow()
})

test('what is changed in a collection is what calls answer', async () => {
  const catalogue = await createCatalogue()
  const world = await createWorld({ catalogue })
  const list = async () => (await world.fetch('/swx/customer/index/listSmartProduct')).json()
  const [first] = (await list()).result.list
  expect(first.minAmount).not.toBe('1234.00')
  await catalogue.plans.update((query) => query.where({ id: first.id }), {
    data(plan) {
      plan.minAmount = 1_234_00n
    },
  })
  expect((await list()).result.list[0]).toEqual({ ...first, minAmount: '1234.00' })
  await catalogue.parameters.delete((query) => query.where({ key: 'features' }))
  const features = await (await world.fetch('/swx/customer/index/getParamByKey/features')).json()
  expect(features.code).toBe('10018')
})

test('an operator sets a parameter for itself alone, or takes it away', () => {
  const sample = sampleCatalogue()
  const changed = withParameters(sample, { 'loan.config': undefined, areaCodes: ['+1'] })
  expect(findParameter(changed, 'loan.config')).toBeUndefined()
  expect(findParameter(changed, 'areaCodes')?.value).toEqual(['+1'])
  expect(findParameter(sample, 'areaCodes')?.value).not.toEqual(['+1'])
})
