import type { Benchmark } from '../support/part.ts'

/** The commands that a fresh clone is tried with. */
export const start: Benchmark = {
  name: 'start',
  title: 'npm start and npm test, in a fresh clone and again',
  parts: [
    {
      name: 'start/unchanged',
      title: 'npm start with nothing changed since the last one',
      needs: ['app', 'server'],
      measure: async () => (await import('./unchanged.ts')).measureUnchanged(),
    },
    {
      name: 'start/fresh',
      title: 'npm start in a fresh clone, and what it installs',
      needs: [],
      measure: async () => (await import('./fresh.ts')).measureFreshStart(),
    },
    {
      name: 'start/test',
      title: 'npm test in a fresh clone, and what is installed in all',
      needs: ['browser'],
      minutes: 60,
      measure: async () => (await import('./fresh.ts')).measureFreshTest(),
    },
  ],
}
