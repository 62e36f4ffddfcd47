import type { CoreTables } from '../../core/tables.ts'
import { isBlank, isInviteCode } from '../../domain/credential-rules.ts'
import type { Tables } from '../../store/store.ts'

/** Id of the user whose invitation code this is; undefined without one, `unknown` when no user has it. */
export const readInviter = (
  tables: Tables<CoreTables>,
  code: string | undefined,
): string | 'unknown' | undefined => {
  if (code === undefined || isBlank(code)) return undefined
  const inviter = isInviteCode(code) ? tables.users.findBy('inviteCode', code) : undefined
  return inviter?.id ?? 'unknown'
}
