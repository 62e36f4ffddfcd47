import type { Json } from '../../../src/document/json.ts'
import type { Operation } from '../../../src/document/operation.ts'
import { follow } from '../../../src/document/pointer.ts'
import { mediaFor } from '../../../src/plan/call-of.ts'
import { sample } from '../../../src/schema/sample.ts'
import { success } from '../../server/answers.ts'
import { answering } from '../answering.ts'
import type { Fault, FaultContext, FaultKind } from '../fault.ts'
import { changeRequest } from '../wrappers.ts'

/** A kind of fault of requests that ought to be refused. */
export const negative = (name: string, faults: FaultKind['faults']): FaultKind => ({
  name,
  layer: 'negative',
  faults,
})

/** The operations that take a JSON body and write. */
export const withBodies = (context: FaultContext) =>
  answering(context).filter((one) => /json/.test(mediaFor(one)?.type ?? '') && !one.isRead)

/** The operations that take parameters in the query. */
export const withQuery = (context: FaultContext) =>
  answering(context).filter(({ parameters }) => parameters.some((one) => one.in === 'query'))

/** Answers a refused request as if it had been fine. */
export const accept = (
  context: FaultContext,
  operation: Operation,
  isAccepted: (request: Request, body: string) => boolean | Promise<boolean>,
): Fault =>
  changeRequest(context, operation, async (request, conforming) => {
    const body = await request.clone().text()
    const response = await conforming(request)
    const isRefused = response.status >= 400 && ![401, 403, 404].includes(response.status)
    return isRefused && (await isAccepted(request, body))
      ? success(context.document.root, operation)
      : response
  })

/** The body of a request as the operation's example or schema has it. */
export function bodyFor({ document }: FaultContext, operation: Operation): Json {
  const media = mediaFor(operation)
  const schema = media?.schemaPointer === undefined ? {} : follow(document.root, media.schemaPointer).value
  return media?.examples[0] ?? sample(document.root, schema, { seed: 1 })
}
