/** A running time of a plan and what it yields a day, as a decimal fraction of at most 0.0045. */
export interface SmartCycle {
  readonly days: number
  readonly dailyRate: string
}

/** A plan on offer; amounts in cents. */
export interface SmartProduct {
  readonly id: string
  readonly name: string
  readonly marketType: 1 | 2 | 3 | 4 | 5
  readonly cycles: readonly SmartCycle[]
  readonly minAmount: bigint
  readonly maxAmount: bigint
  /** Part of the principal kept on early exit after the value date. */
  readonly earlyExitPenaltyRate: string
  readonly termsVersion: string
  readonly status: 'ON' | 'OFF' | 'SOLD_OUT'
}
