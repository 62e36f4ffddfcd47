import type { Load } from './load.ts'

/**
 * Runs loads one after the other, round by round, so that a busy machine is busy for each of them. The round before the
 * first that counts warms up.
 *
 * @throws Error when an answer had another status than 200
 */
export async function loadInTurns<Name extends string>(
  tries: Readonly<Record<Name, () => Promise<Load>>>,
  rounds: number,
): Promise<Record<Name, Load[]>> {
  const names = Object.keys(tries) as Name[]
  const seen = Object.fromEntries(names.map((name) => [name, [] as Load[]])) as Record<Name, Load[]>
  for (let round = -1; round < rounds; round += 1) {
    for (const name of names) {
      const result = await tries[name]()
      if (result.failed > 0)
        throw new Error(`${name}: ${result.failed} answers with another status than 200.`)
      if (round >= 0) seen[name].push(result)
    }
  }
  return seen
}
