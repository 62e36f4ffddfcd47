import { describe, expect, test } from 'vitest'
import { browserFaultKinds, callFaultKinds, feedFaultKinds } from './fault-kinds.ts'
import { journeys } from './journeys.ts'
import { planFaults, planJourney, planText } from './plan-faults.ts'

const calls = { money: 'buySmart', reads: ['listSmartProduct', 'getUserInfo'], hasPrices: true }
const seeds = Array.from({ length: 200 }, (_, at) => at + 1)

describe('a plan of faults', () => {
  test('is the same for the same seed, and another one for most others', () => {
    const texts = seeds.map((seed) => planText(planFaults(seed, calls)))
    expect(seeds.map((seed) => planText(planFaults(seed, calls)))).toEqual(texts)
    expect(new Set(texts).size).toBeGreaterThan(190)
  })

  test('has every kind of fault among its seeds', () => {
    const kinds = new Set(seeds.flatMap((seed) => planFaults(seed, calls).map(({ kind }) => kind)))
    expect([...kinds].sort()).toEqual([...callFaultKinds, ...feedFaultKinds, ...browserFaultKinds].sort())
  })

  test('has every kind among the journeys of one test run', () => {
    const kinds = new Set(
      journeys.flatMap(({ seed, intentions }) =>
        planJourney(seed, intentions)
          .flat()
          .map(({ kind }) => kind),
      ),
    )
    expect([...kinds].sort()).toEqual([...callFaultKinds, ...feedFaultKinds, ...browserFaultKinds].sort())
  })

  test('always has a fault on the call that moves the money', () => {
    for (const seed of seeds)
      expect(planFaults(seed, calls).filter((fault) => 'op' in fault && fault.op === 'buySmart')).not.toEqual(
        [],
      )
  })

  test('leaves the market socket alone where no price comes by it', () => {
    const without = seeds.flatMap((seed) => planFaults(seed, { ...calls, hasPrices: false }))
    expect(without.filter(({ kind }) => (feedFaultKinds as readonly string[]).includes(kind))).toEqual([])
  })

  test('gives up no page while nothing can be kept', () => {
    for (const seed of seeds) {
      const kinds: string[] = planFaults(seed, calls).map(({ kind }) => kind)
      const isBlocked = kinds.includes('storageFull') || kinds.includes('storageBlocked')
      expect(isBlocked && kinds.includes('reload')).toBe(false)
    }
  })

  test('goes on without what needs storage once that is gone', () => {
    const later = seeds.flatMap((seed) => {
      const [first = [], second = []] = planJourney(seed, [calls, calls])
      return first.some(({ kind }) => kind === 'storageBlocked') ? second : []
    })
    expect(later.length).toBeGreaterThan(0)
    expect(later.filter(({ kind }) => kind === 'reload' || kind === 'leave')).toEqual([])
  })
})
