import type { Benchmark } from '../support/part.ts'

/** The mock server. */
export const mock: Benchmark = {
  name: 'mock',
  title: 'The mock server',
  parts: [
    {
      name: 'mock/reads',
      title: 'GET by id beside a bare node:http server and prism mock',
      needs: ['server', 'contract'],
      measure: async () => (await import('./reads.ts')).measureReads(),
    },
    {
      name: 'mock/writes',
      title: 'POST beside a bare node:http server, and payments in memory and kept',
      needs: ['server'],
      measure: async () => (await import('./writes.ts')).measureWrites(),
    },
    {
      name: 'mock/handlers',
      title: 'the MSW handlers beside handlers whose answers are there',
      needs: ['server', 'contract'],
      measure: async () => (await import('./handlers.ts')).measureHandlers(),
    },
    {
      name: 'mock/account',
      title: 'an account of 1,500 bookings beside a new one',
      needs: ['server'],
      measure: async () => (await import('./account.ts')).measureAccount(),
    },
    {
      name: 'mock/books',
      title: 'how fast the clock moves over many open positions and options',
      needs: ['server'],
      measure: async () => (await import('./books.ts')).measureBooks(),
    },
    {
      name: 'mock/plans',
      title: 'a thousand plans from their first day to maturity',
      needs: ['server'],
      measure: async () => (await import('./plans.ts')).measurePlans(),
    },
    {
      name: 'mock/store',
      title: 'find, update, snapshot and restore at 100,000 records',
      needs: ['server'],
      measure: async () => (await import('./store.ts')).measureStore(),
    },
    {
      name: 'mock/worlds',
      title: 'forks of a world with 100,000 records',
      needs: ['server'],
      measure: async () => (await import('./worlds.ts')).measureWorlds(),
    },
    {
      name: 'mock/feed',
      title: 'the market socket with a thousand clients',
      needs: ['server'],
      measure: async () => (await import('./feed.ts')).measureFeed(),
    },
    {
      name: 'mock/hour',
      title: 'two hours of fifty users through the SDK',
      needs: ['server', 'sdk'],
      measure: async () => (await import('./hour.ts')).measureHour(),
    },
    {
      name: 'mock/team',
      title: 'many worlds in a PostgreSQL database, by one process and by three',
      needs: ['server'],
      measure: async () => (await import('./team.ts')).measureTeam(),
    },
    {
      name: 'mock/process',
      title: 'start to first answer, and idle memory',
      needs: ['server'],
      measure: async () => (await import('./process.ts')).measureProcess(),
    },
    {
      name: 'mock/modules',
      title: 'how many of its files run for the purchase of a plan',
      needs: ['server'],
      measure: async () => (await import('./modules.ts')).measureModules(),
    },
    {
      name: 'mock/demo-code',
      title: 'its code in the static demo, minified and gzipped',
      needs: ['demo'],
      measure: async () => (await import('./demo-code.ts')).measureDemoCode(),
    },
  ],
}
