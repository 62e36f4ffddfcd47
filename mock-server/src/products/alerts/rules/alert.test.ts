import { expect, test } from 'vitest'
import { isRejected } from '../../../domain/outcome.ts'
import { type AlertKind, holds, levelOf, ticksOfChange } from './alert.ts'
import { fireAlert, shownValue } from './fire.ts'
import { type SetAlertFacts, setAlert } from './set.ts'

/** The euro costs 1.08500, as it did at the close of the day before; a tick is 0.00001. */
const euro = {
  id: '1',
  code: 'EURUSD',
  type: 1 as const,
  tickUnits: 1,
  priceDecimals: 5,
} as SetAlertFacts['instrument']
const price = { ticks: 108_500, previousClose: 108_500, zdf: 0 }

const set = (kind: AlertKind, value: number | undefined, facts: Partial<SetAlertFacts> = {}) =>
  setAlert(
    { userId: 'u1', kind, value, repeat: 'ONCE', takeId: () => 'al-1', now: 1_000 },
    { instrument: euro, price, known: undefined, ...facts },
  )

const alert = (kind: AlertKind, value: number, facts: Partial<SetAlertFacts> = {}) => {
  const outcome = set(kind, value, facts)
  if (isRejected(outcome)) throw new Error(outcome.error)
  return outcome.alert
}

test('a change of +0.50 % from 1.08500 is 1.090425: reached from above at 1.09043, one of -0.50 % at 1.07957', () => {
  expect(ticksOfChange(108_500, 50, 'above')).toBe(109_043)
  expect(ticksOfChange(108_500, -50, 'below')).toBe(107_957)
  // 1.08500 + 2 % = 1.10670 is a price of the grid, and the same from both sides.
  expect(ticksOfChange(108_500, 200, 'above')).toBe(110_670)
  expect(ticksOfChange(108_500, 200, 'below')).toBe(110_670)
})

test('a price that is still to come is waited for at once', () => {
  expect(alert('PRICE_ABOVE', 1.09)).toMatchObject({ value: 109_000, isArmed: true, active: true })
  expect(alert('PRICE_BELOW', 1.08)).toMatchObject({ value: 108_000, isArmed: true })
  expect(alert('CHANGE_BELOW', -0.5)).toMatchObject({ value: -50, isArmed: true })
  expect(levelOf(alert('CHANGE_BELOW', -0.5), 108_500)).toEqual({ side: 'below', ticks: 107_957 })
})

test('what already holds is waited for from the other side', () => {
  const above = alert('PRICE_ABOVE', 1.08)
  expect(above.isArmed).toBe(false)
  expect(levelOf(above, 0)).toEqual({ side: 'below', ticks: 107_999 })
  expect(levelOf({ ...above, isArmed: true }, 0)).toEqual({ side: 'above', ticks: 108_000 })
  const change = alert('CHANGE_ABOVE', -0.5)
  // -0.50 % is 1.079575: at 1.07958 the change is above it, at 1.07957 no more.
  expect(levelOf(change, 108_500)).toEqual({ side: 'below', ticks: 107_957 })
  expect(holds(change, { ticks: 107_958, previousClose: 108_500 })).toBe(true)
  expect(holds(change, { ticks: 107_957, previousClose: 108_500 })).toBe(false)
})

test.each([
  ['PRICE_ABOVE', -1, { error: 'belowMinimum', params: { name: 'EURUSD', limit: '0.00001' } }],
  ['PRICE_ABOVE', 0, { error: 'belowMinimum', params: { name: 'EURUSD', limit: '0.00001' } }],
  ['PRICE_ABOVE', 1.0900001, { error: 'purchaseAmountWrong' }],
  ['PRICE_ABOVE', 1e300, { error: 'purchaseAmountWrong' }],
  ['PRICE_BELOW', 1.085, { error: 'purchaseAmountWrong' }],
  ['PRICE_BELOW', undefined, { error: 'purchaseAmountWrong' }],
  ['CHANGE_ABOVE', 0, { error: 'purchaseAmountWrong' }],
  ['CHANGE_ABOVE', 0.005, { error: 'purchaseAmountWrong' }],
  ['CHANGE_ABOVE', 1_000.01, { error: 'purchaseAmountWrong' }],
  ['CHANGE_BELOW', -100, { error: 'purchaseAmountWrong' }],
] as const)('%s %s is not a value of an alert', (kind, value, error) => {
  expect(set(kind, value)).toEqual(error)
})

test('an unknown instrument has no alerts', () => {
  expect(set('PRICE_ABOVE', 1.09, { instrument: undefined })).toEqual({ error: 'notTradable' })
})

test('a changed alert keeps its id and its age, and waits anew', () => {
  const { alert: fired } = fireAlert(alert('PRICE_ABOVE', 1.09), 109_004, 2_000)
  const changed = alert('PRICE_BELOW', 1.07, { known: { ...fired, id: 'al-7', createdAt: 5 } })
  expect(changed).toMatchObject({ id: 'al-7', createdAt: 5, kind: 'PRICE_BELOW', active: true })
  expect(changed.lastFiredAt).toBeUndefined()
})

test('one that fires says its value and the price in the notification', () => {
  const once = fireAlert(alert('CHANGE_ABOVE', 0.5), 109_043, 2_000)
  expect(once.alert).toMatchObject({
    active: false,
    isArmed: false,
    lastFiredAt: 2_000,
    lastFiredPrice: 109_043,
  })
  expect(shownValue(once.alert)).toBe(0.5)
  expect(once.notices).toEqual([
    {
      userId: 'u1',
      titleKey: 'alert.changeAbove',
      params: { code: 'EURUSD', marketId: '1', type: '1', value: '0.50', price: '1.09043', decimals: '5' },
    },
  ])
  const each = fireAlert({ ...alert('PRICE_ABOVE', 1.09), repeat: 'EACH_CROSSING' }, 109_004, 2_000)
  expect(each.alert).toMatchObject({ active: true, isArmed: false })
  expect(each.notices[0]?.params).toMatchObject({ value: '1.09000', price: '1.09004' })
})
