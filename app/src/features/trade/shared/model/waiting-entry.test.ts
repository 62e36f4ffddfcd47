import { triggerIssue } from '@swx/sdk/money'
import { describe, expect, it } from 'vitest'
import {
  nearestTrigger,
  proposedTrigger,
  type TriggerSetting,
  ticksBetween,
  triggerSide,
  waitingTypeAt,
} from './waiting-entry.ts'

const euro = { price: 1.085, tickSize: 0.00001 }
const at = (type: TriggerSetting['type'], direction: TriggerSetting['direction']): TriggerSetting => ({
  ...euro,
  type,
  direction,
})

describe('the price that an order waits for', () => {
  it.each([
    ['LIMIT', 'LONG', -1],
    ['STOP', 'SHORT', -1],
    ['LIMIT', 'SHORT', 1],
    ['STOP', 'LONG', 1],
  ] as const)('of a %s %s lies on its side of the price', (type, direction, side) => {
    const setting = at(type, direction)
    expect(triggerSide(setting)).toBe(side)
    expect(nearestTrigger(setting)).toBe(side === -1 ? 1.08499 : 1.08501)
    expect(triggerIssue(setting, nearestTrigger(setting))).toBeUndefined()
    expect(triggerIssue(setting, 1.085)).toBe('tooNear')
    expect(triggerIssue(setting, side === -1 ? 1.0862 : 1.0815)).toBe('wrongSide')
    expect(waitingTypeAt(nearestTrigger(setting), 1.085, direction)).toBe(type)
  })

  it('is on the grid of the instrument', () => {
    expect(triggerIssue(at('LIMIT', 'LONG'), 1.081505)).toBe('offGrid')
    expect(ticksBetween(1.085, 1.0815, 0.00001)).toBe(-350)
  })

  it('is proposed a quarter of a percent away, or a tick where ticks are coarse', () => {
    expect(proposedTrigger(at('LIMIT', 'LONG'))).toBe(1.08229)
    expect(proposedTrigger(at('STOP', 'LONG'))).toBe(1.08771)
    expect(proposedTrigger({ type: 'LIMIT', direction: 'LONG', price: 20, tickSize: 0.5 })).toBe(19.5)
  })
})
