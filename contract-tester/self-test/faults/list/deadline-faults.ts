import { setTimeout as wait } from 'node:timers/promises'
import type { Handler } from '../../server/handler.ts'
import type { FaultKind } from '../fault.ts'

/** Answers that come after their deadline. */
export const deadlineFaults: readonly FaultKind[] = [
  {
    name: 'answer comes too late',
    layer: 'timing',
    faults: (context) =>
      context.operations
        .filter(({ definition }) => typeof definition['x-deadline-ms'] === 'number')
        .map((operation) => ({
          operation,
          wrap:
            (conforming: Handler): Handler =>
            async (request) => {
              if (context.isFor(operation, request))
                await wait(Number(operation.definition['x-deadline-ms']) + 60)
              return conforming(request)
            },
        })),
  },
]
