import type { FaultKind } from '../fault.ts'
import { changeRequest, toUrl } from '../wrappers.ts'
import { accept, negative, withQuery } from './requests.ts'

/** Parameters that ought to be refused. */
export const queryFaults: readonly FaultKind[] = [
  negative('invalid query accepted', (context) =>
    withQuery(context).map((operation) => accept(context, operation, ({ method }) => method === 'GET')),
  ),
  negative('limit of a parameter off by one', (context) =>
    withQuery(context).flatMap((operation) => {
      const parameter = operation.parameters.find(
        (one) => one.in === 'query' && typeof one.schema.maximum === 'number',
      )
      if (parameter === undefined) return []
      const most = Number(parameter.schema.maximum)
      return [
        changeRequest(context, operation, async (request, conforming) => {
          const isOneMore = new URL(request.url).searchParams.get(parameter.name) === String(most + 1)
          return conforming(
            isOneMore
              ? await toUrl(request, (url) => url.searchParams.set(parameter.name, String(most)))
              : request,
          )
        }),
      ]
    }),
  ),
]
