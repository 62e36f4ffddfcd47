import { TOKENS } from '../server/serve-document.ts'
import { tokenOf } from '../server/token-of.ts'
import type { FaultContext, FaultKind } from './fault.ts'
import { signed } from './signed.ts'
import { changeRequest } from './wrappers.ts'

const guarded = ({ operations }: FaultContext) => operations.filter(({ needsToken }) => needsToken)
const kind = (name: string, isLetThrough: (token: string | undefined) => boolean): FaultKind => ({
  name,
  layer: 'authentication',
  faults: (context) =>
    guarded(context).map((operation) =>
      changeRequest(context, operation, async (request, conforming) =>
        conforming(
          isLetThrough(tokenOf(operation, request)) ? await signed(operation, request, TOKENS[0]) : request,
        ),
      ),
    ),
})

/** Servers that do not look at the token, or not closely. */
export const authFaults: readonly FaultKind[] = [
  kind('no token needed', (token) => token === undefined),
  kind('any token accepted', (token) => token !== undefined),
  kind('only the beginning of the token checked', (token) => token?.slice(0, 8) === TOKENS[0].slice(0, 8)),
]
