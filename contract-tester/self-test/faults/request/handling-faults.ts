import type { Handler } from '../../server/handler.ts'
import { answering } from '../answering.ts'
import type { FaultKind } from '../fault.ts'
import { changeRequest } from '../wrappers.ts'
import { negative, withBodies, withQuery } from './requests.ts'

/** Requests that end in an error of the server, or in something that is not declared. */
export const handlingFaults: readonly FaultKind[] = [
  negative('invalid request crashes', (context) =>
    [...withQuery(context), ...withBodies(context)].map((operation) =>
      changeRequest(context, operation, async (request, conforming) => {
        const response = await conforming(request)
        return response.status === 400 || response.status === 422
          ? Response.json({ message: 'TypeError' }, { status: 500 })
          : response
      }),
    ),
  ),
  negative('undeclared method served', (context) => {
    const { isFor } = context
    return answering(context)
      .filter(({ method }) => method === 'GET')
      .map((operation) => ({
        operation,
        wrap:
          (conforming: Handler): Handler =>
          async (request) => {
            const response = await conforming(request.clone())
            const asGet = new Request(request.url, { headers: request.headers })
            return response.status === 405 && isFor(operation, asGet) ? conforming(asGet) : response
          },
      }))
  }),
]
