import { mediaFor } from '../../../src/plan/call-of.ts'
import { brokenValues } from '../../../src/schema/broken-values.ts'
import { createValidator } from '../../../src/schema/validator.ts'
import type { FaultKind } from '../fault.ts'
import { parseJson } from '../parse-json.ts'
import { accept, bodyFor, negative, withBodies } from './requests.ts'

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
          const value = parseJson(text)
          if (value === undefined) return false
          const errors = validator.answer(pointer, value)
          return errors.length > 0 && errors.every((error) => error.pointer.includes(`/${keyword}`))
        }),
      ]
    }),
  )

const isJsonType = (request: Request) => /json/.test(request.headers.get('content-type') ?? '')

/** Bodies that ought to be refused. */
export const bodyFaults: readonly FaultKind[] = [
  negative('any body accepted', (context) =>
    withBodies(context).map((operation) =>
      accept(context, operation, (request, text) => isJsonType(request) && parseJson(text) !== undefined),
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
        (request, text) => isJsonType(request) && text !== '' && parseJson(text) === undefined,
      ),
    ),
  ),
  negative('other media type accepted', (context) =>
    withBodies(context).map((operation) => accept(context, operation, (request) => !isJsonType(request))),
  ),
]
