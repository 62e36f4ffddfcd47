import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from '../languages.ts'
import { parseReadings, printReadings, readReadings, recordOf, unreadKeys, withReading } from './readings.ts'
import { readingsTable, withReadingsTable } from './readings-table.ts'

describe('readings', () => {
  const texts = new Map([
    ['a:one', 'One'],
    ['a:two', 'Two'],
    ['b:one', 'One'],
  ])

  it('hold for a text as long as its words are the same', () => {
    const read = withReading(new Map(), texts, 4, (key) => key.startsWith('a:'))
    expect(unreadKeys(texts, read)).toEqual(['b:one'])
    expect(unreadKeys(new Map([...texts, ['a:two', 'Two.']]), read)).toEqual(['a:two', 'b:one'])
  })

  it('are replaced by the next reading of the same text, and go with the text', () => {
    const fourth = withReading(new Map(), texts, 4, () => true)
    const left = new Map([...texts].filter(([key]) => key !== 'b:one'))
    const fifth = withReading(fourth, left, 5, (key) => key === 'a:two')
    expect([...fifth].map(([key, { number }]) => [key, number])).toEqual([
      ['a:one', 4],
      ['a:two', 5],
    ])
  })

  it('are written one a line, in alphabetical order, and read again', () => {
    const readings = withReading(new Map(), new Map([...texts].reverse()), 4, () => true)
    const file = printReadings(readings)
    expect(file.split('\n').map((line) => line.split(' ')[0])).toEqual(['a:one', 'a:two', 'b:one', ''])
    expect(printReadings(parseReadings(file))).toBe(file)
    expect(() => parseReadings('<<<<<<< HEAD\n')).toThrow(RangeError)
  })
})

describe('the record of readings', () => {
  it.each(languages)('has one line for a text in $name, in alphabetical order', ({ code }) => {
    expect(printReadings(readReadings(code))).toBe(recordOf(code))
  })

  it('is what the table in README.md counts', () => {
    const page = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
    expect(page, 'Run "npm run readings -w @swx/locales".').toBe(
      withReadingsTable(page, readingsTable(readReadings)),
    )
  })
})
