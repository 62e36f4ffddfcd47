import type { SimulatedDatabase } from './database.ts'
import { plants } from './plants.ts'
import { createRun } from './run.ts'

/** A mistake that was made on purpose, and what was said of it. */
export interface FoundPlant {
  readonly 'a mock server that': string
  readonly 'is found by': string
}

/** Worlds in which a mistake has to be found. */
const MOST_WORLDS = 40

/** Has each planted mistake found. @throws Error for one that is not, or of which something else is said */
export const findPlants = async (database: SimulatedDatabase): Promise<readonly FoundPlant[]> => {
  const found: FoundPlant[] = []
  for (const { title, plant, says } of plants) {
    const run = createRun(database, 5, { plant, mostTries: 0 })
    let said = ''
    for (let number = 0; number < MOST_WORLDS && said === ''; number++)
      await run.play(number).catch(({ message }: Error) => {
        said = message.split('\n', 1)[0] ?? ''
      })
    if (!says.test(said))
      throw new Error(`A mock server that ${title} is not found: ${said || 'nothing was said'}`)
    found.push({ 'a mock server that': title, 'is found by': said.slice(0, 200) })
  }
  return found
}
