import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startSwipeRows } from './swipe-rows.ts'

let stop = () => {}
const pressed = vi.fn()
const row = () => document.querySelector<HTMLElement>('[data-swipe]') as HTMLElement

/** A finger that goes from point to point over the row. */
function swipe(...points: readonly (readonly [number, number])[]): string | undefined {
  const touch = (type: string, point?: readonly [number, number]) => {
    const touches = point ? [{ clientX: point[0], clientY: point[1] }] : []
    row().dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { touches }))
  }
  const [first, ...others] = points
  touch('touchstart', first)
  for (const point of others) touch('touchmove', point)
  const { swipeLabel } = row().dataset
  touch('touchend')
  return swipeLabel
}

beforeEach(() => {
  pressed.mockClear()
  document.body.innerHTML = '<ul><li data-swipe><button>Close position</button></li></ul>'
  document.querySelector('button')?.addEventListener('click', pressed)
  vi.stubGlobal('innerWidth', 390)
  stop = startSwipeRows()
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

it('presses the button of the row, and names it before', () => {
  expect(swipe([300, 400], [280, 402], [200, 405])).toBe('Close position')
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(row().style.translate).toBe('')
  expect(row().dataset.swiped).toBeUndefined()
})

it('goes the other way in languages written from the right', () => {
  row().style.direction = 'rtl'
  swipe([100, 400], [120, 402], [200, 405])
  expect(pressed).toHaveBeenCalledTimes(1)
})

it('leaves scrolling, short swipes, the other way, the edges and disabled buttons alone', () => {
  swipe([300, 400], [298, 440], [200, 500])
  swipe([300, 400], [280, 400], [240, 400])
  swipe([100, 400], [200, 400], [300, 400])
  swipe([380, 400], [300, 400], [200, 400])
  document.querySelector('button')?.setAttribute('disabled', '')
  swipe([300, 400], [280, 400], [200, 400])
  expect(pressed).not.toHaveBeenCalled()
})
