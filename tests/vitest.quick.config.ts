import { defineConfig } from 'vitest/config'
import all from './vitest.config.ts'

/** Take half a minute and more each, or need builds of the app. */
const left =
  '{feed,http-edges,prism,sdk-docs,static-demo,tester-cli,tester-provider,tester-swx,use-the-mock-server}'

/** The part of the tests over the wire that `npm run test:quick` takes. */
export default defineConfig({
  test: { ...all.test, include: ['contract/*.test.ts'], exclude: [`contract/${left}.test.ts`] },
})
