import { authFaults } from './auth-faults.ts'
import { envelopeFaults } from './envelope-faults.ts'
import type { FaultKind } from './fault.ts'
import { listFaults } from './list-faults.ts'
import { requestFaults } from './request-faults.ts'
import { responseFaults } from './response-faults.ts'
import { stateFaults } from './state-faults.ts'

/** The kinds of faults that the rules were written for. */
export const kinds: readonly FaultKind[] = [
  ...responseFaults,
  ...requestFaults,
  ...authFaults,
  ...envelopeFaults,
  ...stateFaults,
  ...listFaults,
]
