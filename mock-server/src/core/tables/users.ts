import type { NoticeLanguage } from '../../catalogue/notice-language.ts'
import type { SessionUse } from '../../domain/session-lifetime.ts'
import type { Session, User } from '../../domain/user.ts'
import type { CodeScene, SentCode } from '../../domain/verification-code.ts'
import { defineTable, sortable } from '../../store/define-table.ts'

/** A message that a real service would have sent. Its text is made when it is read, so no code is kept. */
export interface Mail {
  readonly id: string
  readonly to: string
  readonly kind: `code-${CodeScene}`
  readonly codeSerial: number
  /** The language it is written in. @default English */
  readonly language?: NoticeLanguage
  readonly at: number
}

/** Users, their sessions, and the messages that were sent to them. */
export const userTables = {
  users: defineTable<User>({
    key: (row) => row.id,
    unique: {
      userName: (row) => row.userName.toLowerCase(),
      email: (row) => row.email,
      phone: (row) => (row.phone === undefined ? undefined : `${row.areaCode ?? ''} ${row.phone}`),
      inviteCode: (row) => row.inviteCode,
      google: (row) => (row.google ? (row.googleEmail ?? row.email) : undefined),
    },
    secret: ['password', 'securityPassword'],
  }),
  sessions: defineTable<Session>({
    key: (row) => row.id,
    unique: { tokenHash: (row) => row.tokenHash },
    index: { user: (row) => [row.userId, sortable(row.createdAt)] },
    secret: ['tokenHash'],
  }),
  sessionUses: defineTable<SessionUse>({ key: (row) => row.sessionId, stateless: true }),
  codes: defineTable<SentCode>({ key: (row) => `${row.scene} ${row.email}` }),
  mails: defineTable<Mail>({
    key: (row) => row.id,
    index: { to: (row) => [row.to, sortable(row.at)], at: (row) => [sortable(row.at)] },
  }),
  /** Authorization codes of Google that were exchanged, by their digest, so that none is exchanged again. */
  googleCodes: defineTable<{ readonly key: string; readonly at: number }>({
    key: (row) => row.key,
    stateless: true,
  }),
  rates: defineTable<{ readonly key: string; readonly events: readonly number[] }>({
    key: (row) => row.key,
    stateless: true,
  }),
}
