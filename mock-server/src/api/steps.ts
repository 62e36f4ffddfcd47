import type { Step } from './exchange.ts'
import { idempotency } from './idempotency.ts'
import { match } from './router.ts'
import { authenticate } from './steps/authenticate.ts'
import { faults } from './steps/faults.ts'
import { guards } from './steps/guards.ts'
import { handle } from './steps/handle.ts'
import { parse, readBody } from './steps/parse.ts'
import { stubs } from './steps/stubs.ts'

/**
 * The way of every request, in Node and in the browser. The first step that answers ends it; then the answer is checked
 * and rendered (`render.ts`) and journaled (`journal.ts`).
 */
export const steps: readonly Step[] = [
  match,
  stubs,
  authenticate,
  faults,
  readBody,
  parse,
  idempotency,
  guards,
  handle,
]
