/** A tool that checks servers, by the name of its module here and of its part. */
export interface ListedPeer {
  readonly name: string
  readonly title: string
  /** How long its part may take: some start a process for each of some 250 servers. */
  readonly minutes: number
}

/** The contract tester and the tools beside it. */
export const listedPeers: readonly ListedPeer[] = [
  { name: 'swx-contract', title: 'the contract tester', minutes: 30 },
  { name: 'prism', title: 'the Prism proxy, which watches our calls', minutes: 90 },
  { name: 'portman', title: 'Portman with Newman', minutes: 30 },
  { name: 'optic', title: 'Optic, which watches our calls', minutes: 120 },
  { name: 'dredd', title: 'Dredd', minutes: 30 },
  { name: 'specmatic', title: 'Specmatic', minutes: 120 },
]
