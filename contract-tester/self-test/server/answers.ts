import { isObject, type Json, type JsonObject } from '../../src/document/json.ts'
import type { DeclaredAnswer, Operation } from '../../src/document/operation.ts'
import { follow } from '../../src/document/pointer.ts'
import { successAnswer } from '../../src/plan/success-media.ts'
import { withPart } from '../../src/schema/constraints.ts'
import { mergedSchema } from '../../src/schema/merged-schema.ts'
import { sample } from '../../src/schema/sample.ts'

/** An answer as the document declares it, with parts of its body replaced. */
export function answer(
  root: JsonObject,
  declared: DeclaredAnswer | undefined,
  status: number,
  parts: readonly (readonly [place: readonly string[], value: Json])[] = [],
  headers: Record<string, string> = {},
): Response {
  const media = declared?.media.find(({ type }) => /json/.test(type)) ?? declared?.media[0]
  const all = new Headers(headers)
  for (const { name, isRequired, schemaPointer } of declared?.headers ?? [])
    if (isRequired && !all.has(name))
      all.set(
        name,
        String(
          schemaPointer === undefined ? 'x' : sample(root, follow(root, schemaPointer).value, { seed: 3 }),
        ),
      )
  if (media === undefined) return new Response(null, { status, headers: all })
  const schema = media.schemaPointer === undefined ? {} : follow(root, media.schemaPointer).value
  let body: Json = sample(root, schema, { seed: 11, direction: 'answer', withExamples: false })
  for (const [place, value] of parts) body = withPart(body, place, value) ?? null
  if (media.type.includes('problem+json') && isObject(body) && typeof body.status === 'number')
    body = { ...body, status }
  all.set('content-type', media.type.includes('*') ? 'application/json' : media.type)
  return new Response(JSON.stringify(body), { status, headers: all })
}

/** The answer for success. */
export function success(
  root: JsonObject,
  operation: Operation,
  parts: Parameters<typeof answer>[3] = [],
  headers?: Record<string, string>,
): Response {
  const declared = successAnswer(operation)
  const key = declared?.key ?? '200'
  return answer(root, declared, /^\d+$/.test(key) ? Number(key) : 200, parts, headers)
}

/** An error: by the first of the statuses that the operation declares, or by a code of its envelope. */
export function errorAnswer(root: JsonObject, operation: Operation, ...statuses: number[]): Response {
  const [first = 400] = statuses
  for (const status of statuses) {
    const declared = operation.answers.find(
      ({ key }) => key === String(status) || key === `${Math.trunc(status / 100)}XX`,
    )
    if (declared) return answer(root, declared, status)
  }
  const coded = codedError(root, operation)
  if (coded) return coded
  const other = operation.answers.find(({ key }) => key === 'default')
  return answer(root, other, first)
}

/** In documents whose errors are answered with HTTP 200: the second branch of the answer. */
function codedError(root: JsonObject, operation: Operation): Response | undefined {
  const pointer = successAnswer(operation)?.media[0]?.schemaPointer
  const schema = pointer === undefined ? undefined : follow(root, pointer).value
  if (!isObject(schema) || !Array.isArray(schema.oneOf) || schema.oneOf.length < 2) return undefined
  const branch = mergedSchema(root, schema.oneOf[1])
  return Response.json(sample(root, branch, { seed: 5, direction: 'answer' }))
}
