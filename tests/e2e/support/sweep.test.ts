import { expect, test } from 'vitest'
import { pairsOf, product } from './pairwise.ts'
import { routeNames } from './route-table.ts'
import { directedLooks, directedSweep, looks, sweep } from './sweep.ts'
import { sweepPages } from './sweep-pages.ts'

test('the sweeps know how to come to the page of every route, and of no other', () => {
  expect(Object.keys(sweepPages).sort()).toEqual([...routeNames].sort())
})

test('each page is seen in each language, in both shells and in both themes, and so on for every pair', () => {
  expect(new Set(sweep.flatMap(pairsOf))).toEqual(new Set(product(looks).flatMap(pairsOf)))
})

test('axe takes each page once in each direction and once in each shell, and both shells in both directions', () => {
  expect(new Set(directedSweep.flatMap(pairsOf))).toEqual(new Set(product(directedLooks).flatMap(pairsOf)))
  expect(directedSweep).toHaveLength(2 * routeNames.length)
})
