import { test } from '../support/test.ts'
import { journeys } from './journeys.ts'
import { runJourney } from './run-journey.ts'

// The clock of a page is the clock of its context.
test.use({ ownContext: true })

/** One seed for each journey, chosen so that all kinds of faults occur; `npm run test:long -- chaos` takes more. */
for (const journey of journeys)
  test(
    `${journey.name} is carried out once under faults, and the screens show what the ledger has`,
    {
      tag: `@${journey.device}`,
    },
    async ({ page, context, stage, watch }, testInfo) => {
      await runJourney(journey, journey.seed, { page, context, stage, watch }, testInfo)
    },
  )
