import type { Benchmark } from '../support/part.ts'
import { audited, visits } from './audited.ts'

/** How long the heap is watched, minutes. */
const heapMinutes = Number(process.env.PAGE_HEAP_MINUTES ?? 10)

/** What a user notices of pages. */
export const page: Benchmark = {
  name: 'page',
  title: 'The pages of npm start: Lighthouse on a phone, switching, memory',
  parts: [
    {
      name: 'page/tabs',
      title: 'a kept tab to its next paint',
      needs: ['app', 'server', 'browser'],
      measure: async () => (await import('./tabs.ts')).measureTabs(),
    },
    {
      name: 'page/languages',
      title: 'a switch of the language, left-to-right to right-to-left',
      needs: ['app', 'server', 'browser'],
      measure: async () => (await import('./languages.ts')).measureLanguages(),
    },
    ...audited.flatMap((one) =>
      visits.map(({ visit, suffix, words }) => ({
        name: `page/lighthouse/${one.name}${suffix}`,
        title: `Lighthouse on ${one.path}, ${words}`,
        needs: ['app', 'server', 'browser', 'packages'] as const,
        measure: async () => (await import('./lighthouse.ts')).measureLighthouse(one, visit),
      })),
    ),
    {
      name: 'page/beside',
      title:
        'first pages on a slow phone, beside those of public React apps (BENCH_APPS says where they are)',
      needs: ['app', 'server', 'browser', 'packages'],
      minutes: 30,
      measure: async () => (await import('./beside.ts')).measureBeside(),
    },
    {
      name: 'page/matrix',
      title: 'what is wrong on any page, in any language, shell and theme',
      needs: ['app', 'server', 'browser'],
      minutes: 120,
      measure: async () => (await import('./matrix.ts')).measureMatrix(),
    },
    {
      name: 'page/heap',
      title: 'what the price list keeps of prices that passed by',
      needs: ['app', 'browser'],
      minutes: heapMinutes + 5,
      measure: async () => (await import('./heap.ts')).measureHeap(heapMinutes),
    },
  ],
}
