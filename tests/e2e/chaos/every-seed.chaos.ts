import { test } from '../support/test.ts'
import { journeys } from './journeys.ts'
import { runJourney } from './run-journey.ts'
import { chosenSeeds } from './seeds.ts'

// The clock of a page is the clock of its context.
test.use({ ownContext: true })

for (const seed of chosenSeeds())
  for (const journey of journeys)
    test(
      `${journey.name}, seed ${seed}`,
      { tag: `@${journey.device}` },
      async ({ page, context, stage, watch }, testInfo) => {
        await runJourney(journey, seed, { page, context, stage, watch }, testInfo)
      },
    )
