import { defineConfig } from '@playwright/test'
import config from '../playwright.config.ts'
import type { Options } from '../support/test.ts'

/** Journeys of every product under the faults of many seeds: `npm run test:long -- chaos`. `npm test` takes one seed for each. */
export default defineConfig<Options>({
  ...config,
  testMatch: '**/*.chaos.ts',
  outputDir: '../../test-results',
  timeout: 300_000,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
})
