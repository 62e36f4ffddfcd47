import type { Benchmark } from '../support/part.ts'

/** The command that a fresh clone is tried with. */
export const start: Benchmark = {
  name: 'start',
  title: 'npm start to its ready line',
  parts: [
    {
      name: 'start/unchanged',
      title: 'with nothing changed since the last one',
      needs: ['app', 'server'],
      measure: async () => (await import('./unchanged.ts')).measureUnchanged(),
    },
  ],
}
