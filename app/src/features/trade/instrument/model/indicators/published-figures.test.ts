import { describe, expect, it } from 'vitest'
import type { Candle } from '../candle.ts'
import { type IndicatorId, usualSetting } from '../indicator-kinds.ts'
import { makeIndicator } from './make-indicator.ts'

/*
 * Worked figures as others have published them. Where no other source is named they are those of the sheets that go
 * with StockCharts' ChartSchool (chartschool.stockcharts.com, "Technical Indicators & Overlays").
 */

type Row = readonly [high: number, low: number, close: number, volume?: number]

const candlesOf = (rows: readonly Row[]): readonly Candle[] =>
  rows.map(([high, low, close, volume = 1], at) => ({ time: 60 * at, open: close, high, low, close, volume }))
const closesOf = (closes: readonly number[]) => candlesOf(closes.map((close) => [close, close, close]))

/** The figures of a line, without the candles that have none yet. */
function line(
  id: IndicatorId,
  name: string,
  candles: readonly Candle[],
  {
    lengths = usualSetting(id).lengths,
    decimals = 2,
  }: { lengths?: readonly number[]; decimals?: number } = {},
): readonly number[] {
  return makeIndicator(id, lengths, '1m')
    .all(candles)
    .flatMap(({ [name]: value }) => (value === undefined ? [] : [Number(value.toFixed(decimals))]))
}

