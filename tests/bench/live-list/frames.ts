/** Times between frames, summed up. */
export interface FrameFigures {
  /** Frames a second over the whole measurement. */
  readonly average: number
  /** Frames a second that 99 of 100 frames reach: from the first percentile of frame rates. */
  readonly firstPercentile: number
  /** The longest wait for a frame, milliseconds. */
  readonly longestMs: number
  readonly frames: number
}

/** Sums up the times between frames (milliseconds). */
export function frameFigures(gaps: readonly number[]): FrameFigures {
  const sorted = [...gaps].sort((a, b) => a - b)
  const total = gaps.reduce((sum, gap) => sum + gap, 0)
  const slow = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? Number.NaN
  return {
    average: (gaps.length * 1000) / total,
    firstPercentile: 1000 / slow,
    longestMs: sorted.at(-1) ?? Number.NaN,
    frames: gaps.length,
  }
}
