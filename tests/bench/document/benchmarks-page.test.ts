import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { benchmarks } from '../catalogue.ts'
import { atMost, notRun } from '../support/report.ts'
import { type KeptPart, type Results, resultsIn } from '../support/results.ts'
import { alarms } from './alarms.ts'
import { benchmarksPage } from './benchmarks-page.ts'
import { currentPage, pageFile } from './write-page.ts'

const bench = join(import.meta.dirname, '..')
const recorded = resultsIn(join(bench, 'results'), benchmarks)
const parts = benchmarks.flatMap((benchmark) => benchmark.parts.map(({ name }) => name))

test('docs/benchmarks.md is what the kept results say: node tests/bench/run.ts --page writes it', () => {
  expect(readFileSync(pageFile, 'utf8')).toBe(currentPage())
})

test.each(alarms)('the alarm "$what" is about a part that exists', ({ part }) => {
  expect(parts).toContain(part)
})

test('every explanation is of a measure that exists', () => {
  const explanations: Record<string, Record<string, string>> = JSON.parse(
    readFileSync(join(bench, 'explanations.json'), 'utf8'),
  )
  for (const [part, measures] of Object.entries(explanations)) {
    const names = recorded.kept(part)?.measures.map(({ name }) => name)
    for (const name of Object.keys(measures)) expect(names).toContain(name)
  }
})

const machine = { node: 'v24.0.0', cores: 4, processor: 'Fast' }
const part = (name: string) => ({
  name,
  title: 'what it does',
  needs: [],
  measure: async () => ({ measures: [] }),
})
const results = (measures: KeptPart['measures']): Results => ({
  ...recorded,
  kept: (name) =>
    name === 'sdk/size' ? { title: '', at: '2026-01-01T00:00:00.000Z', machine, measures } : undefined,
})
const page = (measures: KeptPart['measures'], why = {}) =>
  benchmarksPage(
    [{ name: 'sdk', title: 'The SDK', parts: [part('sdk/size'), part('sdk/speed')] }],
    results(measures),
    why,
  )

test('a missed alarm has its explanation, where there is one', () => {
  const core = atMost('core and one operation, gzipped', 9, 8, 'kB')
  expect(page([core])).toContain('| 9 kB | at most 8 kB | missed | `npm run bench -- sdk/size` |')
  const explained = page([core], { 'sdk/size': { [core.name]: 'the table' } })
  expect(explained).toContain('| 9 kB | at most 8 kB | missed: the table |')
})

test('what was not measured says so, and so does what cannot run', () => {
  expect(page([])).toContain('`npm run bench -- sdk/speed`: not measured yet.')
  expect(page([notRun('a peer', 'needs Java')])).toContain('| a peer | not run: needs Java |')
})

test('a table names the machine and no date', () => {
  const text = page([atMost('core and one operation, gzipped', 7, 8, 'kB')])
  expect(text).toContain('`npm run bench -- sdk/size`, on Node 24.0.0, 4 cores of Fast.')
  expect(text).not.toContain('2026')
})
