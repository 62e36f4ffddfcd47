import { expect, it } from 'vitest'
import { rowFixture } from '#test/market-row-fixture.ts'
import { nextRow } from './next-row.ts'

const rows = ['EURUSD', 'BTC', 'XAUUSD'].map((code) => rowFixture({ code }))
const next = (code: string, step: 1 | -1, among = rows) => nextRow(among, code, step)?.code

it('walks a list both ways, round its ends, and enters it at the end that the step comes from', () => {
  expect([next('EURUSD', 1), next('BTC', 1), next('XAUUSD', 1)]).toEqual(['BTC', 'XAUUSD', 'EURUSD'])
  expect([next('EURUSD', -1), next('BTC', -1)]).toEqual(['XAUUSD', 'EURUSD'])
  expect([next('AAPL', 1), next('AAPL', -1)]).toEqual(['EURUSD', 'XAUUSD'])
})

it('goes nowhere where there is nothing else', () => {
  expect(next('EURUSD', 1, [])).toBeUndefined()
  expect(next('EURUSD', 1, rows.slice(0, 1))).toBeUndefined()
})
