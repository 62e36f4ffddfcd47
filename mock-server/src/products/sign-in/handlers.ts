import { rejected } from '../../contract/rejected.ts'
import { badRequest, error, ok } from '../../contract/reply.ts'
import { userInfo } from '../../core/account/user-info.ts'
import type { Handlers } from '../../core/product.ts'
import { countRate, rateWait } from '../../core/rates.ts'
import type { CoreTables } from '../../core/tables.ts'
import { addUser, endSession, endSessions, openSession } from '../../core/users.ts'
import { pauseBeforeCode, sendCode, tryCode } from '../../core/verification.ts'
import {
  isBlank,
  isEmail,
  isStrongPassword,
  isUserName,
  normaliseEmail,
} from '../../domain/credential-rules.ts'
import { firstStatus, generateUserName } from '../../domain/new-user.ts'
import type { ErrorKey } from '../../domain/outcome.ts'
import {
  ADDRESS_CODE_RATE,
  ADDRESS_FAILURE_RATE,
  CHECK_RATE,
  LOGIN_FAILURE_RATE,
  TELLING_ERROR_RATE,
} from '../../domain/rate-limit.ts'
import { RESEND_AFTER_SECONDS } from '../../domain/verification-code.ts'
import { hashPassword, verifyPassword } from '../../security/password.ts'
import type { ReadTables, Tables } from '../../store/store.ts'
import { readGoogleProof } from './google-proof.ts'
import { readInviter } from './read-inviter.ts'

/** How long an IP address is told no more of which names and addresses are taken, ms; 0 when it is. */
const waitAfterTelling = (tables: ReadTables<CoreTables>, ip: string, now: number): number =>
  rateWait(tables, `telling ${ip}`, TELLING_ERROR_RATE, now)

/** Answers an error by which a caller learns whether a name or an address is taken. */
const tell = <Key extends ErrorKey>(tables: Tables<CoreTables>, key: Key, ip: string, now: number) => {
  countRate(tables, `telling ${ip}`, TELLING_ERROR_RATE, now)
  return error(key)
}

