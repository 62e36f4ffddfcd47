import { isObject, type JsonObject } from '../../src/document/json.ts'
import { type Envelope, envelopeOf } from '../../src/plan/envelope.ts'
import type { FaultContext, FaultKind } from './fault.ts'
import { changeAnswer, withBody } from './wrappers.ts'

const kind = (name: string, change: (body: JsonObject, envelope: Envelope) => JsonObject): FaultKind => ({
  name,
  layer: 'envelope',
  faults: (context) => {
    const envelope = envelopeOf(context.document.root, context.operations)
    return envelope === undefined
      ? []
      : readsOf(context).map((operation) =>
          changeAnswer(context, operation, (body, response) =>
            isObject(body) && envelope.isSuccess(body[envelope.property])
              ? withBody(response, change(body, envelope))
              : response,
          ),
        )
  },
})
const readsOf = ({ operations }: FaultContext) =>
  operations.filter(({ isRead, path }) => isRead && !path.includes('{'))

/** Servers whose envelopes break what their document says of codes and results. */
export const envelopeFaults: readonly FaultKind[] = [
  kind('code that no operation declares', (body, { property }) => ({ ...body, [property]: 'SURPRISE' })),
  kind('success without its result', (body, { property }) => ({ [property]: body[property] ?? null })),
  kind('success with an empty result', (body, { property }) =>
    Object.fromEntries(Object.entries(body).map(([name, value]) => [name, name === property ? value : null])),
  ),
]
