import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fakeBench, fakePart, figure } from './fake-bench.ts'
import type { Benchmark, Found } from './part.ts'
import { atLeast, atMost } from './report.ts'

const failing = (): Found => {
  throw new Error('The server did not start.', { cause: new Error('Port 80 is taken.') })
}

const benchmark = (...parts: Benchmark['parts']): Benchmark => ({
  name: 'engine',
  title: 'The engine',
  parts,
})

const kept = (folder: string) => JSON.parse(readFileSync(join(folder, 'engine.json'), 'utf8')).parts

test('a part that fails says why, and the figures of the others are printed and kept', async () => {
  const { folder, run } = fakeBench()
  const { code, text } = await run(
    [],
    [
      benchmark(
        fakePart('engine/first', () => figure(1.5, 'first figure')),
        fakePart('engine/broken', failing),
        fakePart('engine/last', () => figure(2.5, 'last figure')),
      ),
    ],
  )
  expect(code).toBe(1)
  expect(text).toMatch(/first figure\s+1\.5 ms/)
  expect(text).toMatch(/last figure\s+2\.5 ms/)
  expect(text).toContain('failed: The server did not start.\n  Port 80 is taken.')
  expect(text).toContain('2 of 3 parts measured; alarms missed: 0; parts failed: 1\n')
  expect(Object.keys(kept(folder))).toEqual(['engine/first', 'engine/last'])
  expect(kept(folder)['engine/last'].measures).toEqual([{ name: 'last figure', value: 2.5, unit: 'ms' }])
})

test('figures are printed and kept before the next part begins', async () => {
  const { folder, run } = fakeBench()
  const seen: unknown[] = []
  const parts = [
    fakePart('engine/first', () => figure(1)),
    fakePart('engine/second', () => {
      seen.push(Object.keys(kept(folder)))
      return figure(2)
    }),
  ]
  await run([], [benchmark(...parts)])
  expect(seen).toEqual([['engine/first']])
})

test('a missed alarm is a line, and the exit code stays 0', async () => {
  const { run } = fakeBench()
  const slow = fakePart('engine/slow', () => ({
    measures: [atMost('start', 400, 300, 'ms'), atLeast('rate', 0.7, 0.6)],
  }))
  const { code, text } = await run([], [benchmark(slow)])
  expect(code).toBe(0)
  expect(text).toMatch(/start\s+400 ms\s+at most 300 ms\s+missed/)
  expect(text).toMatch(/rate\s+0\.7\s+at least 0\.6\s+met/)
  expect(text).toContain('1 of 1 parts measured; alarms missed: 1; parts failed: 0\n')
  expect(text).toContain('missed  engine/slow: start 400 ms (at most 300 ms)')
})

test('a figure stands beside the one that was kept before', async () => {
  const { run } = fakeBench()
  const values = [4, 3]
  const part = fakePart('engine/start', () => figure(values.shift() ?? 0))
  expect((await run([], [benchmark(part)])).text).not.toContain('was')
  expect((await run([], [benchmark(part)])).text).toMatch(/speed\s+3 ms\s+was 4 ms/)
})

test('a part that fails keeps the figures of an earlier day, with their date', async () => {
  const { folder, run } = fakeBench()
  const steady = fakePart('engine/steady', () => figure(1))
  await run(
    [],
    [
      benchmark(
        steady,
        fakePart('engine/other', () => figure(2)),
      ),
    ],
  )
  const { text } = await run([], [benchmark(steady, fakePart('engine/other', failing))])
  expect(text).toContain('the results keep its figures of 2026-01-01T00:00:00.000Z')
  expect(kept(folder)['engine/other']).toMatchObject({ at: '2026-01-01T00:00:00.000Z', ...figure(2) })
  expect(kept(folder)['engine/steady']).toMatchObject({ at: '2026-01-02T00:00:00.000Z', ...figure(1) })
})

test('a named part runs alone and prepares only what it needs', async () => {
  const { folder, run } = fakeBench()
  const prepared: string[] = []
  const parts = [
    fakePart('engine/start', failing, ['app']),
    fakePart('engine/start-again', failing, ['app']),
    fakePart('engine/size', () => figure(3), ['demo']),
  ]
  const { code } = await run(['engine/size'], [benchmark(...parts)], async (need) => {
    prepared.push(need)
  })
  expect(code).toBe(0)
  expect(prepared).toEqual(['demo'])
  expect(Object.keys(kept(folder))).toEqual(['engine/size'])
})

test('the beginning of a name up to a slash stands for every part under it, each once and in their order', async () => {
  const { run } = fakeBench()
  const ran: string[] = []
  const parts = ['engine/page/home', 'engine/page/market', 'engine/pages'].map((name) =>
    fakePart(name, () => {
      ran.push(name)
      return figure(1)
    }),
  )
  await run(['engine/page/market', 'engine/page'], [benchmark(...parts)])
  expect(ran).toEqual(['engine/page/home', 'engine/page/market'])
  await run(['engine'], [benchmark(...parts)])
  expect(ran).toHaveLength(5)
})

test('a part whose build fails is not measured, and the others are', async () => {
  const { run } = fakeBench()
  let isMeasured = false
  const parts = [
    fakePart('engine/demo', () => {
      isMeasured = true
      return figure(1)
    }, ['demo']),
    fakePart('engine/server', () => figure(2), ['server']),
  ]
  const { code, text } = await run([], [benchmark(...parts)], async (need) => {
    if (need === 'demo') throw new Error('The task @swx/app#demo failed.')
  })
  expect(isMeasured).toBe(false)
  expect(code).toBe(1)
  expect(text).toContain('failed: The task @swx/app#demo failed.')
  expect(text).toMatch(/speed\s+2 ms/)
})

test('a measure without a figure fails its part', async () => {
  const { run } = fakeBench()
  const { code, text } = await run(
    [],
    [benchmark(fakePart('engine/odd', () => figure(Number.NaN, 'median')))],
  )
  expect(code).toBe(1)
  expect(text).toContain('failed: "median" has no figure.')
})

test('a name that nothing has is answered with the list and exit code 2, and nothing runs', async () => {
  const { run } = fakeBench()
  const { code, text } = await run(['engine/size', 'engin'], [benchmark(fakePart('engine/size', failing))])
  expect(code).toBe(2)
  expect(text).toContain('There is no benchmark and no part called engin.')
  expect(text).toContain('engine/size  what engine/size is about')
  expect(text).not.toContain('failed')
})

test('--list names every part and runs none', async () => {
  const { run } = fakeBench()
  const { code, text } = await run(['--list'], [benchmark(fakePart('engine/size', failing))])
  expect(code).toBe(0)
  expect(text).toBe('engine: The engine\n  engine/size  what engine/size is about')
})
