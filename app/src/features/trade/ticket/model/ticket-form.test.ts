import { describe, expect, it } from 'vitest'
import { localStore } from '#lib/storage/storage.ts'
import { keepLastSettings, readLastSettings } from './ticket-form.ts'

describe('the last settings of a ticket', () => {
  it('are kept for each user and instrument', () => {
    keepLastSettings('mei', 'EURUSD', { lots: '0.25', leverage: 20 })
    expect(readLastSettings('mei', 'EURUSD')).toEqual({ lots: '0.25', leverage: 20 })
    expect(readLastSettings('mei', 'BTC')).toBeUndefined()
    expect(readLastSettings('ann', 'EURUSD')).toBeUndefined()
    expect(readLastSettings(undefined, 'EURUSD')).toBeUndefined()
  })

  it('are forgotten where they are damaged', () => {
    for (const text of ['{', '{"lots":"x","leverage":1}', '{"lots":"1"}', 'null']) {
      localStore.set('swx.ticket.mei.EURUSD', text)
      expect(readLastSettings('mei', 'EURUSD')).toBeUndefined()
    }
  })
})
