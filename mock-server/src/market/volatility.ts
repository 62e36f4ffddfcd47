/** How lively a class of instruments is. */
export interface Volatility {
  /** Standard deviation of a trading day, in basis points of the reference price. */
  readonly dailyBasisPoints: number
  /** Simulated units traded on a day. */
  readonly dailyVolume: number
}

/** Volatility classes by name, from hardly moving to wild. Sample values of a plausible size. */
export const VOLATILITY = {
  pegged: { dailyBasisPoints: 2, dailyVolume: 20_000_000 },
  calm: { dailyBasisPoints: 45, dailyVolume: 900_000 },
  steady: { dailyBasisPoints: 60, dailyVolume: 500_000 },
  moderate: { dailyBasisPoints: 90, dailyVolume: 400_000 },
  brisk: { dailyBasisPoints: 140, dailyVolume: 6_000_000 },
  lively: { dailyBasisPoints: 210, dailyVolume: 9_000_000 },
  high: { dailyBasisPoints: 250, dailyVolume: 60_000 },
  wild: { dailyBasisPoints: 380, dailyVolume: 5_000_000 },
} as const satisfies Record<string, Volatility>

/** Name of a volatility class, as the instrument data uses it. */
export type VolatilityName = keyof typeof VOLATILITY