/** Registration, sign-in and sign-out. Contract: `openapi/paths/login.*.yaml`. */
export const loginHandlers: Handlers = (world, operation) => {
  const { users } = world.store.read
  return [
    operation('checkUserNameOrPhone', ({ query, ip, now, commit, tooManyRequests }) => {
      const { userName, email, areaCode, phone } = query
      const byPhone = areaCode !== undefined || phone !== undefined
      const given = [userName !== undefined, email !== undefined, byPhone].filter(Boolean).length
      if (given > 1) return badRequest([{ field: 'query', rule: 'exactlyOne' }])
      if (byPhone && areaCode === undefined) return badRequest([{ field: 'areaCode', rule: 'required' }])
      if (byPhone && phone === undefined) return badRequest([{ field: 'phone', rule: 'required' }])

      return commit((tables) => {
        const wait = rateWait(tables, `check ${ip}`, CHECK_RATE, now)
        if (wait > 0) return tooManyRequests(wait)
        countRate(tables, `check ${ip}`, CHECK_RATE, now)

        if (byPhone)
          return users.findBy('phone', `${areaCode} ${phone}`)
            ? error('userNameExists')
            : ok({ available: true })
        if (!isBlank(userName)) {
          if (!isUserName(userName)) return error('userNameWrong')
          return users.findBy('userName', userName.toLowerCase())
            ? error('userNameExists')
            : ok({ available: true })
        }
        if (isBlank(email)) return error('enterUserNameOrEmail')
        if (!isEmail(normaliseEmail(email))) return error('emailWrong')
        return users.findBy('email', normaliseEmail(email)) ? error('emailExists') : ok({ available: true })
      })
    }),

    operation('sendCode', ({ body, ip, now, language, commit, tooManyRequests }) => {
      if (isBlank(body.email)) return error('enterUserNameOrEmail')
      const email = normaliseEmail(body.email)
      if (!isEmail(email)) return error('emailWrong')
      const { scene } = body
      return commit((tables) => {
        const fromHere = `code ${ip}`
        const waitHere = rateWait(tables, fromHere, ADDRESS_CODE_RATE, now)
        const wait = scene === 'security' ? waitHere : Math.max(waitHere, waitAfterTelling(tables, ip, now))
        if (wait > 0) return tooManyRequests(wait)
        const user = tables.users.findBy('email', email)
        if (scene === 'register' && user) return tell(tables, 'emailExists', ip, now)
        if (scene === 'reset' && !user) return tell(tables, 'userNotFound', ip, now)
        const pause = pauseBeforeCode(world, email, scene, now)
        if (pause > 0) return tooManyRequests(pause)
        countRate(tables, fromHere, ADDRESS_CODE_RATE, now)
        sendCode(tables, { email, scene, language }, now)
        return ok({ resendAfter: RESEND_AFTER_SECONDS })
      })
    }),

    operation('register', async ({ body, ip, now, device, commit, tooManyRequests }) => {
      const { userName, password, invitationCode } = body
      if (isBlank(userName) || isBlank(body.email)) return error('enterUserNameOrEmail')
      if (!isUserName(userName)) return error('userNameWrong')
      const email = normaliseEmail(body.email)
      if (!isEmail(email)) return error('emailWrong')
      if (isBlank(password) || !isStrongPassword(password)) return error('passwordWrong')
      const waitBefore = waitAfterTelling(world.store.read, ip, now)
      if (waitBefore > 0) return tooManyRequests(waitBefore)

      // Hashing takes a while, so nothing that was looked up before it is relied on afterwards.
      const hash = await hashPassword(password, world.passwordIterations)
      return commit((tables) => {
        const wait = waitAfterTelling(tables, ip, now)
        if (wait > 0) return tooManyRequests(wait)
        if (tables.users.findBy('userName', userName.toLowerCase()))
          return tell(tables, 'userNameExists', ip, now)
        if (tables.users.findBy('email', email)) return tell(tables, 'emailExists', ip, now)
        // What is refused from here on tells that both are free.
        const code = tryCode(world, tables, email, 'register', body.code, now)
        if (!code.right) return tell(tables, 'verificationCodeWrong', ip, now)
        const invitedBy = readInviter(tables, invitationCode)
        if (invitedBy === 'unknown') return tell(tables, 'invitationCodeInvalid', ip, now)
        code.useUp()
        const user = addUser(world, tables, { userName, email, password: hash, invitedBy }, now)
        return ok({ token: openSession(tables, user.id, now, device), userName })
      })
    }),

    operation('login', async ({ body, ip, now, device, commit, tooManyRequests }) => {
      const { userName: name, password } = body
      if (isBlank(name)) return error('enterUserNameOrEmail')
      const isAddress = name.includes('@')
      if (isAddress && !isEmail(normaliseEmail(name))) return error('emailWrong')
      if (!isAddress && !isUserName(name)) return error('userNameWrong')
      const user = isAddress
        ? users.findBy('email', normaliseEmail(name))
        : users.findBy('userName', name.toLowerCase())
      const fromHere = `login from ${ip}`
      const waitHere = rateWait(world.store.read, fromHere, ADDRESS_FAILURE_RATE, now)
      if (waitHere > 0) return tooManyRequests(waitHere)
      if (!user) {
        // As slow as a wrong password, so that the time does not tell which names exist.
        await hashPassword(password ?? '', world.passwordIterations)
        return commit((tables) => {
          const wait = rateWait(tables, fromHere, ADDRESS_FAILURE_RATE, now)
          if (wait > 0) return tooManyRequests(wait)
          countRate(tables, fromHere, ADDRESS_FAILURE_RATE, now)
          return error('userNotFound')
        })
      }

      const key = `login ${user.id}`
      const waitBefore = rateWait(world.store.read, key, LOGIN_FAILURE_RATE, now)
      if (waitBefore > 0) return tooManyRequests(waitBefore)
      const right =
        !isBlank(password) && user.password !== undefined && (await verifyPassword(password, user.password))

      return commit((tables) => {
        // Guesses sent side by side all came this far: those beyond the limit learn nothing, right or wrong.
        const wait = Math.max(
          rateWait(tables, key, LOGIN_FAILURE_RATE, now),
          rateWait(tables, fromHere, ADDRESS_FAILURE_RATE, now),
        )
        if (wait > 0) return tooManyRequests(wait)
        const current = tables.users.get(user.id)
        if (!current) return error('userNotFound')
        if (!right || current.passwordVersion !== user.passwordVersion) {
          countRate(tables, key, LOGIN_FAILURE_RATE, now)
          countRate(tables, fromHere, ADDRESS_FAILURE_RATE, now)
          return error('passwordWrong')
        }
        if (current.status === 'FROZEN') return error('userStatusAbnormal')
        tables.rates.delete(key)
        return ok({ token: openSession(tables, user.id, now, device), ...userInfo(world, current, now) })
      })
    }),

    operation('resetUserPwd', async ({ body, ip, now, commit, tooManyRequests }) => {
      if (isBlank(body.email)) return error('enterUserNameOrEmail')
      const email = normaliseEmail(body.email)
      if (!isEmail(email)) return error('emailWrong')
      const waitBefore = waitAfterTelling(world.store.read, ip, now)
      if (waitBefore > 0) return tooManyRequests(waitBefore)
      const { password } = body
      const strong = !isBlank(password) && isStrongPassword(password)
      const isKnown = users.findBy('email', email) !== undefined
      const hash = strong && isKnown ? await hashPassword(password, world.passwordIterations) : undefined
      return commit((tables) => {
        const wait = waitAfterTelling(tables, ip, now)
        if (wait > 0) return tooManyRequests(wait)
        const user = tables.users.findBy('email', email)
        if (!user) return tell(tables, 'userNotFound', ip, now)
        const code = tryCode(world, tables, email, 'reset', body.code, now)
        if (!code.right) return tell(tables, 'verificationCodeWrong', ip, now)
        if (!hash) return error('passwordWrong')
        if (user.status === 'FROZEN') return error('userStatusAbnormal')
        code.useUp()
        tables.users.update(user.id, { password: hash, passwordVersion: user.passwordVersion + 1 })
        tables.rates.delete(`login ${user.id}`)
        endSessions(tables, user.id)
        return ok(null, 'modifiedSuccessfully')
      })
    }),

    operation('loginByGoogle', ({ body, now, device, commit }) =>
      commit((tables) => {
        const proof = readGoogleProof(world, tables, body)
        if ('error' in proof) return rejected(proof)
        const { email } = proof
        const known = tables.users.findBy('google', email)
        if (!known && tables.users.findBy('email', email)) return error('emailExists')
        const isTaken = (name: string) => tables.users.findBy('userName', name.toLowerCase()) !== undefined
        const invitedBy = known ? undefined : readInviter(tables, body.invitationCode)
        if (invitedBy === 'unknown') return error('invitationCodeInvalid')
        if ((known?.status ?? firstStatus(email)) === 'FROZEN') return error('userStatusAbnormal')
        const newcomer = () => ({
          userName: generateUserName(email, isTaken),
          email,
          google: true,
          invitedBy,
        })
        const user = known ?? addUser(world, tables, newcomer(), now)
        return ok({ token: openSession(tables, user.id, now, device), ...userInfo(world, user, now) })
      }),
    ),

    operation('linkGoogle', ({ body, commit, signedIn }) =>
      commit((tables) => {
        const proof = readGoogleProof(world, tables, body)
        if ('error' in proof) return rejected(proof)
        const { email } = proof
        const owner = tables.users.findBy('google', email) ?? tables.users.findBy('email', email)
        if (owner && owner.id !== signedIn.user.id) return error('emailExists')
        tables.users.update(signedIn.user.id, { google: true, googleEmail: email })
        return ok(null, 'modifiedSuccessfully')
      }),
    ),

    operation('unlinkGoogle', ({ commit, signedIn }) =>
      commit(({ users }) => {
        const user = users.get(signedIn.user.id) ?? signedIn.user
        if (!user.google) return error('recordNotFound')
        if (user.password === undefined) return error('passwordMissing')
        users.update(user.id, { google: false, googleEmail: undefined })
        return ok(null, 'modifiedSuccessfully')
      }),
    ),

    operation('logout', ({ commit, signedIn }) =>
      commit((tables) => {
        endSession(tables, signedIn.session.id)
        return ok(null)
      }),
    ),

    operation('logoutSession', ({ body, commit, signedIn }) =>
      commit((tables) => {
        if (tables.sessions.get(body.id)?.userId !== signedIn.user.id) return error('recordNotFound')
        endSession(tables, body.id)
        return ok(null, 'modifiedSuccessfully')
      }),
    ),

    operation('logoutAll', ({ commit, signedIn }) =>
      commit((tables) => {
        endSessions(tables, signedIn.user.id, signedIn.session.id)
        return ok(null, 'modifiedSuccessfully')
      }),
    ),
  ]
}
