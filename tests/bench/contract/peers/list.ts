/** A tool that checks servers, by the name of its module here and of its part. */
export interface ListedPeer {
  readonly name: string
  readonly title: string
  /** How long its part may take: some start a process for each of some 250 servers. */
  readonly minutes: number
  /** Takes every so many of the servers, where all would take hours. */
  readonly every: number
}

/** The contract tester and the tools beside it. */
export const listedPeers: readonly ListedPeer[] = [
  { name: 'swx-contract', title: 'the contract tester', minutes: 30, every: 1 },
  { name: 'prism', title: 'the Prism proxy, which watches our calls', minutes: 30, every: 8 },
  { name: 'portman', title: 'Portman with Newman', minutes: 30, every: 1 },
  { name: 'optic', title: 'Optic, which watches our calls', minutes: 30, every: 8 },
  { name: 'dredd', title: 'Dredd', minutes: 30, every: 1 },
  { name: 'specmatic', title: 'Specmatic', minutes: 30, every: 8 },
]

/** The tools that send calls of their own to the servers of foreign styles. */
export const stylePeers: readonly ListedPeer[] = [
  { name: 'dredd', title: 'Dredd', minutes: 30, every: 1 },
  { name: 'specmatic', title: 'Specmatic', minutes: 30, every: 4 },
]
