import type { Notice } from './notice.ts'

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
export interface NoticeDay {
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
