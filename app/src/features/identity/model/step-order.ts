import type { ImageUpload } from '#core/pictures/use-image-upload.ts'
import { anyOf, defineQuery } from '#lib/query-string/define-query.ts'
import type { IdentityForm } from './identity-schema.ts'

/** The steps of the identity check on a phone, one question each: the country decides what is asked after it. */
export const identitySteps = [
  'country',
  'document',
  'pictures',
  'name',
  'birth',
  'address',
  'phone',
  'signature',
  'review',
] as const

/** A step of the identity check. */
export type IdentityStep = (typeof identitySteps)[number]

/** The address says which step is on show; without one it is the list of all. */
export const stepQuery = defineQuery({ step: anyOf(identitySteps) })

/** What each step asks for, in the order of its fields. */
export const fieldsOfStep: Readonly<Partial<Record<IdentityStep, readonly (keyof IdentityForm)[]>>> = {
  country: ['country'],
  document: ['docType'],
  name: ['firstName', 'lastName'],
  birth: ['birthdate', 'sex'],
  address: ['address'],
  phone: ['areaCode', 'phone'],
}

/** A side of the document that is photographed. */
export type Side = 'front' | 'back' | 'holding'

/** The sides of a document; a passport has all of it on one. */
export const sidesOf = (docType: string): readonly Side[] =>
  docType === 'passport' ? ['front', 'holding'] : ['front', 'back', 'holding']

/** The pictures of the check. */
export type Pictures = Readonly<Record<Side | 'signature', ImageUpload>>

/** What is known of a check that is being filled in. */
export interface IdentityProgress {
  /** The fields that are not as they have to be. */
  readonly wrongFields: ReadonlySet<string>
  readonly sides: readonly Side[]
  readonly pictures: Pictures
}

/** Whether what a step asks for is there. */
export function isStepDone(step: IdentityStep, progress: IdentityProgress): boolean {
  const { wrongFields, sides, pictures } = progress
  const isReady = (name: keyof Pictures) => pictures[name].state.phase === 'ready'
  if (step === 'review') return false
  if (step === 'pictures') return sides.every(isReady)
  if (step === 'signature') return isReady('signature')
  return (fieldsOfStep[step] ?? []).every((field) => !wrongFields.has(field))
}

/** The first step that is not done: where a check is taken up again, at the latest its review. */
export const stepToTakeUp = (progress: IdentityProgress): IdentityStep =>
  identitySteps.find((step) => !isStepDone(step, progress)) ?? 'review'

/** The step that is shown when one is asked for: none is passed over. */
export const shownStep = (asked: IdentityStep, progress: IdentityProgress): IdentityStep => {
  const next = stepToTakeUp(progress)
  return identitySteps.indexOf(asked) > identitySteps.indexOf(next) ? next : asked
}
