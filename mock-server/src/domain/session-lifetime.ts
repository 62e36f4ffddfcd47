import { DAY_MS } from './calendar.ts'
import type { Session } from './user.ts'

/** A session ends after 30 days without a call. */
export const SESSION_REST_MS = 30 * DAY_MS
/** A session ends after 90 days at most, however much it is used. */
const LONGEST_LIFE_MS = 90 * DAY_MS
/** A user has at most 20 sessions; another one ends the oldest. */
export const MOST_SESSIONS = 20

/** When a session was last used, written down once a day: a read changes nothing that anyone reads. */
export interface SessionUse {
  readonly sessionId: string
  readonly at: number
}

/** Whether a session has ended by itself at `now`. */
export const isOver = ({ createdAt }: Session, use: SessionUse | undefined, now: number): boolean =>
  now - createdAt >= LONGEST_LIFE_MS || now - (use?.at ?? createdAt) >= SESSION_REST_MS

/** Whether a use is to be written down: the last one that was is a day old. */
export const isWorthNoting = ({ createdAt }: Session, use: SessionUse | undefined, now: number): boolean =>
  now - (use?.at ?? createdAt) >= DAY_MS
