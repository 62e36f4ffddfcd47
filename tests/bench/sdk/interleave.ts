/** Microseconds of one run of each contender. */
export type Timings<Name extends string> = Readonly<Record<Name, number>>

export interface Rounds {
  /** How often each contender has its turn. */
  readonly rounds: number
  /** Runs in a turn: few, so that most turns are not interrupted. */
  readonly runs: number
}

/**
 * Lets contenders run in turns, in another order each round, and keeps the fastest turn of each: on a machine that
 * has other things to do, that is the one in which it had none.
 */
export async function interleave<Name extends string>(
  contenders: Readonly<Record<Name, () => unknown>>,
  { rounds, runs }: Rounds,
): Promise<Timings<Name>> {
  const entries = Object.entries(contenders) as [Name, () => unknown][]
  const best = Object.fromEntries(entries.map(([name]) => [name, Number.POSITIVE_INFINITY])) as Record<
    Name,
    number
  >
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < entries.length; turn++) {
      const [name, run] = entries[(turn + round) % entries.length] as [Name, () => unknown]
      const start = performance.now()
      for (let i = 0; i < runs; i++) await run()
      best[name] = Math.min(best[name], ((performance.now() - start) * 1_000) / runs)
    }
  }
  return best
}
