import { CONTACT_URL, rejected } from '../../contract/rejected.ts'
import { badRequest, error, ok } from '../../contract/reply.ts'
import { actorOf } from '../../core/actor.ts'
import type { Handlers } from '../../core/product.ts'
import { countRate, rateWait } from '../../core/rates.ts'
import { checkSecurityPassword, countTry, currentCheck } from '../../core/security-passwords.ts'
import { tryCode } from '../../core/verification.ts'
import { isBlank } from '../../domain/credential-rules.ts'
import { isRejected, rejectLocked } from '../../domain/outcome.ts'
import { LOGIN_FAILURE_RATE } from '../../domain/rate-limit.ts'
import {
  changeSecurityPassword,
  checkPassword,
  isWeakSecurityPassword,
  resetSecurityPassword,
  setSecurityPassword,
} from '../../domain/security-password.ts'
import { lockAt } from '../../domain/user.ts'
import { hashPassword, verifyPassword } from '../../security/password.ts'
import { createToken } from '../../security/token.ts'
import { paymentLockView } from './view.ts'

/** The payment lock and the security password. Contract: `openapi/paths/payment.*.yaml`. */
export const paymentHandlers: Handlers = (world, operation) => {
  const hash = (password: string) => hashPassword(password, world.passwordIterations)
  const weak = (field: string) => badRequest([{ field, rule: 'weak' }])

  return [
    operation('getPaymentLock', ({ now, signedIn: { user } }) => ok(paymentLockView(user, CONTACT_URL, now))),

    operation('setSecurityPassword', async ({ body, now, mode, signedIn, commit }) => {
      if (isWeakSecurityPassword(body.password)) return weak('password')
      const hashed = await hash(body.password)
      return commit((tables) => {
        const { user } = actorOf(tables, signedIn.user, mode, now)
        const outcome = setSecurityPassword(user, hashed)
        if (isRejected(outcome)) return rejected(outcome)
        const code = tryCode(world, tables, user.email, 'security', body.emailCode, now)
        if (!code.right) return error('verificationCodeWrong')
        code.useUp()
        tables.users.put(outcome.user)
        return ok(null, 'modifiedSuccessfully')
      })
    }),

    operation('verifySecurityPassword', async ({ body, now, mode, signedIn, commit }) => {
      const checked = await checkSecurityPassword(signedIn.user, body.password)
      return commit((tables) => {
        const { user } = actorOf(tables, signedIn.user, mode, now)
        const lock = lockAt(user, now)
        if (lock) return rejected(rejectLocked(lock))
        const check = currentCheck(user, checked)
        const rejection = checkPassword(check)
        countTry({ world, tables, now }, user, check, rejection)
        return rejection ? rejected(rejection) : ok({ verified: true, ticket: `tk-${createToken()}` })
      })
    }),

    operation('changeSecurityPassword', async ({ body, now, mode, signedIn, commit }) => {
      if (body.newPassword === body.oldPassword) return badRequest([{ field: 'newPassword', rule: 'same' }])
      if (isWeakSecurityPassword(body.newPassword)) return weak('newPassword')
      const checked = await checkSecurityPassword(signedIn.user, body.oldPassword)
      const hashed = await hash(body.newPassword)
      return commit((tables) => {
        const actor = actorOf(tables, signedIn.user, mode, now)
        const check = currentCheck(actor.user, checked)
        const outcome = changeSecurityPassword(actor.user, check, hashed, now)
        if (!isRejected(outcome)) {
          tables.users.put(outcome.user)
          return ok(null, 'modifiedSuccessfully')
        }
        countTry({ world, tables, now }, actor.user, check, outcome)
        return rejected(outcome)
      })
    }),

    operation('resetSecurityPassword', async ({ body, now, mode, signedIn, commit, tooManyRequests }) => {
      if (isWeakSecurityPassword(body.newPassword)) return weak('newPassword')
      const { id, password, passwordVersion } = signedIn.user
      const guesses = `login ${id}`
      const waitBefore = rateWait(world.store.read, guesses, LOGIN_FAILURE_RATE, now)
      if (waitBefore > 0) return tooManyRequests(waitBefore)
      const isRight =
        !isBlank(body.loginPassword) &&
        password !== undefined &&
        (await verifyPassword(body.loginPassword, password))
      const hashed = await hash(body.newPassword)
      return commit((tables) => {
        const actor = actorOf(tables, signedIn.user, mode, now)
        const { user } = actor
        const outcome = resetSecurityPassword(user, hashed, now)
        if (isRejected(outcome)) return rejected(outcome)
        const code = tryCode(world, tables, user.email, 'security', body.emailCode, now)
        if (!code.right) return error('verificationCodeWrong')
        const wait = rateWait(tables, guesses, LOGIN_FAILURE_RATE, now)
        if (wait > 0) return tooManyRequests(wait)
        if (!isRight || user.passwordVersion !== passwordVersion) {
          countRate(tables, guesses, LOGIN_FAILURE_RATE, now)
          return error('passwordWrong')
        }
        code.useUp()
        tables.users.put(outcome.user)
        return ok(null, 'modifiedSuccessfully')
      })
    }),
  ]
}
