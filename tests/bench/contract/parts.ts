import type { Benchmark } from '../support/part.ts'
import { listedPeers, stylePeers } from './peers/list.ts'

/** How long the contract tester takes, and what it finds. */
export const contract: Benchmark = {
  name: 'contract',
  title: 'The contract tester: time, faulty servers found, false findings',
  parts: [
    {
      name: 'contract/time',
      title: 'our whole contract, and a document of 6 operations',
      needs: ['server', 'contract'],
      measure: async () => (await import('./time.ts')).measureTime(),
    },
    {
      name: 'contract/self-test',
      title: 'faulty servers of each kind that are found',
      needs: [],
      minutes: 30,
      measure: async () => (await import('./self-test.ts')).measureSelfTest(),
    },
    {
      name: 'contract/false-findings',
      title: 'violations that are reported of conforming servers',
      needs: [],
      measure: async () => (await import('./false-findings.ts')).measureFalseFindings(),
    },
    {
      name: 'contract/styles',
      title: 'faults in servers of foreign styles that are found',
      needs: [],
      measure: async () => (await import('./styles.ts')).measureStyles(),
    },
    ...stylePeers.map(({ name, title, minutes, every }) => ({
      name: `contract/styles/${name}`,
      title: `${every === 1 ? 'all' : `one in ${every}`} of those faults: ${title}`,
      needs: ['packages'] as const,
      minutes,
      measure: async () => (await import('./peers/measure-peer.ts')).measurePeerOnStyles(name, every),
    })),
    ...listedPeers.map(({ name, title, minutes, every }) => ({
      name: `contract/peers/${name}`,
      title: `${every === 1 ? 'the same faulty and conforming servers' : `one in ${every} of the same servers`}: ${title}`,
      needs: ['packages'] as const,
      minutes,
      measure: async () => (await import('./peers/measure-peer.ts')).measurePeer(name, every),
    })),
  ],
}
