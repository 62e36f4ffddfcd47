import type { Measure } from '../support/report.ts'

/** What one part of the benchmark found. */
export interface Part {
  readonly measures: readonly Measure[]
  readonly details: unknown
}

/** The parts by name, in the order in which they run. */
export const parts: Readonly<Record<string, () => Promise<Part>>> = {
  reads: async () => (await import('./reads.ts')).measureReads(),
  writes: async () => (await import('./writes.ts')).measureWrites(),
  handlers: async () => (await import('./handlers.ts')).measureHandlers(),
  books: async () => (await import('./books.ts')).measureBooks(),
  plans: async () => (await import('./plans.ts')).measurePlans(),
  store: async () => (await import('./store.ts')).measureStore(),
  worlds: async () => (await import('./worlds.ts')).measureWorlds(),
  feed: async () => (await import('./feed.ts')).measureFeed(),
  hour: async () => (await import('./hour.ts')).measureHour(),
  process: async () => (await import('./process.ts')).measureProcess(),
  demoCode: async () => (await import('./demo-code.ts')).measureDemoCode(),
}
