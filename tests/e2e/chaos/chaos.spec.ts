import { test } from '../support/test.ts'
import { journeys } from './journeys.ts'
import { runJourney } from './run-journey.ts'

const seeds = (process.env.SWX_CHAOS_SEED ?? '1').split(',').map(Number)

for (const journey of journeys)
  for (const seed of seeds)
    test(
      `${journey.name}: nothing is lost or doubled under the faults of seed ${seed}`,
      {
        tag: `@${journey.device}`,
      },
      async ({ page, context, stage, watch }, testInfo) => {
        await runJourney(journey, seed, { page, context, stage, watch }, testInfo)
      },
    )
