import { describe, expect, it } from 'vitest'
import { formatMoney, formatPercent, formatPrice, formatSigned } from './figures.ts'
import { formatDate, formatTime, formatWeekdayHead } from './format-time.ts'

describe('figures', () => {
  it('have thousands commas and fixed decimals', () => {
    expect(formatPrice(52100, 2)).toBe('52,100.00')
    expect(formatPrice(1.085, 5)).toBe('1.08500')
  })

  it('show a true minus, and no sign on a zero', () => {
    expect(formatSigned(-0.00286, 5)).toBe('−0.00286')
    expect(formatPercent(1.84)).toBe('+1.84%')
    expect(formatPercent(-0.001)).toBe('0.00%')
  })

  it('keep every cent of an amount too large for a float', () => {
    expect(formatMoney('123456789012345678.91')).toBe('123,456,789,012,345,678.91')
    expect(formatMoney('1234.5', { sign: true })).toBe('+1,234.50')
    expect(formatMoney('-250.00')).toBe('−250.00')
    expect(formatMoney('0.00230327')).toBe('0.00230327')
  })

  it('show digits 0 to 9 in Arabic too', () => {
    expect(formatTime('2026-01-10T15:20:05.000Z', 'ar')).toContain('15:20:05')
    expect(formatDate('2026-01-10T15:20:05.000Z', 'ar')).toMatch(/2026/)
  })
})

it('days of the week fit over the columns of a calendar in every language', () => {
  const week = (tag: string) =>
    Array.from({ length: 7 }, (_, day) => formatWeekdayHead(Date.UTC(2026, 0, 5 + day), tag))
  expect(week('en').join(' ')).toBe('Mon Tue Wed Thu Fri Sat Sun')
  expect(week('ar').join(' ')).toBe('ن ث ر خ ج س ح')
})
