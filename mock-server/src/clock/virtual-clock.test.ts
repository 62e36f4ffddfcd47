import { expect, test } from 'vitest'
import { createClock } from './virtual-clock.ts'

const START = Date.parse('2026-01-10T15:20:00.000Z')

const createHands = () => {
  let time = 5_000
  return {
    realNow: () => time,
    pass: (ms: number) => {
      time += ms
    },
  }
}

test('runs with real time from the given moment', () => {
  const { realNow, pass } = createHands()
  const clock = createClock({ now: START, realNow })
  pass(1_500)
  expect(clock.now()).toBe(START + 1_500)
  expect(clock.ratio).toBe(1)
})

test('stands still when frozen and goes on from there', () => {
  const { realNow, pass } = createHands()
  const clock = createClock({ now: START, frozen: true, realNow })
  pass(60_000)
  expect(clock.now()).toBe(START)
  clock.run(60)
  pass(1_000)
  expect(clock.now()).toBe(START + 60_000)
  clock.freeze()
  pass(9_000)
  expect(clock.now()).toBe(START + 60_000)
  expect(clock.frozen).toBe(true)
})

test('moves forward only, and stays there', () => {
  const { realNow, pass } = createHands()
  const clock = createClock({ now: START, realNow })
  clock.moveTo(START + 86_400_000)
  pass(5)
  expect(clock.now()).toBe(START + 86_400_000)
  expect(() => clock.moveTo(START)).toThrow('cannot go back')
  expect(() => clock.run(0)).toThrow('ratio')
  expect(() => clock.run(Number.NaN)).toThrow('ratio')
})

test('does not follow a wall clock that is set back, and goes on all the same', () => {
  const { realNow, pass } = createHands()
  const clock = createClock({ now: START, realNow })
  pass(10_000)
  expect(clock.now()).toBe(START + 10_000)
  pass(-3_600_000)
  expect(clock.now()).toBe(START + 10_000)
  pass(700)
  expect(clock.now()).toBe(START + 10_700)
  const later = createClock({ now: 0, realNow })
  later.restore(clock.state(), clock.now())
  pass(300)
  expect(later.now()).toBe(START + 11_000)
})

test('catches up after a restart when it was running, and not when it was frozen', () => {
  const { realNow, pass } = createHands()
  const clock = createClock({ now: START, realNow })
  const running = clock.state()
  clock.freeze()
  const frozen = clock.state()
  pass(3_600_000)
  const later = createClock({ now: 0, realNow })
  later.restore(running)
  expect(later.now()).toBe(START + 3_600_000)
  later.restore(frozen)
  expect(later.now()).toBe(START)
})

test('goes on from what it has shown when the wall clock was set back between two runs', () => {
  const { realNow, pass } = createHands()
  const clock = createClock({ now: START, realNow })
  pass(10_000)
  const shown = clock.now()
  const state = clock.state()
  pass(-6_000)
  const later = createClock({ now: 0, realNow })
  later.restore(state, shown)
  expect(later.now()).toBe(START + 10_000)
  pass(7_000)
  expect(later.now()).toBe(START + 17_000)
})

test('tells when it is changed, and stays as it was when that cannot be kept', () => {
  const { realNow } = createHands()
  let full = false
  const seen: string[] = []
  const clock = createClock({
    now: START,
    realNow,
    onChange() {
      if (full) throw new Error('disk full')
      seen.push(clock.state().mode)
    },
  })
  clock.freeze()
  clock.run(2)
  clock.moveTo(START + 1_000)
  expect(seen).toEqual(['frozen', 'running', 'frozen'])
  full = true
  expect(() => clock.run(5)).toThrow('disk full')
  expect(() => clock.moveTo(START + 9_000)).toThrow('disk full')
  expect([clock.frozen, clock.now()]).toEqual([true, START + 1_000])
})
