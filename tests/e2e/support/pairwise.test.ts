import { expect, test } from 'vitest'
import { pairsOf, pairwise, product } from './pairwise.ts'

const factors = {
  page: ['home', 'list', 'detail', 'form', 'help'],
  language: ['en', 'ar', 'de'],
  shell: ['desktop', 'mobile'],
  theme: ['light', 'dark'],
} as const

test('the product has every combination once', () => {
  const rows = product(factors).map((row) => JSON.stringify(row))
  expect(rows).toHaveLength(60)
  expect(new Set(rows).size).toBe(60)
})

test('each pair of values meets in some combination', () => {
  const wanted = new Set(product(factors).flatMap(pairsOf))
  expect(new Set(pairwise(factors).flatMap(pairsOf))).toEqual(wanted)
})

test('takes no more combinations than the two longest factors need', () => {
  expect(pairwise(factors)).toHaveLength(15)
})

test('a value of one factor takes turns with those of the others', () => {
  const rows = pairwise(factors)
  for (const language of factors.language)
    for (const shell of factors.shell) {
      const together = rows.filter((row) => row.language === language && row.shell === shell)
      expect([2, 3]).toContain(together.length)
    }
})
