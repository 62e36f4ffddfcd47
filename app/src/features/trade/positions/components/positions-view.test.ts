import { expect, it } from 'vitest'
import { toPosition } from '#features/trade/shared/model/position.ts'
import { orderFixture } from '#test/order-fixture.ts'
import { groupPositions, sortPositions } from './positions-view.tsx'

const row = (orderNo: string, code: string, unrealised: string, margin: string, openTime: string) =>
  toPosition(orderFixture({ orderNo, code, unrealised, margin, openTime }))
const rows = [
  row('a', 'EURUSD', '19.00', '361.67', '2026-01-10T15:20:00.000Z'),
  row('b', 'BTC', '-14.60', '1302.50', '2026-01-10T15:21:00.000Z'),
  row('c', 'EURUSD', '102.45', '36.17', '2026-01-10T15:22:00.000Z'),
]
const orderOf = (by: Parameters<typeof sortPositions>[1]) =>
  sortPositions(rows, by)
    .map(({ orderNo }) => orderNo)
    .join('')

it('sorts positions by age, profit, loss, margin and instrument', () => {
  expect(orderOf('newest')).toBe('cba')
  expect(orderOf('profit')).toBe('cab')
  expect(orderOf('loss')).toBe('bac')
  expect(orderOf('margin')).toBe('bac')
  expect(orderOf('instrument')).toBe('bac')
})

it('groups positions by instrument', () => {
  expect(groupPositions(rows).map(({ code, rows: group }) => [code, group.length])).toEqual([
    ['EURUSD', 2],
    ['BTC', 1],
  ])
})
