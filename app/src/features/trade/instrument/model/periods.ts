/** The candle lengths of the contract, shortest first. */
export const periods = ['1m', '5m', '15m', '1h', '1d'] as const
export type Period = (typeof periods)[number]

/** What the page opens with. */
export const defaultPeriod: Period = '15m'

const seconds: Readonly<Record<Period, number>> = {
  '1m': 60,
  '5m': 300,
  '15m': 900,
  '1h': 3600,
  '1d': 86_400,
}

/** Length of a candle in seconds. */
export function secondsOf(period: Period): number {
  return seconds[period]
}

/** Start of the candle a moment belongs to, in epoch seconds: periods are counted from midnight UTC. */
export function candleStart(timeMs: number, period: Period): number {
  const length = seconds[period]
  return Math.floor(timeMs / 1000 / length) * length
}
