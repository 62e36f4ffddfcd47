import { authFaults } from './auth-faults.ts'
import { envelopeFaults } from './envelope-faults.ts'
import type { FaultKind } from './fault.ts'
import { deadlineFaults } from './list/deadline-faults.ts'
import { filterFaults } from './list/filter-faults.ts'
import { limitFaults } from './list/limit-faults.ts'
import { orderFaults } from './list/order-faults.ts'
import { pageFaults } from './list/page-faults.ts'
import { readFaults } from './list/read-faults.ts'
import { bodyFaults } from './request/body-faults.ts'
import { handlingFaults } from './request/handling-faults.ts'
import { queryFaults } from './request/query-faults.ts'
import { refusedValidFaults } from './request/refused-valid-faults.ts'
import { propertyFaults } from './response/property-faults.ts'
import { secretFaults } from './response/secret-faults.ts'
import { wholeAnswerFaults } from './response/whole-answer-faults.ts'
import { createFaults } from './state/create-faults.ts'
import { echoFaults } from './state/echo-faults.ts'
import { refusedWriteFaults } from './state/refused-write-faults.ts'
import { removalFaults } from './state/removal-faults.ts'
import { updateFaults } from './state/update-faults.ts'

/** The kinds of faults that the rules were written for. */
export const kinds: readonly FaultKind[] = [
  ...propertyFaults,
  ...secretFaults,
  ...wholeAnswerFaults,
  ...queryFaults,
  ...bodyFaults,
  ...handlingFaults,
  ...refusedValidFaults,
  ...authFaults,
  ...envelopeFaults,
  ...createFaults,
  ...echoFaults,
  ...updateFaults,
  ...refusedWriteFaults,
  ...removalFaults,
  ...limitFaults,
  ...pageFaults,
  ...filterFaults,
  ...orderFaults,
  ...readFaults,
  ...deadlineFaults,
]
