import type { Benchmark } from '../support/part.ts'

/** The SDK beside other clients. */
export const sdk: Benchmark = {
  name: 'sdk',
  title: 'The SDK beside other clients',
  parts: [
    {
      name: 'sdk/size',
      title: 'what it adds to a bundle, minified and gzipped',
      needs: ['sdk', 'packages'],
      measure: async () => (await import('./sizes.ts')).measureSizes(),
    },
    {
      name: 'sdk/tarball',
      title: 'the package as it would be published',
      needs: ['types'],
      measure: async () => (await import('./tarball.ts')).measureTarball(),
    },
    {
      name: 'sdk/types',
      title: 'what the types of calls cost the compiler',
      needs: ['types'],
      measure: async () => (await import('./type-cost.ts')).measureTypeCost(),
    },
    {
      name: 'sdk/memory',
      title: 'what finished calls leave behind while their deadline has not come',
      needs: ['sdk'],
      measure: async () => (await import('./memory.ts')).measureMemory(),
    },
    {
      name: 'sdk/speed',
      title: 'calls beside those of other clients, the fastest of 400 interleaved turns',
      needs: ['contract', 'sdk', 'packages'],
      measure: async () => (await import('./speed.ts')).measureSpeed(),
    },
    {
      name: 'sdk/defects',
      title: 'what other clients get wrong, tried on each of them and on ours',
      needs: ['contract', 'sdk', 'packages'],
      measure: async () => (await import('./probes.ts')).measureDefects(),
    },
  ],
}
