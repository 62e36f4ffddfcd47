import type { Handler } from '../../server/handler.ts'
import type { FaultKind } from '../fault.ts'
import { auth, stateKind } from './state-kind.ts'

/** Writes that are refused and done all the same. */
export const refusedWriteFaults: readonly FaultKind[] = [
  stateKind('refused write is done', (context, { create }) => [
    {
      operation: create,
      wrap: (conforming: Handler): Handler => {
        let last: string | undefined
        return async (request) => {
          if (!context.isFor(create, request)) return conforming(request)
          const text = await request.clone().text()
          const response = await conforming(request.clone())
          if (response.ok) last = text
          else if ((response.status === 400 || response.status === 422) && last !== undefined)
            await conforming(
              new Request(request.url, {
                method: 'POST',
                headers: { 'content-type': 'application/json', ...auth(request) },
                body: last,
              }),
            )
          return response
        }
      },
    },
  ]),
]
