import { expect, test } from 'vitest'
import { SOAK } from '../soak.ts'
import { plants } from './plants.ts'
import { createRun } from './run.ts'
import { simulate } from './simulate.ts'

/**
 * Of four seeds together, 32 worlds. The servers of `plants` are found after 79 commands at most, in each of 20 seeds; one
 * that loses a record or a transaction in a thousand after 3,401 at most, in each of six. The least frequent failure of
 * disk or process happens 16 times here. What is rarer is for the long run, with its million commands.
 */
const COMMANDS = 4_000 * SOAK

test('4,000 commands on a disk that fails, in processes that end at any moment, keep every promise', {
  timeout: 120_000 * SOAK,
}, async () => {
  const { commands, counts } = await simulate({
    runs: [101, 102, 103, 104].map((seed) => createRun(seed)),
    commands: COMMANDS,
  })
  expect(commands).toBe(COMMANDS)
  // Everything that can go wrong has gone wrong.
  expect(Object.entries(counts).filter(([, count]) => count < 10)).toEqual([])
})

test('a seed comes to the same state whenever it is run, and another seed to another', async () => {
  const hashOf = async (seed: number): Promise<string> => {
    const run = createRun(seed)
    try {
      for (const number of [0, 1]) await run.play(number)
      return run.hash()
    } finally {
      run.close()
    }
  }
  const once = await hashOf(7)
  expect(await hashOf(7)).toBe(once)
  expect(await hashOf(8)).not.toBe(once)
})

test.each(plants)(
  'a mock server that $title is found, with its seed and a short case',
  {
    timeout: 120_000,
  },
  async ({ plant, says }) => {
    const run = createRun(5, plant)
    const play = async () => {
      for (let number = 0; number < 5; number++) await run.play(number)
    }
    const error: Error = await play().then(
      () => new Error('nothing was found'),
      (cause) => cause,
    )
    run.close()
    expect(error.message).toMatch(says)
    expect(error.message).toMatch(/^Seed 5, world \d, command \d+: /)
    expect(error.message).toMatch(/Again: npm run test:long -- simulation --seed 5 --world \d$/)
    expect(Number(/^(\d+) of its commands suffice/m.exec(error.message)?.[1])).toBeLessThan(12)
  },
)
