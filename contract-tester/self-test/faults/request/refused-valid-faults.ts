import { isObject, type Json } from '../../../src/document/json.ts'
import { mediaFor } from '../../../src/plan/call-of.ts'
import { validValues } from '../../../src/schema/valid-values.ts'
import { createValidator } from '../../../src/schema/validator.ts'
import { errorAnswer } from '../../server/answers.ts'
import type { FaultKind } from '../fault.ts'
import { parseJson } from '../parse-json.ts'
import { changeRequest } from '../wrappers.ts'
import { bodyFor, withBodies, withQuery } from './requests.ts'

/** Requests that ought to be accepted. */
export const refusedValidFaults: readonly FaultKind[] = [
  {
    name: 'largest allowed value refused',
    layer: 'positive',
    faults: (context) =>
      withQuery(context).flatMap((operation) => {
        const parameter = operation.parameters.find(
          (one) => one.in === 'query' && typeof one.schema.maximum === 'number' && one.schema.maximum < 1e6,
        )
        if (parameter === undefined) return []
        return [
          changeRequest(context, operation, async (request, conforming) =>
            new URL(request.url).searchParams.get(parameter.name) === String(parameter.schema.maximum)
              ? errorAnswer(context.document.root, operation, 400)
              : conforming(request),
          ),
        ]
      }),
  },
  {
    name: 'member of an enum refused',
    layer: 'positive',
    faults: (context) =>
      withQuery(context).flatMap((operation) => {
        const parameter = operation.parameters.find(
          (one) => one.in === 'query' && Array.isArray(one.schema.enum) && one.schema.enum.length > 1,
        )
        if (parameter === undefined) return []
        const last = String((parameter.schema.enum as Json[]).at(-1))
        return [
          changeRequest(context, operation, async (request, conforming) =>
            new URL(request.url).searchParams.get(parameter.name) === last
              ? errorAnswer(context.document.root, operation, 400, 422)
              : conforming(request),
          ),
        ]
      }),
  },
  {
    name: 'optional property demanded',
    layer: 'positive',
    faults: (context) =>
      withBodies(context)
        .filter(({ method }) => method === 'POST')
        .flatMap((operation) => {
          const { root } = context.document
          const body = bodyFor(context, operation)
          const validator = createValidator(root)
          const without = validValues(root, validator, mediaFor(operation)?.schemaPointer ?? '', body).find(
            ({ what }) => what.startsWith('without'),
          )
          const name = without?.what.split(' ').at(-1)
          if (name === undefined || !isObject(body) || !(name in body)) return []
          return [
            changeRequest(context, operation, async (request, conforming) => {
              const value = parseJson(await request.clone().text())
              return isObject(value) && !(name in value)
                ? errorAnswer(root, operation, 400, 422)
                : conforming(request)
            }),
          ]
        }),
  },
]
