import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64urlnopad } from '@scure/base'

/** What the sandbox's consent page agreed to. It stands for the record that a real issuer keeps of a code. */
export interface GoogleGrant {
  readonly email: string
  /** What the request for authorization carried. */
  readonly redirectUri: string
  readonly state: string
  readonly nonce?: string | undefined
  /** SHA-256 of the verifier, base64url. */
  readonly challenge: string
  /** Real time at which the user agreed, epoch ms. */
  readonly at: number
  /** Makes two codes for the same consent differ. */
  readonly id: string
}

/** What a client sends to exchange a code. */
export interface GoogleExchange {
  readonly code: string
  readonly state: string
  readonly nonce?: string | undefined
  readonly codeVerifier: string
  readonly redirectUri: string
}

/** How long a code may be exchanged, ms of real time. */
export const GOOGLE_CODE_LIFE_MS = 600_000

const PREFIX = 'sandbox-google-code.'

/** The authorization code of a grant: nothing is kept, so the consent page needs no server. */
export const writeGoogleCode = (grant: GoogleGrant): string =>
  PREFIX + base64urlnopad.encode(utf8ToBytes(JSON.stringify(grant)))

/** The grant in a code; undefined for anything that {@link writeGoogleCode} did not write. */
export const readGoogleCode = (code: string): GoogleGrant | undefined => {
  if (!code.startsWith(PREFIX)) return undefined
  try {
    const bytes = base64urlnopad.decode(code.slice(PREFIX.length))
    const grant = JSON.parse(new TextDecoder().decode(bytes)) as Partial<GoogleGrant>
    const { email, redirectUri, state, challenge, at, id } = grant
    const hasTexts = [email, redirectUri, state, challenge, id].every((value) => typeof value === 'string')
    return hasTexts && typeof at === 'number' ? (grant as GoogleGrant) : undefined
  } catch {
    return undefined
  }
}

/** The S256 challenge of a verifier, RFC 7636. */
export const challengeOf = (verifier: string): string => base64urlnopad.encode(sha256(utf8ToBytes(verifier)))

/** Whether what a client sends belongs to the request that the grant answered, and comes in time. */
export const fitsGrant = (grant: GoogleGrant, sent: GoogleExchange, wallNow: number): boolean =>
  grant.challenge === challengeOf(sent.codeVerifier) &&
  grant.redirectUri === sent.redirectUri &&
  grant.state === sent.state &&
  grant.nonce === sent.nonce &&
  wallNow - grant.at < GOOGLE_CODE_LIFE_MS

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']

/** Whether a sign-in may return to an address: this machine, or an origin that the operator lists. */
export const isReturnAddress = (address: string, origins: readonly string[]): boolean => {
  if (!URL.canParse(address)) return false
  const { hostname, origin, protocol } = new URL(address)
  if (protocol !== 'http:' && protocol !== 'https:') return false
  return LOOPBACK.includes(hostname) || origins.includes(origin)
}
