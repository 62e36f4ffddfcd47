import { describe, expect, it } from 'vitest'
import { createServerClock } from './server-clock.ts'

function setUp() {
  let [wall, steady] = [0, 0]
  const clock = createServerClock(
    () => wall,
    () => steady,
  )
  const jump = (ms: number) => {
    wall += ms
  }
  const wait = (ms: number) => {
    jump(ms)
    steady += ms
  }
  return { clock, jump, wait }
}
const serverTime = '2026-01-10T15:20:00.000Z'

describe("the server's clock", () => {
  it('is the wall clock until an answer or the feed says otherwise', () => {
    const { clock, wait } = setUp()
    wait(5000)
    expect(clock.now()).toBe(5000)
    clock.setByAnswer({ code: '200', serverTime })
    wait(1000)
    expect(clock.now()).toBe(Date.parse('2026-01-10T15:20:01.000Z'))
  })

  it('is not set back by an answer that comes from a cache', () => {
    const { clock, wait } = setUp()
    clock.setByAnswer({ serverTime })
    wait(30_000)
    clock.setByAnswer({ serverTime })
    expect(clock.now()).toBe(Date.parse('2026-01-10T15:20:30.000Z'))
  })

  it.each([
    ['ahead', 26 * 3_600_000],
    ['back', -3 * 3_600_000],
  ])('is right again with the next answer when the device was set %s', (_, by) => {
    const { clock, wait, jump } = setUp()
    clock.setByAnswer({ serverTime })
    wait(30_000)
    jump(by)
    clock.setByAnswer({ serverTime: '2026-01-10T15:20:30.000Z' })
    wait(1_000)
    expect(clock.now()).toBe(Date.parse('2026-01-10T15:20:31.000Z'))
  })

  it('follows the feed rather than an answer', () => {
    const { clock, wait } = setUp()
    clock.setByFeed(7_000_000)
    wait(500)
    clock.setByAnswer({ serverTime })
    expect(clock.now()).toBe(7_000_500)
  })

  it('follows the answers again when the feed has been silent for a minute', () => {
    const { clock, wait } = setUp()
    clock.setByFeed(7_000_000)
    wait(61_000)
    clock.setByAnswer({ serverTime })
    expect(clock.now()).toBe(Date.parse(serverTime))
  })

  it.each([[undefined], [null], [{ pages: [] }], [{ serverTime: 'no time' }]])(
    'is not set by %j',
    (answer) => {
      const { clock } = setUp()
      clock.setByAnswer(answer)
      expect(clock.now()).toBe(0)
    },
  )
})
