/** What goes wrong on the way between a process and the database, at one of the next statements of the process. */
export type Trouble =
  /** The connection breaks, before the statement is carried out or after that and before its answer. */
  | { readonly kind: 'breaks'; readonly after: number; readonly isDone: boolean }
  /** The statement arrives late, or its answer does. */
  | { readonly kind: 'slow'; readonly after: number; readonly isDone: boolean; readonly ms: number }
  /** The database cannot be reached for several statements. */
  | { readonly kind: 'away'; readonly after: number; readonly times: number }
  /** The database has no room. */
  | { readonly kind: 'full'; readonly after: number }
  /** The process ends, before the statement is carried out or after that. */
  | { readonly kind: 'ends'; readonly after: number; readonly isDone: boolean }
  /** The process stands still, before the statement is carried out or after that. */
  | { readonly kind: 'stops'; readonly after: number; readonly isDone: boolean }

const error = (message: string, code: string): Error => Object.assign(new Error(message), { code })

/** What the client says of a connection that breaks. */
export const broken = (): Error => error('read ECONNRESET', 'ECONNRESET')
/** What the client says of a database that is gone. */
export const away = (): Error => error('connect ECONNREFUSED', 'ECONNREFUSED')
/** What PostgreSQL says without room. */
export const full = (): Error => error('could not extend file: No space left on device', '53100')
/** What PostgreSQL says to a process that stood still inside a transaction. */
export const idleInTransaction = (): Error =>
  error('terminating connection due to idle-in-transaction timeout', '25P03')
