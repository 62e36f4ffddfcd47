import { beforeEach, describe, expect, it, vi } from 'vitest'

const key = 'swx.chartDrawings'
const level = { kind: 'level' as const, points: [{ time: 900, price: 1.08 }] }
const line = { ...level, id: '7', isLocked: false, isHidden: false }
const open = () => import('./drawing-store.ts')

describe('the drawings of a device', () => {
  beforeEach(() => {
    localStorage.clear()
    vi.resetModules()
  })

  it('are kept for each instrument, and are there after a reload', async () => {
    const { addDrawing, drawingsOf } = await open()
    expect([addDrawing('EURUSD', level), addDrawing('EURUSD', level), addDrawing('BTC', level)]).toEqual([
      '1',
      '2',
      '1',
    ])
    expect(drawingsOf('ETH')).toEqual([])
    vi.resetModules()
    const again = await open()
    expect(again.drawingsOf('EURUSD').map(({ id }) => id)).toEqual(['1', '2'])
    expect(again.addDrawing('EURUSD', level)).toBe('3')
  })

  it('come and go with another tab of this browser', async () => {
    const { drawingsOf } = await open()
    localStorage.setItem(key, JSON.stringify({ BTC: [line] }))
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
    expect(drawingsOf('BTC')).toEqual([line])
  })

  it.each(['{', 'null', '[1]', '{"BTC":7}', '{"BTC":null}'])(
    'that cannot be read at all are dropped, and the user is told: %s',
    async (kept) => {
      localStorage.setItem(key, kept)
      const { drawingsOf, addDrawing, forgetLostDrawings, hasLostDrawings } = await open()
      expect(drawingsOf('BTC')).toEqual([])
      expect(hasLostDrawings()).toBe(true)
      forgetLostDrawings()
      expect(hasLostDrawings()).toBe(false)
      addDrawing('BTC', level)
      expect(drawingsOf('BTC')).toHaveLength(1)
    },
  )

  it('keep those that can be read when others cannot', async () => {
    const worse = [{ ...line, kind: 'trend' }, { ...line, points: [{ time: 900, price: -1 }] }, 'x']
    localStorage.setItem(key, JSON.stringify({ BTC: [line, ...worse], ETH: [line] }))
    const { drawingsOf, forgetLostDrawings, hasLostDrawings } = await open()
    expect([drawingsOf('BTC'), drawingsOf('ETH')]).toEqual([[line], [line]])
    expect(hasLostDrawings()).toBe(true)
    forgetLostDrawings()
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ BTC: [line], ETH: [line] })
  })
})
