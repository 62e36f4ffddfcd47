import type { PasswordHash } from '../security/password.ts'
import { sha256 } from '../security/sha256.ts'
import { magicRole } from './magic-email.ts'
import type { User } from './user.ts'

/** What a registration gives. */
export interface Registration {
  readonly userName: string
  readonly email: string
  readonly password?: PasswordHash | undefined
  readonly google?: boolean
  readonly invitedBy?: string | undefined
}

const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** The n-th invitation code of a world: six letters or digits that are hard to confuse. */
export const inviteCode = (seed: number, serial: number): string => {
  const digest = sha256(`swx-invite:${seed}:${serial}`)
  let code = ''
  for (let index = 0; index < 6; index++) {
    code += CODE_LETTERS[Number.parseInt(digest.slice(index * 2, index * 2 + 2), 16) % CODE_LETTERS.length]
  }
  return code
}

/** A user name made from an address: its letters and digits, lengthened or numbered until it fits. */
export const generateUserName = (email: string, isTaken: (userName: string) => boolean): string => {
  const local = email.slice(0, email.indexOf('@')).replace(/[^A-Za-z0-9_]/g, '_')
  const base = (/^[A-Za-z]/.test(local) ? local : `user_${local}`).padEnd(4, '_').slice(0, 20)
  if (!isTaken(base)) return base
  for (let n = 2; ; n++) {
    const name = `${base.slice(0, 20 - String(n).length)}${n}`
    if (!isTaken(name)) return name
  }
}

/** The status that a new user with this address has from the beginning. */
export const firstStatus = (email: string): User['status'] =>
  magicRole(email) === 'frozen' ? 'FROZEN' : 'ACTIVE'

/** The record of a new user, with the oddities a sample address asks for. */
export const createUser = (
  registration: Registration,
  identity: { id: string; inviteCode: string },
  now: number,
): User => {
  const role = magicRole(registration.email)
  return {
    ...identity,
    userName: registration.userName,
    email: registration.email,
    password: registration.password,
    passwordVersion: registration.password ? 1 : 0,
    google: registration.google ?? false,
    invitedBy: registration.invitedBy,
    status: firstStatus(registration.email),
    kycStatus: 'NOT_VERIFIED',
    paymentLock: role === 'locked' ? { reason: 'OPERATOR' } : undefined,
    demoEnabled: role !== 'nodemo',
    savingsEnabled: true,
    createdAt: now,
  }
}
