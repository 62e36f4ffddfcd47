/** Microseconds of one run of each contender. */
export type Timings<Name extends string> = Readonly<Record<Name, number>>

export interface Rounds {
  /** How often each contender has its turn. */
  readonly rounds: number
  /** Milliseconds of a turn, or longer by what is left of a batch: short, so that most turns are not interrupted. */
  readonly turnMs: number
  /** Runs between looks at the clock. */
  readonly batch: number
}

/**
 * Lets contenders run in turns, in another order each round, and keeps the fastest turn of each: on a machine that
 * has other things to do, that is the one in which it had none. Turns are as long for the quick as for the slow: the
 * processor forgets a contender while others have their turns, and in a few microseconds it would be cold all along.
 */
export async function interleave<Name extends string>(
  contenders: Readonly<Record<Name, () => unknown>>,
  { rounds, turnMs, batch }: Rounds,
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
      let runs = 0
      let ms = 0
      for (; ms < turnMs; ms = performance.now() - start) {
        for (let i = 0; i < batch; i++) await run()
        runs += batch
      }
      best[name] = Math.min(best[name], (ms * 1_000) / runs)
    }
  }
  return best
}
