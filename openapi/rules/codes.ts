import { catalogue } from './catalogue.ts'
import type { Schema } from './document.ts'
import { codesOf, operationRule, outcomesOf } from './operation.ts'

/** Each outcome names its codes, and the catalogue knows them all. */
export const codesAreKnown = operationRule((subject) => {
  const seen = new Set()
  for (const outcome of outcomesOf(subject)) {
    const codes = codesOf(outcome)
    if (codes.length === 0)
      subject.report(
        'Each outcome with HTTP 200 names its codes: "code: { type: string, enum: ["200"], description: … }".',
      )
    for (const code of codes) {
      const entry = catalogue.get(code)
      if (entry === undefined)
        subject.report(
          `Code ${code} is not in the catalogue: add "- { code: "${code}", key: …, meaning: …, origin: … }" to errors.yaml.`,
        )
      if (entry?.http !== undefined)
        subject.report(
          `Code ${code} is answered with HTTP ${entry.http}: declare it there, "${entry.http}": { $ref: ../components/responses/… }.`,
        )
      if (seen.has(code))
        subject.report(
          `Clients distinguish outcomes by code, but ${code} is in two: list each code in one outcome, "code: { enum: ["20005"] }".`,
        )
      seen.add(code)
    }
  }
})

/** Codes 10026 to 10090 may be in use elsewhere. */
export const gapStaysFree = operationRule((subject) => {
  for (const code of outcomesOf(subject).flatMap(codesOf)) {
    const isOurs = /^\d{5}$/.test(code) && Number(code) > 10025 && Number(code) < 10091
    if (isOurs)
      subject.report(`Code ${code} lies in the gap 10026 to 10090: own codes are "11001" to "11099".`)
  }
})

/** The first outcome is the one success, and the others are errors. */
export const successComesFirst = operationRule((subject) => {
  const [success, ...errors] = outcomesOf(subject)
  const kindOf = (code: string) => catalogue.get(code)?.kind
  const isSuccess = codesOf(success).length > 0 && codesOf(success).every((code) => kindOf(code) !== 'error')
  if (!isSuccess || errors.flatMap(codesOf).some((code) => kindOf(code) === 'success'))
    subject.report(
      'The first outcome names the success code, and the others only errors: "code: { enum: ["20005"] }" in the answer, "code: { enum: ["401", "11020"] }" in the error.',
    )
})

/** A session may end before any call that needs one, by status or by body code. */
export const sessionMayEnd = operationRule((subject) => {
  const { operation, report } = subject
  const isNeeded = operation.security?.length === 1 && 'token' in (operation.security[0] ?? {})
  const hasBodyCode = outcomesOf(subject).flatMap(codesOf).includes('401')
  const hasStatus = operation.responses?.['401'] !== undefined
  if (isNeeded && !(hasBodyCode && hasStatus))
    report(
      'A call with a session lists its end twice: code "401" among the errors, and "401": { $ref: ../components/responses/Unauthorized.yaml }.',
    )
  if (!isNeeded && (hasBodyCode || hasStatus))
    report('A public call cannot lose a session: leave out 401, or set "security: [{ token: [] }]".')
})

/** Whether a request without the field is always answered with a code; a rule with `unless` has exceptions. */
const isAbsenceCoded = (schema: Schema) =>
  (schema['x-refusals'] ?? []).some(
    ({ rule, unless }) => (rule === 'blank' || rule === 'required') && unless === undefined,
  )

/**
 * The codes of x-refusals are among those that the operation can answer. A field with x-refusals has no strict form, and
 * is required in the body exactly if its absence is answered with a code.
 */
export const errorsAreAnswered = operationRule((subject) => {
  const { operation, deref, report } = subject
  const answered = new Set(outcomesOf(subject).flatMap(codesOf))
  const strict = ['pattern', 'enum', 'minimum', 'maximum', 'minLength', 'format']
  const check = (schema: Schema, name: string): void => {
    for (const { rule, code } of schema['x-refusals'] ?? []) {
      if (!answered.has(code) && catalogue.get(code)?.http === undefined)
        report(
          `${name} is refused with ${code} (${rule}), so the operation lists it: add ""${code}": why" to x-codes.`,
        )
    }
    if (schema['x-refusals'] && strict.some((keyword) => keyword in schema))
      report(
        `${name} has a code for a wrong form, so its own form is loose: "${name}: { type: string, maxLength: 1024, x-refusals: [{ rule: blank, code: "10001" }] }".`,
      )
    for (const [key, property] of Object.entries(schema.properties ?? {})) {
      const isRequired = (schema.required ?? []).includes(key)
      if (isAbsenceCoded(property) && !isRequired)
        report(
          `${key} is answered with a code when it is left out, so it is required: "required: [ ${key} ]".`,
        )
      if (property['x-refusals'] && !isAbsenceCoded(property) && isRequired)
        report(
          `${key} is required, and no code answers its absence: "${key}: { x-refusals: [{ rule: blank, code: "10001" }] }".`,
        )
      check(property, key)
    }
    for (const branch of schema.oneOf ?? []) check(branch, name)
  }
  for (const { name, schema } of deref(operation.parameters ?? [])) check(schema, name)
  for (const media of Object.values(deref(operation.requestBody?.content ?? {}))) check(media.schema, 'body')
})
