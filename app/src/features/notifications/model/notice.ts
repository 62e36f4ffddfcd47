import type { components, OtherMember } from '@swx/sdk'

/** A notification as the API answers it. */
export type Notification = components['schemas']['Notification']

/** A kind that can be switched off. */
export type NoticeSwitch = components['schemas']['NoticeSwitch']

/** What a list can be limited to. */
export type NoticeGroup = components['schemas']['NoticeGroup']

/** One line of the list, already in words. */
export interface Notice {
  readonly id: string
  readonly group: NoticeGroup | OtherMember.text
  /** Whether it is about play money. */
  readonly isDemo?: boolean
  readonly title: string
  readonly body: string
  /** Epoch milliseconds. */
  readonly at: number
  readonly isRead: boolean
  /** The record it is about. */
  readonly to: string
}

/** Notices that this browser made itself, with the way to mark them as read. */
export interface LocalNotices {
  readonly notices: readonly Notice[]
  readonly markRead: (ids: readonly string[]) => void
}

/** The filters of the list, in the order of its tabs. */
export const noticeFilters = [
  'all',
  'unread',
  'MONEY',
  'TRADING',
  'PLANS',
  'NFTS',
  'MARKET',
  'SECURITY',
  'INVITES',
] as const

/** One of {@link noticeFilters}. */
export type NoticeFilter = (typeof noticeFilters)[number]

/**
 * The notices of the server with those of this browser in order of time, newest first. While the server has older
 * ones to show, what is older than its last shown one waits for them.
 */
export function mergeNotices(
  served: readonly Notice[],
  local: readonly Notice[],
  { hasMore }: { readonly hasMore: boolean },
): readonly Notice[] {
  const oldest = hasMore ? (served.at(-1)?.at ?? 0) : Number.NEGATIVE_INFINITY
  return [...served, ...local.filter(({ at }) => at >= oldest)].sort((one, other) => other.at - one.at)
}

/** Notices of one UTC day. */
interface NoticeDay {
  /** `yyyy-mm-dd`. */
  readonly day: string
  readonly notices: readonly Notice[]
}

/** Puts notices that are in order under their days. */
export function byDay(notices: readonly Notice[]): readonly NoticeDay[] {
  const days = new Map<string, Notice[]>()
  for (const notice of notices) {
    const day = new Date(notice.at).toISOString().slice(0, 10)
    days.set(day, [...(days.get(day) ?? []), notice])
  }
  return Array.from(days, ([day, own]) => ({ day, notices: own }))
}
