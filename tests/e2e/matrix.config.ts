import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'
import type { Options } from './support/test.ts'

/** Every page in every language, shell and theme: `npm run test:long -- matrix`. `npm test` takes the pairs of them. */
export default defineConfig<Options>({
  ...config,
  testMatch: '**/*.matrix.ts',
  timeout: 600_000,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
})
