import { formatDate, formatDateTime } from '#core/format/format-time.ts'

const DAY_MS = 86_400_000

/** Where a span begins or ends: a day, with its time where it is not midnight. `tag` is a BCP 47 tag. */
export const formatEdge = (time: number, tag: string): string =>
  (time % DAY_MS === 0 ? formatDate : formatDateTime)(time, tag)
