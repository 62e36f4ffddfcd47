import type { Benchmark } from '../support/part.ts'

/** How long the main thread may work for a frame, by device. */
export const chartRounds = [
  { name: 'desktop', device: 'desktop', most: 16 },
  { name: 'phone', device: 'phone, 4x slower', most: 50 },
] as const

/** The chart of an instrument while it is dragged and its price moves. */
export const chart: Benchmark = {
  name: 'chart',
  title:
    'The chart with 5,000 candles, 12 indicators and 50 drawings while it is dragged and its price moves',
  parts: chartRounds.map((round) => ({
    name: `chart/${round.name}`,
    title: `frames, ${round.device}`,
    needs: ['app', 'browser'],
    measure: async () => (await import('./measure-chart.ts')).measureChart(round),
  })),
}
