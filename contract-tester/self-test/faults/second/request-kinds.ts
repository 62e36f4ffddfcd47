import { follow } from '../../../src/document/pointer.ts'
import { mediaFor } from '../../../src/plan/call-of.ts'
import { pagingOf } from '../../../src/plan/paging.ts'
import { createValidator } from '../../../src/schema/validator.ts'
import { success } from '../../server/answers.ts'
import type { FaultKind } from '../fault.ts'
import { parseJson } from '../parse-json.ts'
import { changeRequest, toUrl } from '../wrappers.ts'
import { ofResource } from './of-resource.ts'

const ignoring = (name: string, keyword: string): FaultKind => ({
  name,
  layer: 'negative',
  faults: (context) =>
    context.operations.flatMap((operation) => {
      const pointer = mediaFor(operation)?.schemaPointer
      const { root } = context.document
      if (pointer === undefined || !JSON.stringify(follow(root, pointer).value).includes(`"${keyword}"`))
        return []
      const validator = createValidator(root)
      return [
        changeRequest(context, operation, async (request, conforming) => {
          const value = parseJson(await request.clone().text())
          const response = await conforming(request)
          if (response.status < 400 || response.status === 401 || value === undefined) return response
          const errors = validator.answer(pointer, value)
          const isOnly = errors.length > 0 && errors.every((one) => one.pointer.endsWith(`/${keyword}`))
          return isOnly ? success(root, operation) : response
        }),
      ]
    }),
})

/** Requests that ought to be refused. */
export const requestKinds: readonly FaultKind[] = [
  ignoring('pattern is not checked', 'pattern'),
  ignoring('undeclared property accepted', 'additionalProperties'),
  ignoring('format is not checked', 'format'),
  ofResource('negative place in the list accepted', 'negative', (context, { list }) => {
    const paging = list && pagingOf(list)
    const parameter = paging?.offset ?? paging?.page
    if (list === undefined || parameter === undefined) return []
    return [
      changeRequest(context, list, async (request, conforming) => {
        const value = Number(new URL(request.url).searchParams.get(parameter.name) ?? 1)
        return conforming(
          value < Number(parameter.schema.minimum ?? 0)
            ? await toUrl(request, (url) => url.searchParams.delete(parameter.name))
            : request,
        )
      }),
    ]
  }),
  {
    name: 'only reads ask for a token',
    layer: 'authentication',
    faults: (context) =>
      context.operations
        .filter((one) => one.needsToken && one.method === 'POST')
        .map((operation) =>
          changeRequest(context, operation, async (request, conforming) => {
            const response = await conforming(request)
            return response.status === 401 ? success(context.document.root, operation) : response
          }),
        ),
  },
]
