import { expect, it } from 'vitest'
import { byDay, mergeNotices, type Notice } from './notice.ts'

const at = (time: string): Notice => ({
  id: time,
  group: 'MONEY',
  title: time,
  body: '',
  at: Date.parse(time),
  isRead: true,
  to: '/',
})
const served = [at('2026-01-10T12:00:00Z'), at('2026-01-09T12:00:00Z')]
const local = [at('2026-01-10T00:00:00Z'), at('2026-01-01T12:00:00Z')]

it('puts both lists into one order of time', () => {
  const all = mergeNotices(served, local, { hasMore: false })
  expect(all.map(({ id }) => id)).toEqual([
    '2026-01-10T12:00:00Z',
    '2026-01-10T00:00:00Z',
    '2026-01-09T12:00:00Z',
    '2026-01-01T12:00:00Z',
  ])
  expect(byDay(all).map(({ day, notices }) => [day, notices.length])).toEqual([
    ['2026-01-10', 2],
    ['2026-01-09', 1],
    ['2026-01-01', 1],
  ])
})

it('holds older ones of this browser back while the server has more to show', () => {
  expect(mergeNotices(served, local, { hasMore: true }).at(-1)?.id).toBe('2026-01-09T12:00:00Z')
})
