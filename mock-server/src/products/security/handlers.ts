import { CONTACT_URL, refused } from '../../contract/refused.ts'
import { badRequest, ok, refuse, tooManyRequests } from '../../contract/reply.ts'
import { actorOf } from '../../core/actor.ts'
import type { Handlers } from '../../core/product.ts'
import { countRate, rateWait } from '../../core/rates.ts'
import { checkSecurityPassword, countTry, currentCheck } from '../../core/security-passwords.ts'
import { tryCode } from '../../core/verification.ts'
import { isBlank } from '../../domain/credential-rules.ts'
import { type CommandError, isRefused } from '../../domain/outcome.ts'
import { LOGIN_FAILURE_RATE } from '../../domain/rate-limit.ts'
import {
  changeSecurityPassword,
  isWeakSecurityPassword,
  refusePassword,
  resetSecurityPassword,
  setSecurityPassword,
} from '../../domain/security-password.ts'
import { isPaymentLocked } from '../../domain/user.ts'
import { hashPassword, verifyPassword } from '../../security/password.ts'
import { createToken } from '../../security/token.ts'
import { paymentLockView } from './view.ts'

const LOCKED: CommandError = { refused: '11004' }

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
        if (isRefused(outcome)) return refuse(outcome.refused)
        const code = tryCode(world, tables, user.email, 'security', body.emailCode, now)
        if (!code.right) return refuse('11001')
        code.useUp()
        tables.users.put(outcome.user)
        return ok(null, '20005')
      })
    }),

    operation('verifySecurityPassword', async ({ body, now, mode, signedIn, commit }) => {
      const checked = await checkSecurityPassword(signedIn.user, body.password)
      return commit((tables) => {
        const actor = actorOf(tables, signedIn.user, mode, now)
        const { user } = actor
        if (isPaymentLocked(user, now)) return refused(LOCKED, actor)
        const check = currentCheck(user, checked)
        const refusal = refusePassword(check)
        countTry(tables, user, check, refusal, now)
        return refusal ? refused(refusal, actor) : ok({ verified: true, ticket: `tk-${createToken()}` })
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
        if (!isRefused(outcome)) {
          tables.users.put(outcome.user)
          return ok(null, '20005')
        }
        countTry(tables, actor.user, check, outcome, now)
        return refused(outcome, actor)
      })
    }),

    operation('resetSecurityPassword', async ({ body, now, mode, signedIn, commit }) => {
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
        if (isRefused(outcome)) return refused(outcome, actor)
        const code = tryCode(world, tables, user.email, 'security', body.emailCode, now)
        if (!code.right) return refuse('11001')
        const wait = rateWait(tables, guesses, LOGIN_FAILURE_RATE, now)
        if (wait > 0) return tooManyRequests(wait)
        if (!isRight || user.passwordVersion !== passwordVersion) {
          countRate(tables, guesses, LOGIN_FAILURE_RATE, now)
          return refuse('10004')
        }
        code.useUp()
        tables.users.put(outcome.user)
        return ok(null, '20005')
      })
    }),
  ]
}
