/** What can vary, by name, and the values it can take. */
export type Factors = Readonly<Record<string, readonly string[]>>

/** One value of each factor. */
export type Combination<F extends Factors> = { readonly [Name in keyof F]: F[Name][number] }

type Row = Record<string, string>

/** Every combination of the values, the last factor changing first. */
export function product<const F extends Factors>(factors: F): Combination<F>[] {
  return Object.entries(factors).reduce<Row[]>(
    (rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  ) as Combination<F>[]
}

/**
 * Few combinations in which any value of a factor meets any value of every other. The two longest factors set how many
 * there are; each row takes, for the others, the value that meets most for the first time, and of equal ones the value
 * that has met those of the row least.
 */
export function pairwise<const F extends Factors>(factors: F): Combination<F>[] {
  const names = Object.keys(factors).sort((a, b) => (factors[b]?.length ?? 0) - (factors[a]?.length ?? 0))
  const meetings = new Map<string, number>()
  const metBy = (row: Row, name: string, value: string) =>
    Object.entries(row).map(([other, met]) => meetings.get(pairOf(other, met, name, value)) ?? 0)

  const complete = (start: Row): Row => {
    const row = { ...start }
    for (const name of names.filter((name) => !(name in start))) {
      const ranked = (factors[name] ?? []).map((value) => {
        const counts = metBy(row, name, value)
        const fresh = counts.filter((count) => count === 0).length
        return { value, fresh, met: counts.reduce((sum, count) => sum + count, 0) }
      })
      const [best] = ranked.sort((a, b) => b.fresh - a.fresh || a.met - b.met)
      if (best !== undefined) row[name] = best.value
    }
    for (const pair of pairsOf(row)) meetings.set(pair, (meetings.get(pair) ?? 0) + 1)
    return row
  }

  const rows: Row[] = []
  for (const [at, first] of names.entries())
    for (const second of names.slice(at + 1))
      for (const pair of product({ [first]: factors[first] ?? [], [second]: factors[second] ?? [] }))
        if (!pairsOf(pair).every((key) => meetings.has(key))) rows.push(complete(pair))
  return rows as Combination<F>[]
}

/** The pairs of values in a combination, each written the same way whichever of the two comes first. */
export function pairsOf(row: Readonly<Row>): string[] {
  const entries = Object.entries(row)
  return entries.flatMap(([name, value], at) =>
    entries.slice(at + 1).map(([other, met]) => pairOf(name, value, other, met)),
  )
}

function pairOf(name: string, value: string, other: string, met: string): string {
  return [`${name}=${value}`, `${other}=${met}`].sort().join(' ')
}
