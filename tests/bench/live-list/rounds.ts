/** A device, how fast prices move on it, and the frames a second it must keep. */
export interface Round {
  readonly name: string
  readonly device: 'desktop' | 'phone, 4x slower'
  readonly ticksPerSecond: number
  readonly average: number
  readonly firstPercentile?: number
}

const desktop = { device: 'desktop', average: 58, firstPercentile: 50 } as const
const phone = { device: 'phone, 4x slower' } as const

/** The rounds in their order. One tick is one item update. */
export const rounds: readonly Round[] = [
  { name: 'desktop-1k', ticksPerSecond: 1_000, ...desktop },
  { name: 'desktop-5k', ticksPerSecond: 5_000, ...desktop },
  { name: 'desktop-20k', ticksPerSecond: 20_000, ...desktop },
  { name: 'phone-1k', ticksPerSecond: 1_000, average: 35, ...phone },
  { name: 'phone-5k', ticksPerSecond: 5_000, average: 30, ...phone },
]
