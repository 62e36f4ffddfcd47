import { describe, expect, it } from 'vitest'
import { instrumentQuery } from './instrument-query.ts'

const parse = (link: string) => instrumentQuery.parse(new URLSearchParams(link))

describe('a link to an instrument', () => {
  it('names code, id and candle length', () => {
    expect(parse('code=EURUSD&type=1&id=1&period=1h')).toEqual({ code: 'EURUSD', id: '1', period: '1h' })
  })

  it('opens with quarters of an hour where it asks for no length, or for one that does not exist', () => {
    expect(parse('code=BTC').period).toBe('15m')
    expect(parse('code=BTC&period=7m').period).toBe('15m')
  })

  it('with a code or id that cannot exist names none', () => {
    for (const bad of ['', '%20', '..', 'a%0Ab', 'x'.repeat(65), '%F0%9F%92%A9']) {
      expect(parse(`code=${bad}&id=${bad}`)).toEqual({ code: undefined, id: undefined, period: '15m' })
    }
  })

  it('keeps what else it says when the length changes', () => {
    const params = new URLSearchParams('code=BTC&type=2&id=7&period=1m')
    const withPeriod = (period: '1d' | '15m') =>
      instrumentQuery.write({ ...instrumentQuery.parse(params), period }, params).toString()
    expect(withPeriod('1d')).toBe('code=BTC&type=2&id=7&period=1d')
    expect(withPeriod('15m')).toBe('code=BTC&type=2&id=7')
  })
})
