/** The candle lengths of the contract, shortest first. */
export const periods = ['1m', '5m', '15m', '30m', '1h', '4h', '1d', '1w'] as const
export type Period = (typeof periods)[number]

/** What the page opens with. */
export const defaultPeriod: Period = '15m'

const seconds: Readonly<Record<Period, number>> = {
  '1m': 60,
  '5m': 300,
  '15m': 900,
  '30m': 1800,
  '1h': 3600,
  '4h': 14_400,
  '1d': 86_400,
  '1w': 604_800,
}

/** Length of a candle in seconds. */
export function secondsOf(period: Period): number {
  return seconds[period]
}

/** The first Monday of the epoch, in seconds: 1 January 1970 was a Thursday. */
const FIRST_MONDAY = 4 * 86_400

/** Start of the candle a moment belongs to, in epoch seconds: counted from midnight UTC, weeks from Monday. */
export function candleStart(timeMs: number, period: Period): number {
  const length = seconds[period]
  const origin = period === '1w' ? FIRST_MONDAY : 0
  return Math.floor((timeMs / 1000 - origin) / length) * length + origin
}

/** Whether a candle is as long as a day or longer, so that its date says when it was. */
export const isDayOrLonger = (period: Period): boolean => seconds[period] >= seconds['1d']

/** What traders call the periods, in every language. */
export const periodLabels: Readonly<Record<Period, string>> = {
  '1m': '1m',
  '5m': '5m',
  '15m': '15m',
  '30m': '30m',
  '1h': '1h',
  '4h': '4h',
  '1d': '1D',
  '1w': '1W',
}
