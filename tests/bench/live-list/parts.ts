import type { Benchmark } from '../support/part.ts'
import { rounds } from './rounds.ts'

/** The price list while prices move. */
export const liveList: Benchmark = {
  name: 'live-list',
  title: 'The price list with 350 rows while prices move',
  parts: rounds.map((round) => ({
    name: `live-list/${round.name}`,
    title: `${round.device}, ${round.ticksPerSecond.toLocaleString('en-US')} ticks/s`,
    needs: ['app', 'browser'],
    measure: async () => (await import('./measure-round.ts')).measureRound(round),
  })),
}
