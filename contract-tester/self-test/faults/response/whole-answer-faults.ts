import type { Json } from '../../../src/document/json.ts'
import { successAnswer } from '../../../src/plan/success-media.ts'
import { answering } from '../answering.ts'
import type { FaultKind } from '../fault.ts'
import { changeAnswer, changeRequest, withBody } from '../wrappers.ts'
import { responseKind } from './response-kind.ts'

/** Status, media type, headers and bodies as a whole. */
export const wholeAnswerFaults: readonly FaultKind[] = [
  responseKind('undeclared status', (context) =>
    answering(context).map((operation) =>
      changeAnswer(context, operation, (body, response) => withStatus(response, 206, body)),
    ),
  ),
  responseKind('wrong media type', (context) =>
    answering(context).map((operation) =>
      changeAnswer(context, operation, (body, response) => {
        const other = withBody(response, body)
        other.headers.set('content-type', 'text/html')
        return other
      }),
    ),
  ),
  responseKind('required header missing', (context) =>
    context.operations.flatMap((operation) => {
      const header = successAnswer(operation)?.headers.find(({ isRequired }) => isRequired)
      if (header === undefined) return []
      return [
        changeAnswer(context, operation, (body, response) => {
          const other = withBody(response, body)
          other.headers.delete(header.name)
          return other
        }),
      ]
    }),
  ),
  responseKind('truncated body', (context) =>
    answering(context).map((operation) =>
      changeAnswer(context, operation, (body, response) =>
        withBody(response, JSON.stringify(body).slice(0, -2)),
      ),
    ),
  ),
  responseKind('empty body', (context) =>
    answering(context).map((operation) =>
      changeAnswer(context, operation, (_, response) => withBody(response, '')),
    ),
  ),
  responseKind('server error', (context) =>
    context.operations.map((operation) =>
      changeRequest(context, operation, async () => Response.json({ message: 'boom' }, { status: 500 })),
    ),
  ),
]

function withStatus(response: Response, status: number, body: Json): Response {
  return new Response(JSON.stringify(body), { status, headers: response.headers })
}
