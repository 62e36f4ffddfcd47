import { isObject, type Json } from '../../src/document/json.ts'
import type { Operation } from '../../src/document/operation.ts'
import { follow } from '../../src/document/pointer.ts'
import { mediaFor } from '../../src/plan/call-of.ts'
import { successMedia } from '../../src/plan/success-media.ts'
import { brokenValues } from '../../src/schema/broken-values.ts'
import { sample } from '../../src/schema/sample.ts'
import { validValues } from '../../src/schema/valid-values.ts'
import { createValidator } from '../../src/schema/validator.ts'
import { refusal, success } from '../server/answers.ts'
import type { Handler } from '../server/handler.ts'
import type { Fault, FaultContext, FaultKind } from './fault.ts'
import { changeRequest, toUrl } from './wrappers.ts'

const negative = (name: string, faults: FaultKind['faults']): FaultKind => ({
  name,
  layer: 'negative',
  faults,
})
const answering = ({ operations }: FaultContext) =>
  operations.filter((one) => successMedia(one)?.schemaPointer !== undefined)
const withBodies = (context: FaultContext) =>
  answering(context).filter((one) => /json/.test(mediaFor(one)?.type ?? '') && !one.isRead)
const withQuery = (context: FaultContext) =>
  answering(context).filter(({ parameters }) => parameters.some((one) => one.in === 'query'))

/** Answers a refused request as if it had been fine. */
const accept = (
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
function bodyFor({ document }: FaultContext, operation: Operation): Json {
  const media = mediaFor(operation)
  const schema = media?.schemaPointer === undefined ? {} : follow(document.root, media.schemaPointer).value
  return media?.examples[0] ?? sample(document.root, schema, { seed: 1 })
}

/** A server that does not check one kind of constraint in bodies. */
const ignoresKeyword = (name: string, keyword: string): FaultKind =>
  negative(name, (context) =>
    withBodies(context).flatMap((operation) => {
      const { root } = context.document
      const validator = createValidator(root)
      const pointer = mediaFor(operation)?.schemaPointer ?? ''
      const broken = brokenValues(root, validator, pointer, bodyFor(context, operation))
      if (!broken.some((one) => one.pointer.includes(`/${keyword}`))) return []
      return [
        accept(context, operation, (_, text) => {
          const value = parse(text)
          if (value === undefined) return false
          const errors = validator.answer(pointer, value)
          return errors.length > 0 && errors.every((error) => error.pointer.includes(`/${keyword}`))
        }),
      ]
    }),
  )

const parse = (text: string): Json | undefined => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
const isJsonType = (request: Request) => /json/.test(request.headers.get('content-type') ?? '')

/** Requests that ought to be refused and are not, or the other way round. */
export const requestFaults: readonly FaultKind[] = [
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
  negative('any body accepted', (context) =>
    withBodies(context).map((operation) =>
      accept(context, operation, (request, text) => isJsonType(request) && parse(text) !== undefined),
    ),
  ),
  ignoresKeyword('missing property accepted', 'required'),
  ignoresKeyword('too long a text accepted', 'maxLength'),
  ignoresKeyword('too short a text accepted', 'minLength'),
  ignoresKeyword('value outside an enum accepted', 'enum'),
  ignoresKeyword('number below its minimum accepted', 'minimum'),
  ignoresKeyword('number above its maximum accepted', 'maximum'),
  ignoresKeyword('wrong type accepted', 'type'),
  negative('body that is no JSON accepted', (context) =>
    withBodies(context).map((operation) =>
      accept(
        context,
        operation,
        (request, text) => isJsonType(request) && text !== '' && parse(text) === undefined,
      ),
    ),
  ),
  negative('other media type accepted', (context) =>
    withBodies(context).map((operation) => accept(context, operation, (request) => !isJsonType(request))),
  ),
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
              ? refusal(context.document.root, operation, 400)
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
              ? refusal(context.document.root, operation, 400, 422)
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
              const value = parse(await request.clone().text())
              return isObject(value) && !(name in value)
                ? refusal(root, operation, 400, 422)
                : conforming(request)
            }),
          ]
        }),
  },
]
