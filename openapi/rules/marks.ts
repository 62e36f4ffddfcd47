import { catalogue } from './catalogue.ts'
import type { Schema, VisitorContext } from './document.ts'
import { codesOf, operationRule, outcomesOf } from './operation.ts'

const allowed = {
  'x-origin': ['specification', 'extension'],
  'x-effect': ['read', 'write'],
  'x-demo': ['own', 'same', 'refused', 'empty'],
}

/** Tags whose answers are shown. `login` is not among them: after a log-in, clients see another identity anyway. */
const shown = ['index', 'user', 'payment', 'income', 'order', 'credit']

/** Origin, effect, demo and cache are said of every operation. */
export const marksAreSet = operationRule((subject) => {
  const { operation, method, report } = subject
  for (const [mark, values] of Object.entries(allowed)) {
    if (!values.includes(String(operation[mark as `x-${string}`])))
      report(`${mark} is one of ${values.join(', ')}: "${mark}: ${values[0]}".`)
  }
  const cache = operation['x-cache'] as 'never' | { ttl: number }
  const isKept = typeof cache === 'object' && cache !== null && Number.isInteger(cache.ttl) && cache.ttl > 0
  if (cache !== 'never' && !isKept)
    report('x-cache says how long an answer may be kept: "x-cache: { ttl: 300 }" or "x-cache: never".')
  if (isKept && method !== 'get') report('Only a GET may be kept: "x-cache: never".')
  if (method === 'get' && operation['x-effect'] === 'write')
    report('A GET changes nothing: "x-effect: read".')
  const changes = operation['x-changes'] ?? []
  if (!Array.isArray(changes) || !changes.every((tag) => shown.includes(tag)))
    report(`x-changes lists tags of ${shown.join(', ')}: "x-changes: [ order, user ]".`)
  if (operation['x-changes'] !== undefined && operation['x-effect'] !== 'write')
    report('A read changes nothing: leave x-changes out, or say "x-effect: write".')
  const codes = outcomesOf(subject).flatMap(codesOf)
  if (operation['x-demo'] === 'refused' && !codes.includes('11005'))
    report('What demo mode refuses answers 11005: add ""11005": why" to x-codes, or set "x-demo: empty".')
  if (operation['x-lock'] === true && !codes.includes('11004'))
    report(
      'What a payment lock stops answers 11004: "- { $ref: …/PaymentLocked.yaml }", or leave x-lock out.',
    )
  if (operation['x-demo'] !== 'refused' && codes.includes('11005'))
    report('Only what demo mode refuses answers 11005: "x-demo: refused".')
})

/** Money calls can be repeated safely. */
export const moneyIsIdempotent = operationRule((subject) => {
  const { operation, deref, report } = subject
  const names = deref(operation.parameters ?? []).map(({ name }) => name)
  const hasKey = names.includes('Idempotency-Key')
  const hasAnswers =
    operation.responses?.['409'] !== undefined &&
    operation.responses?.['422'] !== undefined &&
    outcomesOf(subject).flatMap(codesOf).includes('11021')
  if (operation['x-money'] === true ? !(hasKey && hasAnswers) : hasKey)
    report(
      'x-money, the Idempotency-Key parameter, the answers 409 and 422 and the error 11021 go together: "x-money: true", "- { $ref: ../components/parameters/IdempotencyKey.yaml }".',
    )
})

export const writeNamesSuccess = operationRule((subject) => {
  if (subject.operation['x-effect'] !== 'write') return
  const codes = codesOf(outcomesOf(subject)[0])
  const isNamed = codes.length > 0 && codes.every((code) => catalogue.get(code)?.kind === 'success')
  if (!isNamed) subject.report('A write names its success code: "code: { type: string, enum: ["20005"] }".')
})

const isDay = (value: unknown) => /^\d{4}-\d{2}-\d{2}$/.test(String(value))

/** What is deprecated says since when, and until when it works. */
export const deprecationHasEnd = operationRule(({ operation, report }) => {
  const { deprecated, 'x-deprecated-since': since, 'x-sunset': end } = operation
  if (deprecated === true && !(isDay(since) && isDay(end) && String(since) < String(end)))
    report(
      'A deprecated operation says since when it is and on which later day it ends: "x-deprecated-since: "2026-12-31"", "x-sunset: "2027-06-30"".',
    )
  if (deprecated !== true && (since !== undefined || end !== undefined))
    report('Only a deprecated operation has an end: "deprecated: true" goes with x-sunset.')
})

/** A deprecated field says until when it works, and only such a field does. */
export const fieldDeprecationHasEnd = () => ({
  Schema(schema: Schema, { location, report }: VisitorContext) {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if ((property.deprecated === true) === isDay(property['x-sunset'])) continue
      report({
        message: `${name} is deprecated and says on which day it ends, or neither: "${name}: { deprecated: true, x-sunset: "2027-06-30", … }".`,
        location: location.child(['properties', name]).key(),
      })
    }
  },
})
