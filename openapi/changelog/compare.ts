import type { Facts, FieldFacts, OperationFacts } from './facts.ts'
import { limitSpan, type Span, typeSpan } from './span.ts'

/** One difference between two versions of the contract, as the changelog describes it. */
export interface Change {
  /** Whether a client or a server written for the older version may fail. */
  isBreaking: boolean
  text: string
}

type Fields = Record<string, FieldFacts>

const note = (isBreaking: boolean, text: string): Change => ({ isBreaking, text })
const list = (items: string[]) => items.map((item) => `\`${item}\``).join(', ')
const gained = (before: string[], after: string[]) => after.filter((item) => !before.includes(item))

/** Whether none of the others contains the field: a parent that is added or removed stands for all its fields. */
const isTop = (name: string, others: string[]) =>
  !others.some((other) => name.startsWith(other) && '.[('.includes(name.charAt(other.length) || ' '))

/** If requests without the field were always answered with an error, to require it breaks no client. */
const nowRequired = (name: string, { absence }: FieldFacts): Change =>
  absence === undefined
    ? note(true, `requires \`${name}\``)
    : note(false, `says that \`${name}\` is required; without it, it answers \`${absence}\` as before`)

/** A deprecation breaks nothing: what is deprecated works until its sunset. */
const deprecation = (subject: string, before: { sunset?: string }, after: { sunset?: string }): Change[] => {
  if (before.sunset === after.sunset) return []
  return [
    after.sunset === undefined
      ? note(false, `${subject}is no longer deprecated`)
      : note(false, `${subject}is deprecated and ends on ${after.sunset}`),
  ]
}

function requestChanges(before: Fields, after: Fields): Change[] {
  const added = gained(Object.keys(before), Object.keys(after))
  const removed = gained(Object.keys(after), Object.keys(before))
  return [
    ...added
      .filter((name) => isTop(name, added))
      .map((name) =>
        note(
          after[name]?.required === true,
          `asks for \`${name}\`${after[name]?.required ? '' : ' (optional)'}`,
        ),
      ),
    ...removed
      .filter((name) => isTop(name, removed))
      .map((name) => note(true, `no longer takes \`${name}\``)),
    ...shared(before, after).flatMap(([name, old, now]) => [
      ...typeChange(`takes \`${name}\``, old, now, 'wider'),
      ...(now.required && !old.required ? [nowRequired(name, old)] : []),
      ...(!now.required && old.required ? [note(false, `no longer requires \`${name}\``)] : []),
      ...enumChanges(name, old, now, 'wider'),
      ...limitChange(name, old, now, 'wider'),
      ...deprecation(`\`${name}\` `, old, now),
    ]),
  ]
}

function responseChanges(before: Fields, after: Fields): Change[] {
  const added = gained(Object.keys(before), Object.keys(after))
  const removed = gained(Object.keys(after), Object.keys(before))
  return [
    ...added.filter((name) => isTop(name, added)).map((name) => note(false, `answers \`${name}\``)),
    ...removed
      .filter((name) => isTop(name, removed))
      .map((name) => note(true, `no longer answers \`${name}\``)),
    ...shared(before, after).flatMap(([name, old, now]) => [
      ...typeChange(`answers \`${name}\``, old, now, 'narrower'),
      ...(!now.required && old.required ? [note(true, `may leave out \`${name}\``)] : []),
      ...(now.required && !old.required ? [note(false, `always answers \`${name}\``)] : []),
      ...enumChanges(name, old, now, 'narrower'),
      ...limitChange(name, old, now, 'narrower'),
      ...deprecation(`\`${name}\` `, old, now),
    ]),
  ]
}

const shared = (before: Fields, after: Fields): [string, FieldFacts, FieldFacts][] =>
  Object.entries(before).flatMap(([name, old]) => {
    const now = after[name]
    return now === undefined ? [] : [[name, old, now] as [string, FieldFacts, FieldFacts]]
  })

/** The change that breaks no program: a request may allow more values than before, an answer fewer. */
type SafeSpan = Exclude<Span, 'other'>

const typeChange = (what: string, before: FieldFacts, after: FieldFacts, safe: SafeSpan): Change[] =>
  before.type === after.type
    ? []
    : [note(typeSpan(before.type, after.type) !== safe, `${what} as ${after.type}, was ${before.type}`)]

function enumChanges(name: string, before: FieldFacts, after: FieldFacts, safe: SafeSpan): Change[] {
  if (after.enum === undefined)
    return before.enum
      ? [note(safe !== 'wider', `\`${name}\` is any ${after.type}, was ${list(before.enum)}`)]
      : []
  if (before.enum === undefined)
    return [note(safe !== 'narrower', `\`${name}\` is one of ${list(after.enum)}, was any ${before.type}`)]
  const added = gained(before.enum, after.enum)
  const removed = gained(after.enum, before.enum)
  return [
    // Not breaking in an answer either: by the rules of compatibility, clients accept members that they do not know.
    ...(added.length > 0 ? [note(false, `\`${name}\` may be ${list(added)}`)] : []),
    ...(removed.length > 0 ? [note(safe === 'wider', `\`${name}\` is never ${list(removed)}`)] : []),
  ]
}

const limitChange = (name: string, before: FieldFacts, after: FieldFacts, safe: SafeSpan): Change[] =>
  before.limits === after.limits
    ? []
    : [
        note(
          limitSpan(before.limits, after.limits) !== safe,
          `\`${name}\` keeps to ${after.limits ?? 'no limit'}, was ${before.limits ?? 'no limit'}`,
        ),
      ]

function operationChanges(before: OperationFacts, after: OperationFacts): Change[] {
  const success = gained(before.success, after.success)
  const errors = gained(before.errors, after.errors)
  const unused = gained(after.errors, before.errors)
  return [
    ...(before.auth === after.auth
      ? []
      : [note(after.auth === 'session', `is ${after.auth} now, was ${before.auth}`)]),
    ...(success.length > 0
      ? [note(true, `succeeds with ${list(after.success)}, was ${list(before.success)}`)]
      : []),
    ...(before.money === after.money
      ? []
      : [note(false, after.money ? 'takes an idempotency key' : 'takes no idempotency key')]),
    // Clients show a general message for codes that they do not know, so a new code breaks nothing.
    ...(errors.length > 0 ? [note(false, `may answer the error ${list(errors)}`)] : []),
    ...(unused.length > 0 ? [note(false, `never answers the error ${list(unused)}`)] : []),
    ...deprecation('', before, after),
    ...requestChanges(before.request, after.request),
    ...responseChanges(before.response, after.response),
  ]
}

/** All differences that matter to a client or a server, the breaking ones first. */
export function compare(before: Facts, after: Facts): Change[] {
  const keys = [...new Set([...Object.keys(before.operations), ...Object.keys(after.operations)])]
  const changes = keys.flatMap((key) => {
    const old = before.operations[key]
    const now = after.operations[key]
    if (old === undefined) return [note(false, `New operation \`${now?.operationId}\`: ${key}.`)]
    if (now === undefined) return [note(true, `\`${old.operationId}\` is gone: ${key}.`)]
    return operationChanges(old, now).map(({ isBreaking, text }) =>
      note(isBreaking, `\`${now.operationId}\` ${text}.`),
    )
  })
  return [
    ...changes.filter(({ isBreaking }) => isBreaking),
    ...changes.filter(({ isBreaking }) => !isBreaking),
  ]
}
