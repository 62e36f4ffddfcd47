import { emptyCatalogue, sampleCatalogue } from '../../catalogue/catalogue.ts'
import { allTexts } from '../../catalogue/texts/all.ts'
import { addTexts } from '../../catalogue/texts/texts.ts'
import { withParameters } from '../../catalogue/with-parameters.ts'
import type { WorldPersistence } from '../../runtime/world-persistence.ts'
import type { WorldsSettings } from '../../runtime/worlds.ts'
import { play } from '../../sandbox/scenarios/play.ts'
import { TEST_NOW } from '../inside-world.ts'

const loadCatalogues = () => {
  addTexts(allTexts)
  const features = { smartTrading: true, demo: true, optionsReal: true, invite: true }
  return {
    catalogue: withParameters(sampleCatalogue(), { features }),
    emptyCatalogue: emptyCatalogue(),
  }
}

let catalogues: ReturnType<typeof loadCatalogues> | undefined

/**
 * What the worlds of a simulated process have in common.
 *
 * @param realNow the real time, which the simulation moves
 */
export const simulatedWorlds = (
  seed: number,
  realNow: () => number,
  persistence: WorldPersistence,
): WorldsSettings => {
  catalogues ??= loadCatalogues()
  return {
    ...catalogues,
    seed,
    profile: 'visitor',
    now: Date.parse(TEST_NOW),
    frozen: true,
    passwordIterations: 1,
    realNow,
    play,
    persistence,
  }
}
