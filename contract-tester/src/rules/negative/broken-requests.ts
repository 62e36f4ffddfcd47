import { isObject, type Json, type JsonObject } from '../../document/json.ts'
import type { Operation, Parameter } from '../../document/operation.ts'
import { follow } from '../../document/pointer.ts'
import type { Exchange } from '../../http/call.ts'
import { mediaFor } from '../../plan/call-of.ts'
import { type Input, withParameter } from '../../plan/input.ts'
import { canBeWritten } from '../../plan/written.ts'
import { wordsOf } from '../../report/words.ts'
import type { Run } from '../../run/run.ts'
import { brokenValues, NULL } from '../../schema/broken-values.ts'
import { mergedSchema, typeOf } from '../../schema/merged-schema.ts'
import { sample } from '../../schema/sample.ts'
import type { RuleGroup } from '../rule-group.ts'

/** A request that breaks one constraint. */
export interface BrokenRequest {
  readonly pointer: string
  readonly what: string
  readonly input: Input
}

/** Every constraint of an operation's request broken once. */
export function brokenRequests(run: Run, operation: Operation, input: Input): BrokenRequest[] {
  const found: BrokenRequest[] = []
  for (const parameter of operation.parameters) {
    const { in: place, name, pointer, schemaPointer, schema, isRequired, examples } = parameter
    if (place === 'cookie') continue
    if (isRequired && place !== 'path')
      found.push({
        pointer: `${pointer}/required`,
        what: `${place} parameter ${name} left out`,
        input: withParameter(input, place, name, undefined),
      })
    const base: Json = input[place][name] ?? examples[0] ?? sample(run.root, schema, { seed: run.seed })
    for (const { pointer: constraint, what, value } of brokenValues(
      run.root,
      run.validator,
      schemaPointer,
      base,
    )) {
      if (!canTravel(run, parameter, value)) continue
      found.push({
        pointer: constraint,
        what: `${place} parameter ${name} ${what}`,
        input: withParameter(input, place, name, value),
      })
    }
  }
  const media = mediaFor(operation)
  if (media?.schemaPointer === undefined || input.body === undefined) return found
  if (operation.body?.isRequired)
    found.push({
      pointer: `${operation.body.pointer}/required`,
      what: 'body left out',
      input: { ...input, body: undefined },
    })
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(media.type)
  if (!/json/.test(media.type) && !isForm) return found
  const schemaPointer = media.schemaPointer
  for (const { pointer, what, value } of brokenValues(run.root, run.validator, schemaPointer, input.body)) {
    // In a merge patch, null takes a part away.
    if (media.type.includes('merge-patch') && what.endsWith(NULL)) continue
    // A form without fields is a body that is left out.
    if (isForm && !operation.body?.isRequired && isObject(value) && Object.keys(value).length === 0) continue
    if (isForm && !staysBroken(run, schemaPointer, value)) continue
    found.push({ pointer, what: `body ${what}`, input: { ...input, body: value } })
  }
  return found
}

/** Whether a form is still broken as text: there, numbers and texts look alike, and nothing is null. */
function staysBroken(run: Run, schemaPointer: string, value: Json): boolean {
  if (!isObject(value)) return false
  const { properties } = mergedSchema(run.root, follow(run.root, schemaPointer).value)
  const read: JsonObject = {}
  for (const [name, part] of Object.entries(value)) {
    if (part === null || part === undefined || typeof part === 'object' || part === '') return false
    const type = typeOf(mergedSchema(run.root, isObject(properties) ? properties[name] : undefined))
    const isNumber = type === 'integer' || type === 'number'
    read[name] = isNumber && !Number.isNaN(Number(part)) ? Number(part) : String(part)
    if (type === 'boolean' && /^(true|false)$/.test(String(part))) read[name] = String(part) === 'true'
  }
  return !run.validator.allowsRequest(schemaPointer, read)
}

/**
 * Whether a broken value is still broken as the text of a parameter: there, numbers and texts look alike, and one value
 * is a list of one.
 */
function canTravel(run: Run, parameter: Parameter, value: Json): boolean {
  const { in: place, schemaPointer } = parameter
  if (!canBeWritten(parameter, value)) return false
  if (isObject(value)) return staysBroken(run, schemaPointer, value)
  const readings: Json[] = Array.isArray(value) ? [value.map(String)] : [String(value), [String(value)]]
  if (readings.some((reading) => run.validator.allowsRequest(schemaPointer, reading))) return false
  if (typeof value === 'object') return Array.isArray(value) && value.length > 0
  if (value === '' || String(value).includes('undefined')) return false
  return place !== 'header' || /^[\x20-\x7e]+$/.test(String(value))
}

/** With so many broken bodies accepted, and none refused, nothing of the body is checked: that is one violation. */
const MANY = 5

/** What breaks a constraint is refused. */
export const brokenRequestsRefused: RuleGroup = {
  name: 'broken requests',
  async check(run, operation) {
    const input = await run.inputFor(operation)
    if (input === undefined) return
    const accepted: [BrokenRequest, Exchange][] = []
    let bodies = 0
    for (const request of brokenRequests(run, operation, input)) {
      const exchange = await run.call(operation, request.input, 'broken')
      if (isOfBody(request)) bodies += 1
      if (exchange && run.outcome(exchange) === 'done') accepted.push([request, exchange])
    }
    const ofBody = accepted.filter(([request]) => isOfBody(request))
    const [first] = ofBody
    const isUnchecked = first !== undefined && bodies >= MANY && ofBody.length === bodies
    const media = mediaFor(operation)
    for (const [request, exchange] of accepted)
      if (!isUnchecked || !isOfBody(request))
        run.report(exchange, {
          rule: 'acceptsInvalid',
          where: request.pointer,
          expected: `an error for the ${request.what}`,
          got: wordsOf(exchange),
        })
    if (isUnchecked && media)
      run.report(first[1], {
        rule: 'acceptsInvalid',
        where: media.schemaPointer ?? media.pointer,
        expected: `an error for a body that breaks its schema, such as one ${first[0].what.replace(/^body /, '')}`,
        got: `a success for each of ${bodies}: ${wordsOf(first[1])}`,
      })
  },
}

const isOfBody = ({ what }: BrokenRequest) => what.startsWith('body ') && what !== 'body left out'
