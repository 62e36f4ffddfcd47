import { readParameter } from '../../catalogue/read-parameter.ts'
import { badRequest, error, ok } from '../../contract/reply.ts'
import { userInfo } from '../../core/account/user-info.ts'
import { balancesOf } from '../../core/books.ts'
import type { Handlers } from '../../core/product.ts'
import { endSessions, lastUseOf, openSessions } from '../../core/users.ts'
import { moment } from '../../core/view.ts'
import { isBlank, isStrongPassword } from '../../domain/credential-rules.ts'
import { isOwnUpload } from '../../domain/upload.ts'
import { formatUsd } from '../../ledger/money.ts'
import { hashPassword } from '../../security/password.ts'
import { isClosable } from './is-closable.ts'
import { compareLoginPassword, judgeLoginPassword } from './login-password.ts'

/** The signed-in user. Contract: `openapi/paths/user.*.yaml`. */
export const userHandlers: Handlers = (world, operation) => [
  operation('getUserInfo', ({ signedIn, now }) => ok(userInfo(world, signedIn.user, now))),

  operation('updateProfile', ({ body, commit, signedIn }) =>
    commit(({ users, uploads }) => {
      const { id } = signedIn.user
      const before = users.get(id) ?? signedIn.user
      const isKept = (what: 'phone' | 'picture') => !body.remove?.includes(what)
      const areaCode = isKept('phone') ? (body.areaCode ?? before.areaCode) : undefined
      const phone = isKept('phone') ? (body.phone ?? before.phone) : undefined
      const avatarId = isKept('picture') ? (body.avatarId ?? before.avatarId) : undefined
      const areaCodes = readParameter(world.catalogue, 'areaCodes')
      if (!areaCodes) return error('parameterMissing')
      if (body.areaCode !== undefined && !areaCodes.includes(body.areaCode))
        return badRequest([{ field: 'areaCode', rule: 'enum' }])
      if (phone !== undefined && areaCode === undefined)
        return badRequest([{ field: 'areaCode', rule: 'required' }])
      const owner = phone === undefined ? undefined : users.findBy('phone', `${areaCode} ${phone}`)
      if (owner && owner.id !== id) return badRequest([{ field: 'phone', rule: 'unique' }])
      if (avatarId !== undefined && !isOwnUpload(uploads.get(avatarId), id, 'avatar'))
        return error('recordNotFound')
      users.update(id, { areaCode, phone, avatarId })
      return ok(null, 'modifiedSuccessfully')
    }),
  ),

  operation('setPreferences', ({ body, commit, signedIn }) =>
    commit(({ users }) => {
      const { preferences } = users.get(signedIn.user.id) ?? signedIn.user
      users.update(signedIn.user.id, { preferences: { ...preferences, ...body } })
      return ok(null, 'modifiedSuccessfully')
    }),
  ),

  operation('listSession', ({ page, signedIn, now }) => {
    const rows = openSessions(world.store.read, signedIn.user.id, now)
    return ok(
      page(rows, ({ id, createdAt, device }) => ({
        id,
        at: moment(createdAt),
        usedAt: moment(lastUseOf(world.store.read, { id, createdAt })),
        device: device ?? 'Unknown device',
        current: id === signedIn.session.id,
      })),
    )
  }),

  operation('repassword', async ({ body, commit, signedIn, now, tooManyRequests }) => {
    const { oldPassword, newPassword } = body
    if (isBlank(newPassword) || !isStrongPassword(newPassword)) return error('passwordWrong')
    const compared = await compareLoginPassword(world, signedIn.user, oldPassword, now)
    const hash = await hashPassword(newPassword, world.passwordIterations)
    return commit((tables) => {
      const user = tables.users.get(signedIn.user.id) ?? signedIn.user
      const { right, waitMs } = judgeLoginPassword(tables, user, compared, now)
      if (waitMs > 0) return tooManyRequests(waitMs)
      if (!right || newPassword === oldPassword) return error('passwordWrong')
      tables.users.update(user.id, { password: hash, passwordVersion: user.passwordVersion + 1 })
      endSessions(tables, user.id, signedIn.session.id)
      return ok(null, 'modifiedSuccessfully')
    })
  }),

  operation('checkCloseAccount', ({ signedIn: { user } }) => {
    const { read } = world.store
    const { cash, loan } = balancesOf(read, 'real', user.id)
    return ok({
      closable: isClosable(world, read, user.id),
      available: formatUsd(cash),
      owed: formatUsd(-loan),
      ...world.facts.openRecords(read, user.id),
    })
  }),

  operation('closeAccount', async ({ body, commit, signedIn, now, tooManyRequests }) => {
    const compared = await compareLoginPassword(world, signedIn.user, body.loginPassword, now)
    return commit((tables) => {
      const user = tables.users.get(signedIn.user.id) ?? signedIn.user
      const { right, waitMs } = judgeLoginPassword(tables, user, compared, now)
      if (waitMs > 0) return tooManyRequests(waitMs)
      if (!right) return error('passwordWrong')
      if (!isClosable(world, tables, user.id)) return error('userStatusWrong')
      // The session that closed the account stays, so that its next read learns that the user is gone.
      endSessions(tables, user.id, signedIn.session.id)
      world.emit(tables, { kind: 'accountClosed', userId: user.id }, now)
      tables.users.delete(user.id)
      return ok(null, 'modifiedSuccessfully')
    })
  }),
]
