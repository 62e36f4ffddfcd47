import { readParameter } from '../../catalogue/read-parameter.ts'
import type { BodyOf } from '../../contract/contract.ts'
import { badRequest, error, ok } from '../../contract/reply.ts'
import { accept } from '../../core/accept.ts'
import { actorOf } from '../../core/actor.ts'
import type { Handlers } from '../../core/product.ts'
import { ageOn } from '../../domain/calendar.ts'
import { isOwnUpload, type UploadPurpose } from '../../domain/upload.ts'
import type { ReadTables } from '../../store/store.ts'
import type { FieldError } from '../../validation/field-errors.ts'
import { submitKyc } from './rules/kyc.ts'
import type { IdentityTables } from './tables.ts'
import { kycReceiptView, kycStateView } from './view.ts'

const ADULT_YEARS = 18
const DOCUMENTS = ['idFront', 'idBack', 'handHeld'] as const

/** What the contract's schema cannot say: the age, the country, and that files are the user's own. */
const wrongFields = (
  { uploads }: ReadTables<IdentityTables>,
  userId: string,
  body: BodyOf<'identification'>,
  now: number,
  countries: readonly string[],
): readonly FieldError[] => {
  const isOwn = (fileId: string, ...purposes: UploadPurpose[]) =>
    purposes.some((purpose) => isOwnUpload(uploads.get(fileId), userId, purpose))
  const errors: FieldError[] = []
  if (ageOn(body.birthdate, now) < ADULT_YEARS) errors.push({ field: 'birthdate', rule: 'age' })
  if (!countries.includes(body.country)) errors.push({ field: 'country', rule: 'enum' })
  for (const field of DOCUMENTS) {
    const fileId = body[field]
    if (fileId !== undefined && !isOwn(fileId, 'kyc')) errors.push({ field, rule: 'upload' })
  }
  const signature = body.signature?.trim()
  if (signature && !isOwn(signature, 'signature', 'kyc')) errors.push({ field: 'signature', rule: 'upload' })
  return errors
}

/** The fields that are kept, and no others that came along. */
const detailsOf = (body: BodyOf<'identification'>) => ({
  firstName: body.firstName,
  lastName: body.lastName,
  sex: body.sex,
  birthdate: body.birthdate,
  country: body.country,
  address: body.address,
  areaCode: body.areaCode,
  phone: body.phone,
  docType: body.docType,
  idFront: body.idFront,
  ...(body.idBack === undefined ? {} : { idBack: body.idBack }),
  handHeld: body.handHeld,
  signature: body.signature,
})

/** Identity checks. Contract: `openapi/paths/user.identification.yaml`, `user.getKyc.yaml`. */
export const kycHandlers: Handlers<IdentityTables> = (world, operation) => [
  operation('identification', ({ body, now, mode, signedIn, commit }) =>
    commit((tables) => {
      const actor = actorOf(tables, signedIn.user, mode, now)
      const countries = readParameter(world.catalogue, 'countries')
      if (!countries) return error('parameterMissing')
      const errors = wrongFields(tables, actor.user.id, body, now, countries)
      if (errors.length > 0) return badRequest(errors)
      const outcome = submitKyc(actor, detailsOf(body), tables.kycs.get(actor.user.id))
      return accept({ world, tables, now }, outcome, 'submittedForReview', ({ kyc, user }) => {
        tables.kycs.put(kyc)
        tables.users.put(user)
        return kycReceiptView(kyc)
      })
    }),
  ),

  operation('getKyc', ({ now, signedIn: { user } }) =>
    ok(kycStateView(user.kycStatus, world.store.read.kycs.get(user.id), now)),
  ),
]