const averaged = closesOf([
  22.2734, 22.194, 22.0847, 22.1741, 22.184, 22.1344, 22.2337, 22.4323, 22.2436, 22.2933, 22.1542, 22.3926,
  22.3816, 22.6109, 23.3558, 24.0519, 23.753, 23.8324,
])
const strong = closesOf([
  44.3389, 44.0902, 44.1497, 43.6124, 44.3278, 44.8264, 45.0955, 45.4245, 45.8433, 46.0826, 45.8931, 46.0328,
  45.614, 46.282, 46.282, 46.0028, 46.0328, 46.4116, 46.2222, 45.6439, 46.2122,
])
const weighed = closesOf([
  573.0, 650.95, 709.89, 729.83, 745.21, 753.89, 746.36, 686.72, 732.11, 705.63, 725.15, 798.75, 769.12,
  800.51,
])
const diverging = closesOf([
  459.99, 448.85, 446.06, 450.81, 442.8, 448.97, 444.57, 441.4, 430.47, 420.05, 431.14, 425.66, 430.58,
  431.72, 437.87, 428.43, 428.35, 432.5, 443.66, 455.72, 454.49, 452.08, 452.73, 461.91, 463.58, 461.14,
  452.08, 442.66, 428.91, 429.79, 431.99, 427.72, 423.2, 426.21, 426.98, 435.69, 434.33, 429.8,
])
/** QQQQ, February and March 2009. */
const directed = candlesOf([
  [30.1983, 29.4072, 29.872],
  [30.2776, 29.3182, 30.2381],
  [30.4458, 29.9611, 30.0996],
  [29.3478, 28.7443, 28.9028],
  [29.3477, 28.5566, 28.9225],
  [29.2886, 28.4081, 28.4775],
  [28.8334, 28.0818, 28.5566],
  [28.7346, 27.4289, 27.5576],
  [28.6654, 27.6565, 28.4675],
  [28.8532, 27.8345, 28.2796],
  [28.6356, 27.3992, 27.4882],
  [27.6761, 27.0927, 27.231],
  [27.2112, 26.1826, 26.3507],
  [26.8651, 26.1332, 26.3309],
  [27.409, 26.6277, 27.0333],
  [26.9441, 26.1332, 26.2221],
  [26.5189, 25.4307, 26.0144],
  [26.5189, 25.3518, 25.4605],
  [27.0927, 25.876, 27.0333],
  [27.686, 26.964, 27.4487],
  [28.4477, 27.1421, 28.3586],
  [28.5267, 28.0123, 28.4278],
  [28.6654, 27.884, 27.953],
  [29.0116, 27.9928, 29.0116],
  [29.872, 28.7643, 29.3776],
  [29.8028, 29.1402, 29.3576],
  [29.7529, 28.7127, 28.9107],
  [30.6546, 28.929, 30.6149],
  [30.5951, 30.0304, 30.0502],
  [30.7635, 29.3863, 30.189],
  [31.1698, 30.1365, 31.1202],
  [30.8923, 30.4267, 30.5356],
])
/** QQQQ, April 2010. */
const ranging = candlesOf([
  [48.7, 47.79, 48.16],
  [48.72, 48.14, 48.61],
  [48.9, 48.39, 48.75],
  [48.87, 48.37, 48.63],
  [48.82, 48.24, 48.74],
  [49.05, 48.635, 49.03],
  [49.2, 48.94, 49.07],
  [49.35, 48.86, 49.32],
  [49.92, 49.5, 49.91],
  [50.19, 49.87, 50.13],
  [50.12, 49.2, 49.53],
  [49.66, 48.9, 49.5],
  [49.88, 49.43, 49.75],
  [50.19, 49.725, 50.03],
  [50.36, 49.26, 50.31],
  [50.57, 50.09, 50.52],
  [50.65, 50.3, 50.41],
  [50.43, 49.21, 49.34],
  [49.63, 48.98, 49.37],
  [50.33, 49.61, 50.23],
  [50.29, 49.2, 49.2375],
  [50.17, 49.43, 49.93],
])
/** February to April 2010; the first closes are not published and have no part in the figures. */
const oscillating = candlesOf([
  [127.009, 125.3574, 125.3574],
  [127.6159, 126.1633, 126.1633],
  [126.5911, 124.9296, 124.9296],
  [127.3472, 126.0937, 126.0937],
  [128.173, 126.8199, 126.8199],
  [128.4317, 126.4817, 126.4817],
  [127.3671, 126.034, 126.034],
  [126.422, 124.8301, 124.8301],
  [126.8995, 126.3921, 126.3921],
  [126.8498, 125.7156, 125.7156],
  [125.646, 124.5615, 124.5615],
  [125.7156, 124.5715, 124.5715],
  [127.1582, 125.0689, 125.0689],
  [127.7154, 126.8597, 127.2876],
  [127.6855, 126.6309, 127.1781],
  [128.2228, 126.8001, 128.0138],
  [128.2725, 126.7105, 127.1085],
  [128.0934, 126.8001, 127.7253],
  [128.2725, 126.1335, 127.0587],
  [127.7353, 125.9245, 127.3273],
  [128.77, 126.9891, 128.7103],
  [129.2873, 127.8148, 127.8745],
  [130.0633, 128.4715, 128.5809],
  [129.1182, 128.0641, 128.6008],
  [129.2873, 127.6059, 127.9342],
  [128.4715, 127.596, 128.1133],
  [128.0934, 126.999, 127.596],
  [128.6506, 126.8995, 127.596],
  [129.1381, 127.4865, 128.6904],
  [128.6406, 127.397, 128.2725],
])
const traded = candlesOf([
  [24.8283, 24.3205, 24.7486, 18730.144],
  [24.7586, 24.5993, 24.7088, 12271.74],
  [25.1568, 24.7785, 25.0373, 24691.414],
  [25.5848, 24.9477, 25.545, 18357.606],
  [25.6844, 24.8083, 25.0672, 22964.08],
  [25.336, 25.0572, 25.107, 15918.948],
])
const balanced = candlesOf(
  (
    [
      [53.26, 0],
      [53.3, 8200],
      [53.32, 8100],
      [53.72, 8300],
      [54.19, 8900],
      [53.92, 9200],
      [54.65, 13300],
      [54.6, 10300],
      [54.21, 9900],
      [54.53, 10100],
      [53.79, 11300],
      [53.66, 12600],
      [53.56, 10700],
      [53.57, 11500],
      [53.94, 23800],
      [53.27, 14600],
    ] as const
  ).map(([close, volume]) => [close, close, close, volume]),
)

