import type { JsonObject } from '../../../src/document/json.ts'
import { answering } from '../answering.ts'
import type { FaultKind } from '../fault.ts'
import { changeProperty } from './change-property.ts'
import { responseKind } from './response-kind.ts'

const ofProperty = (
  name: string,
  fits: (schema: JsonObject, isRequired: boolean) => boolean,
  change: (owner: JsonObject, name: string) => void,
): FaultKind =>
  responseKind(name, (context) =>
    answering(context).flatMap((operation) => changeProperty(context, operation, fits, change)),
  )

const isTyped = (schema: JsonObject) => typeof schema.type === 'string'

/** Properties that do not fit their schemas. */
export const propertyFaults: readonly FaultKind[] = [
  ofProperty(
    'required property missing in the last row',
    (_, isRequired) => isRequired,
    (owner, name) => delete owner[name],
  ),
  ofProperty('wrong type', isTyped, (owner, name) => {
    owner[name] = typeof owner[name] === 'string' ? 17 : 'seventeen'
  }),
  ofProperty('null where none is allowed', isTyped, (owner, name) => {
    owner[name] = null
  }),
  ofProperty(
    'value outside its enum',
    (schema) => Array.isArray(schema.enum),
    (owner, name) => {
      owner[name] = 'UNHEARD_OF'
    },
  ),
  ofProperty(
    'malformed time',
    (schema) => schema.format === 'date-time' || schema.format === 'date',
    (owner, name) => {
      owner[name] = '03/01/2026 10:00'
    },
  ),
  ofProperty(
    'text that is too long',
    (schema) => typeof schema.maxLength === 'number' && schema.enum === undefined && schema.maxLength < 500,
    (owner, name) => {
      owner[name] = `${owner[name]}${'x'.repeat(500)}`
    },
  ),
]
