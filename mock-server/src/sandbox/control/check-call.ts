import type { ControlOperation } from '../../contract/control-operation.ts'
import { controlValidators } from '../../gen/control-validators.ts'
import type { RequestValidators, SchemaError } from '../../validation/validate.ts'

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a JSON object',
}

/** The rule of a keyword as a sentence goes on after the name of the field. */
const ruleOf = ({ keyword, params, parentSchema }: SchemaError): string => {
  const { type, allowedValues, allowedValue, limit, comparison } = params
  switch (keyword) {
    case 'required':
      return 'has to be given'
    case 'type':
      return `has to be ${TYPES[String(type)] ?? String(type)}`
    case 'enum':
      return `has to be one of ${(allowedValues as readonly unknown[]).join(', ')}`
    case 'const':
      return `has to be ${JSON.stringify(allowedValue)}`
    case 'minLength':
    case 'maxLength':
      return `has to have ${keyword === 'minLength' ? 'at least' : 'at most'} ${limit} characters`
    case 'minItems':
    case 'maxItems':
      return `has to have ${keyword === 'minItems' ? 'at least' : 'at most'} ${limit} entries`
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
      return `has to be ${comparison} ${limit}`
    default:
      return `is not as described (${parentSchema?.description ?? keyword})`
  }
}

const LONGEST_VALUE = 100

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text
}

/** A field that is not in the document, where it is, and which fields there are. */
const unknownField = ({ instancePath, params, parentSchema }: SchemaError): string => {
  const name = [...instancePath.split('/').slice(1), String(params.additionalProperty)].join('.')
  const known = Object.keys(parentSchema?.properties ?? {})
  const place = instancePath === '' ? 'The body' : `"${instancePath.split('/').slice(1).join('.')}"`
  return `"${name}" is not known. ${place} takes ${known.length === 0 ? 'no fields' : known.join(', ')}.`
}

const sentenceOf = (error: SchemaError): string => {
  const { instancePath, keyword, params, data } = error
  if (keyword === 'additionalProperties') return unknownField(error)
  const missing = keyword === 'required' ? [String(params.missingProperty)] : []
  const names = [...instancePath.split('/').slice(1), ...missing]
  const subject = names.length === 0 ? 'The body' : `"${names.join('.')}"`
  return `${subject} ${ruleOf(error)}${missing.length > 0 ? '.' : `; it was ${shown(data)}.`}`
}

/**
 * The first rule of the control plane's document that a part of a call breaks, with its field, what was expected and
 * what was given; undefined when it fits. Texts in path and query become what they stand for.
 */
export const brokenRule = (
  id: ControlOperation,
  part: keyof RequestValidators,
  value: unknown,
): string | undefined => {
  const validate = controlValidators[id][part]
  if (!validate || validate(value)) return undefined
  const [first] = validate.errors ?? []
  return first && sentenceOf(first)
}
