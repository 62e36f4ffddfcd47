import { readDuration } from '../../clock/duration.ts'
import { ProfileError, type Profiles } from '../../runtime/profiles.ts'
import type { Scenario } from '../../runtime/scenario.ts'

/** What is wrong with the field `name` of the step at `place`, if anything. */
type Check = (value: unknown, name: string, place: string) => string | undefined
type Fields = Readonly<Record<string, Check>>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const has =
  (what: string, fits: (value: unknown) => boolean): Check =>
  (value, name) =>
    fits(value) ? undefined : `"${name}" has to be ${what}`

const oneOf = (...words: readonly unknown[]): Check =>
  has(`one of ${words.join(', ')}`, (value) => words.includes(value))
const text = has(
  'a text of 1 to 500 characters',
  (value) => typeof value === 'string' && value !== '' && value.length <= 500,
)
const flag = has('true or false', (value) => typeof value === 'boolean')
const object = has('an object', isObject)
const texts = has(
  'an object of texts',
  (value) => isObject(value) && Object.values(value).every((one) => typeof one === 'string'),
)
const count = has(
  'a whole number from 1 to 10000',
  (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 10_000,
)
const duration = has(
  'a duration such as P10D',
  (value) => typeof value === 'string' && readDuration(value) !== undefined,
)
const call = has(
  'a method and a path below /swx/customer/, such as "POST order/buySmart"',
  (value) => typeof value === 'string' && /^(GET|POST) \S+$/.test(value),
)
const steps: Check = (value, name, place) => {
  if (!Array.isArray(value)) return `"${name}" has to be a list`
  const outer = place === '' ? '' : `${place}.`
  const findings = value.map((step, index) => checkStep(step, `${outer}${index + 1}`))
  return findings.find((finding) => finding !== undefined)
}

/** The steps there are, by the field that tells them apart: the fields they need, and those they may have. */
const STEPS: Readonly<Record<string, readonly [needs: Fields, may: Fields]>> = {
  register: [{ register: text }, { email: text, invitedBy: text }],
  control: [{ control: text }, { body: object }],
  call: [{ call }, { as: text, mode: oneOf('real', 'demo'), body: object, expect: object, keep: texts }],
  upload: [{ upload: oneOf('kyc', 'recharge', 'signature', 'avatar'), as: text, keep: texts }, {}],
  repeat: [{ repeat: count, steps }, {}],
}

const checkFields = (
  value: Record<string, unknown>,
  place: string,
  needs: Fields,
  may: Fields,
): string | undefined => {
  const all = { ...needs, ...may }
  const unknown = Object.keys(value).find((name) => !Object.hasOwn(all, name))
  if (unknown !== undefined) return `there is no field "${unknown}"`
  const asked = Object.entries(all).filter(([name]) => name in needs || value[name] !== undefined)
  const findings = asked.map(([name, check]) => check(value[name], name, place))
  return findings.find((finding) => finding !== undefined)
}

const checkStep = (step: unknown, place: string): string | undefined => {
  const kinds = Object.keys(STEPS)
  const [kind = '', ...others] = isObject(step) ? kinds.filter((one) => Object.hasOwn(step, one)) : []
  const fields = STEPS[kind]
  if (!isObject(step) || !fields || others.length > 0)
    return `step ${place} has to have one of the fields ${kinds.join(', ')}`
  const finding = checkFields(step, place, ...fields)
  return finding === undefined || finding.startsWith('step ') ? finding : `step ${place}: ${finding}`
}

/**
 * What a scenario file holds, once it is one.
 *
 * @throws ProfileError that says what is wrong and in which step.
 */
const readScenario = (name: string, value: unknown): Scenario => {
  const finding = !/^[A-Za-z][\w-]{0,63}$/.test(name)
    ? 'its name has to be 1 to 64 letters, digits, dashes or underscores, a letter first'
    : !isObject(value)
      ? 'it has to be a JSON object'
      : checkFields(value, '', { about: text, steps }, { catalogue: flag, begins: duration })
  if (finding === undefined) return value as unknown as Scenario
  throw new ProfileError(`Profile "${name}": ${finding}. What a scenario holds says docs/sandbox.md.`)
}

/**
 * Profiles of one's own, once they are scenarios.
 *
 * @throws ProfileError that says what is wrong with the first that is none.
 */
export const readScenarios = (scenarios: Readonly<Record<string, unknown>>): Profiles =>
  Object.fromEntries(Object.entries(scenarios).map(([name, value]) => [name, readScenario(name, value)]))
