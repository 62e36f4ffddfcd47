import { readParameter } from '../../catalogue/read-parameter.ts'
import type { CoreTables } from '../../core/tables.ts'
import type { ProductWorld } from '../../core/world.ts'
import { isEmail, normaliseEmail } from '../../domain/credential-rules.ts'
import {
  fitsGrant,
  GOOGLE_CODE_LIFE_MS,
  type GoogleExchange,
  isReturnAddress,
  readGoogleCode,
} from '../../domain/google-code.ts'
import { type CommandError, reject } from '../../domain/outcome.ts'
import { sha256 } from '../../security/sha256.ts'
import type { Tables } from '../../store/store.ts'

/** What a proof from Google says: whose address it is about, or why it is rejected. */
export type GoogleProof = { readonly email: string } | CommandError<'emailWrong' | 'googleCodeInvalid'>

const verified = (address: string): GoogleProof => {
  const email = normaliseEmail(address)
  return isEmail(email) && !email.startsWith('unverified@') ? { email } : reject('emailWrong')
}

/** Exchanges a code once; a code that was used, is too old or belongs to another request is refused. */
const exchange = (world: ProductWorld, tables: Tables<CoreTables>, sent: GoogleExchange): GoogleProof => {
  const now = world.realNow()
  const origins = readParameter(world.catalogue, 'socialLogin')?.google?.origins ?? []
  const grant = readGoogleCode(sent.code)
  const digest = sha256(sent.code)
  if (!grant || !fitsGrant(grant, sent, now) || !isReturnAddress(sent.redirectUri, origins))
    return reject('googleCodeInvalid')
  for (const { key, at } of [...tables.googleCodes.list()])
    if (now - at > GOOGLE_CODE_LIFE_MS) tables.googleCodes.delete(key)
  if (tables.googleCodes.get(digest)) return reject('googleCodeInvalid')
  tables.googleCodes.insert({ key: digest, at: grant.at })
  return verified(grant.email)
}

/** Reads a proof from Google: the sandbox's credential, or a code of its consent page. */
export const readGoogleProof = (
  world: ProductWorld,
  tables: Tables<CoreTables>,
  proof: { readonly credential: string } | GoogleExchange,
): GoogleProof => {
  if (!world.sandboxGoogle) return reject('credential' in proof ? 'emailWrong' : 'googleCodeInvalid')
  if (!('credential' in proof)) return exchange(world, tables, proof)
  const address = /^sandbox-google:(.*)$/s.exec(proof.credential)?.[1]
  return address === undefined ? reject('emailWrong') : verified(address)
}
