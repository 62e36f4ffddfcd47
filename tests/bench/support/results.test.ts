import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { benchmarks } from '../catalogue.ts'
import { fakeBench, fakePart, figure } from './fake-bench.ts'

const results = join(import.meta.dirname, '..', 'results')

test('parts of a benchmark stay in its order, and one that it no longer has leaves its results', async () => {
  const { folder, run } = fakeBench()
  const part = (name: string) => fakePart(name, () => figure(1))
  const [a, b, c] = [part('engine/a'), part('engine/b'), part('engine/c')]
  const engine = { name: 'engine', title: 'The engine' }
  await run(['engine/c'], [{ ...engine, parts: [a, b, c] }])
  await run(['engine/b'], [{ ...engine, parts: [a, b, c] }])
  await run(['engine/a'], [{ ...engine, parts: [a, c] }])
  const { title, parts } = JSON.parse(readFileSync(join(folder, 'engine.json'), 'utf8'))
  expect(title).toBe('The engine')
  expect(Object.keys(parts)).toEqual(['engine/a', 'engine/c'])
})

/** Written by `npm run test:long -- chaos --keep`, in a form of its own. */
const ofOthers = ['chaos.json']

test.each(readdirSync(results).filter((file) => !ofOthers.includes(file)))(
  'the committed results %s hold dated figures of parts that there are',
  (file) => {
    const benchmark = benchmarks.find(({ name }) => `${name}.json` === file)
    const { parts } = JSON.parse(readFileSync(join(results, file), 'utf8'))
    for (const [name, part] of Object.entries<{ at: string; measures: unknown[] }>(parts)) {
      expect(benchmark?.parts.map((one) => one.name)).toContain(name)
      expect(Date.parse(part.at)).not.toBeNaN()
      expect(part.measures.length).toBeGreaterThan(0)
    }
  },
)

test('every part is called by the benchmark it belongs to, and no two have one name', () => {
  const names = benchmarks.flatMap(({ name, parts }) => parts.map((part) => [name, part.name] as const))
  for (const [benchmark, part] of names) expect(part.startsWith(`${benchmark}/`)).toBe(true)
  expect(new Set(names.map(([, part]) => part)).size).toBe(names.length)
})
