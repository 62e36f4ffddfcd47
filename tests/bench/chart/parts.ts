import type { Benchmark } from '../support/part.ts'
import { chartRounds } from './rounds.ts'

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
