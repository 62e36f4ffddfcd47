import type { FaultKind } from './fault.ts'
import { answerKinds } from './second/answer-kinds.ts'
import { listKinds } from './second/list-kinds.ts'
import { requestKinds } from './second/request-kinds.ts'
import { stateKinds } from './second/state-kinds.ts'

/** Kinds that the rules were not written for: they show how many unforeseen faults the rules find. */
export const secondKinds: readonly FaultKind[] = [
  ...answerKinds,
  ...requestKinds,
  ...stateKinds,
  ...listKinds,
]
