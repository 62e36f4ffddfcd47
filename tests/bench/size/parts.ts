import type { Benchmark } from '../support/part.ts'

/** What pages weigh. */
export const size: Benchmark = {
  name: 'size',
  title: 'JS and CSS of the pages of npm start, minified and gzipped',
  parts: [
    {
      name: 'size/first-load',
      title: 'the first load of / on a phone',
      needs: ['app', 'server', 'browser'],
      measure: async () => (await import('./loads.ts')).measureFirstLoad(),
    },
    {
      name: 'size/routes',
      title: 'what each further route adds to it',
      needs: ['app', 'server', 'browser'],
      measure: async () => (await import('./loads.ts')).measureRoutes(),
    },
  ],
}
