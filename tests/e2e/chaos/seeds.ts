const SEEDS = 10

/** The seeds of a long run: those of `SWX_CHAOS_SEED`, or 1 to 10. */
export function chosenSeeds(): readonly number[] {
  const chosen = process.env.SWX_CHAOS_SEED
  if (chosen === undefined) return Array.from({ length: SEEDS }, (_, at) => at + 1)
  const seeds = chosen.split(',').map(Number)
  if (!seeds.every((seed) => Number.isSafeInteger(seed) && seed >= 0))
    throw new Error(`SWX_CHAOS_SEED is whole numbers with commas between them, not "${chosen}".`)
  return seeds
}
