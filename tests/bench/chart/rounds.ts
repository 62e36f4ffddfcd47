/** How long the main thread may work for a frame, by device. */
export const chartRounds = [
  { name: 'desktop', device: 'desktop', most: 16 },
  { name: 'phone', device: 'phone, 4x slower', most: 50 },
] as const

export type ChartRound = (typeof chartRounds)[number]