describe('the indicators, by figures that others have worked out', () => {
  it('SMA: ten days of closes', () => {
    expect(line('sma', 'average', averaged, { lengths: [10] })).toEqual([
      22.22, 22.21, 22.23, 22.26, 22.31, 22.42, 22.61, 22.77, 22.91,
    ])
  })

  it('EMA: ten days of closes, beginning with their mean', () => {
    expect(line('ema', 'average', averaged, { lengths: [10] })).toEqual([
      22.22, 22.21, 22.24, 22.27, 22.33, 22.52, 22.8, 22.97, 23.13,
    ])
  })

  it('WMA: nine days of a share, by the tests of the Python library ta', () => {
    expect(line('wma', 'average', weighed, { lengths: [9], decimals: 4 })).toEqual([
      721.79, 722.2947, 723.756, 738.2884, 744.9202, 756.9569,
    ])
  })

  it('VWAP: the first candles of a day', () => {
    expect(line('vwap', 'average', traded, { decimals: 4 })).toEqual([
      24.6325, 24.6548, 24.8038, 24.9415, 24.9995, 25.0231,
    ])
  })

  it('VWAP begins anew at midnight UTC, and with the year where a candle is a day', () => {
    const at = (time: string, close: number, volume: number): Candle => {
      const price = { open: close, high: close, low: close, close }
      return { time: Date.parse(time) / 1000, ...price, volume }
    }
    const candles = [
      at('2026-12-31T23:58Z', 10, 1),
      at('2026-12-31T23:59Z', 20, 3),
      at('2027-01-01T00:00Z', 40, 1),
      // The feed tells no volumes: a candle that has just begun has none.
      at('2027-01-01T00:01Z', 60, 0),
    ]
    const averages = (period: '1m' | '1d') =>
      makeIndicator('vwap', [], period)
        .all(candles)
        .map(({ average }) => average)
    expect(averages('1m')).toEqual([10, 17.5, 40, 40])
    expect(averages('1d')).toEqual([10, 17.5, 40, 40])
    expect(makeIndicator('vwap', [], '1m').all([at('2027-01-01T00:01Z', 60, 0)])[0]?.average).toBeUndefined()
  })

  it('Bollinger bands: by hand, 2, 4, 4 and 6 are √2 from their mean on the average', () => {
    const candles = closesOf([2, 4, 4, 6])
    const of = (name: string) => line('bollinger', name, candles, { lengths: [4, 2], decimals: 4 })
    expect([of('lower'), of('middle'), of('upper')]).toEqual([[1.1716], [4], [6.8284]])
  })

  it('Donchian channel: the highest and the lowest price of twenty days', () => {
    const of = (name: string) => line('donchian', name, ranging, { decimals: 3 })
    expect(of('upper')).toEqual([50.65, 50.65, 50.65])
    expect(of('lower')).toEqual([47.79, 48.14, 48.24])
    expect(of('middle')).toEqual([49.22, 49.395, 49.445])
  })

  it('ATR: fourteen days, the first range without a close before it', () => {
    expect(line('atr', 'range', ranging, { decimals: 4 })).toEqual([
      0.555, 0.5939, 0.5858, 0.5689, 0.6155, 0.6179, 0.6424, 0.6743, 0.6928,
    ])
  })

  it('RSI: fourteen days', () => {
    expect(line('rsi', 'strength', strong)).toEqual([70.53, 66.32, 66.55, 69.41, 66.36, 57.97, 62.93])
  })

  it('RSI of prices that never moved is in the middle', () => {
    expect(line('rsi', 'strength', closesOf([5, 5, 5, 5]), { lengths: [3] })).toEqual([50])
  })

  it('MACD 12, 26, 9: the sheet of S. Khan, investexcel.net', () => {
    expect(line('macd', 'macd', diverging)).toEqual([
      8.28, 7.7, 6.42, 4.24, 2.55, 1.38, 0.1, -1.26, -2.07, -2.62, -2.33, -2.18, -2.4,
    ])
    expect(line('macd', 'signal', diverging)).toEqual([3.04, 1.91, 1.06, 0.41, -0.15])
    expect(line('macd', 'difference', diverging)).toEqual([-5.11, -4.53, -3.39, -2.59, -2.25])
  })

  it('stochastic: fourteen days, fast, with its average of three', () => {
    const of = (name: string) => line('stochastic', name, oscillating, { lengths: [14, 1, 3] })
    expect(of('main')).toEqual([
      70.44, 67.61, 89.2, 65.81, 81.75, 64.52, 74.53, 98.58, 70.1, 73.06, 73.42, 61.23, 60.96, 40.39, 40.39,
      66.83, 56.73,
    ])
    expect(of('signal').slice(1)).toEqual([
      74.21, 78.92, 70.69, 73.6, 79.21, 81.07, 80.58, 72.19, 69.24, 65.2, 54.19, 47.24, 49.2, 54.65,
    ])
  })

  it('stochastic: the slow one begins where the fast one is averaged', () => {
    const fast = line('stochastic', 'signal', oscillating, { lengths: [14, 1, 3] })
    expect(line('stochastic', 'main', oscillating)).toEqual(fast)
  })

  it('ADX: fourteen days, with the strength of rises and falls', () => {
    expect(line('adx', 'adx', directed)).toEqual([33.58, 32.15, 29.93, 28.36, 26.9])
    expect(line('adx', 'plus', directed).slice(0, 4)).toEqual([6.75, 6.29, 5.78, 5.29])
    expect(line('adx', 'minus', directed).slice(0, 4)).toEqual([32.42, 33.95, 36.43, 33.89])
  })

  it('OBV: volumes added and taken off', () => {
    expect(line('obv', 'balance', balanced)).toEqual([
      0, 8200, 16300, 24600, 33500, 24300, 37600, 27300, 17400, 27500, 16200, 3600, -7100, 4400, 28200, 13600,
    ])
  })
})
