import { expect, it } from 'vitest'
import { findChoices } from './compare-dialog.tsx'

const choices = [
  { code: 'AAPL', name: 'Apple' },
  { code: 'GBPUSD', name: 'Pound / US Dollar' },
  { code: 'EURUSD', name: 'Euro / US Dollar' },
  { code: 'USDJPY', name: 'US Dollar / Yen' },
].map((choice) => ({ ...choice, listedName: choice.name }))
const codes = (typed: string) => findChoices(choices, typed).map(({ code }) => code)

it('finds the instrument to compare with by code or name, whatever the separators', () => {
  expect(codes('eur/usd')).toEqual(['EURUSD'])
  expect(codes('apple')).toEqual(['AAPL'])
  expect(codes('usd')).toEqual(['USDJPY', 'GBPUSD', 'EURUSD'])
  expect(codes('nothing of the kind')).toEqual([])
  expect(codes('')).toHaveLength(4)
})

it('finds the instrument to compare with by a name with a wrong letter', () => {
  expect(codes('appel')).toEqual(['AAPL'])
})

it('finds the instrument to compare with by the server’s name where the user’s language has another one', () => {
  const german = [{ code: 'OIL.F', name: 'Rohöl, Future', listedName: 'Crude oil future' }]
  expect(findChoices(german, 'rohol')).toEqual(german)
  expect(findChoices(german, 'crude')).toEqual(german)
})
