import type { Handler } from '../../server/handler.ts'
import { TOKENS } from '../../server/serve-document.ts'
import { tokenOf } from '../../server/token-of.ts'
import type { FaultKind } from '../fault.ts'
import { changeRequest } from '../wrappers.ts'
import { auth, stateKind, without } from './state-kind.ts'

/** Deletes that delete nothing, or something else. */
export const removalFaults: readonly FaultKind[] = [
  stateKind('delete does nothing', (context, { remove, read, list }) =>
    remove === undefined || (read ?? list) === undefined
      ? []
      : [
          changeRequest(context, remove, async (request, conforming) => {
            const exists =
              read === undefined ||
              (await conforming(await without(request, 'GET', () => undefined, read))).ok
            const key = remove.answers.find((one) => /^2/.test(one.key))?.key ?? '204'
            if (!exists || (remove.needsToken && !TOKENS.includes(tokenOf(remove, request) as never)))
              return conforming(request)
            return new Response(null, { status: Number(key) || 204 })
          }),
        ],
  ),
  stateKind('deleted thing stays readable', (context, { remove, read }) => {
    if (remove === undefined || read === undefined) return []
    const kept = new Map<string, string>()
    return [
      {
        operation: remove,
        wrap:
          (conforming: Handler): Handler =>
          async (request) => {
            const { pathname } = new URL(request.url)
            if (context.isFor(read, request)) {
              const response = await conforming(request)
              if (response.ok) kept.set(pathname, await response.clone().text())
              const text = kept.get(pathname)
              return response.status === 404 && text !== undefined
                ? new Response(text, { headers: { 'content-type': 'application/json' } })
                : response
            }
            return conforming(request)
          },
      },
    ]
  }),
  stateKind('another thing is deleted', (context, { remove, read, list, listPlace, idField }) =>
    remove === undefined || read === undefined || list === undefined || listPlace === undefined
      ? []
      : [
          changeRequest(context, remove, async (request, conforming) => {
            const url = new URL(request.url)
            const parent = url.pathname.replace(/\/[^/]+$/, '')
            const response = await conforming(request.clone())
            if (!response.ok) return response
            for (let id = 108; id > 100; id--) {
              const target = new Request(
                `${url.origin}${parent}/${typeof id === 'number' && /^\d+$/.test(url.pathname.split('/').at(-1) ?? '') ? id : `${idField}-${id}`}`,
                { method: 'DELETE', headers: auth(request) },
              )
              const done = await conforming(target)
              if (done.ok) break
            }
            return response
          }),
        ],
  ),
]
