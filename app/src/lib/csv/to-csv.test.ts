import { describe, expect, it } from 'vitest'
import { toCsv } from './to-csv.ts'

describe('a table as CSV', () => {
  it('sets rows line by line and quotes what would break them', () => {
    expect(
      toCsv([
        ['day', 'text'],
        ['2026-01-10', 'one, "two"\nthree'],
      ]),
    ).toBe('day,text\r\n2026-01-10,"one, ""two""\nthree"\r\n')
  })

  it.each(['=1+1', '+cmd', '-cmd|x', '@SUM(A1)', '\tx', '\rx'])('makes %j harmless', (text) => {
    expect(toCsv([[text]])).toMatch(/^"?'/)
  })

  it.each(['-250.00', '0.5', '12'])('leaves the figure %s a figure', (text) => {
    expect(toCsv([[text]])).toBe(`${text}\r\n`)
  })
})
