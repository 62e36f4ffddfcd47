import { describe, expect, it } from 'vitest'
import vectors from '../../money-vectors.json' with { type: 'json' }
import * as money from '../exports/money.ts'

type Formula = (...args: readonly unknown[]) => unknown

const formulas = new Map(Object.entries(money) as [string, Formula][])

describe.each(Object.entries(vectors))('%s', (name, cases) => {
  it.each(cases.map(({ title, args, result }) => ({ title, args, result: result as unknown })))(
    'gives the worked figures: $title',
    ({ args, result }) => {
      const found = formulas.get(name)?.(...args) ?? null
      if (typeof result === 'object' && result !== null) expect(found).toMatchObject(result)
      else expect(found).toBe(result)
    },
  )
})
