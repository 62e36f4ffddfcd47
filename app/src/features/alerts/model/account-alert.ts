import type { components, OtherMember } from '@swx/sdk'
import { byMember } from '#lib/enums/by-member.ts'
import type { AlertSubject } from './alert-store.ts'

/** An alert that the server keeps and watches. */
export type AccountAlert = components['schemas']['PriceAlert']

type AlertKind = components['schemas']['AlertKind']

/** How often an alert fires. */
export type AlertRepeat = components['schemas']['AlertRepeat']

/** What an alert watches: the price, or its change of the day in percent. */
export type Watched = 'PRICE' | 'CHANGE'

/** The side of its value on which an alert fires. */
export type WatchedSide = 'ABOVE' | 'BELOW'

/** Alerts that an account can have. */
export const ACCOUNT_ALERTS_MAX = 100

/** Changes of a day that an alert can wait for, in percent. */
export const CHANGE_RANGE = { min: '-99.99', max: '1000' } as const

/** The kind of an alert that watches something on one side. */
export const kindOf = (watched: Watched, side: WatchedSide): AlertKind => `${watched}_${side}`

interface KindParts {
  readonly watched: Watched
  readonly side: WatchedSide
}

/** What an alert of a kind watches, and on which side; of a kind that only a later server knows, the price above. */
export const partsOf: (kind: AlertKind | OtherMember.text) => KindParts = byMember<AlertKind, KindParts>(
  {
    PRICE_ABOVE: { watched: 'PRICE', side: 'ABOVE' },
    PRICE_BELOW: { watched: 'PRICE', side: 'BELOW' },
    CHANGE_ABOVE: { watched: 'CHANGE', side: 'ABOVE' },
    CHANGE_BELOW: { watched: 'CHANGE', side: 'BELOW' },
  },
  { watched: 'PRICE', side: 'ABOVE' },
)

/** Whether the condition of an alert holds at a price or change. */
export const holdsAt = (side: WatchedSide, value: number, now: number): boolean =>
  side === 'ABOVE' ? now >= value : now <= value

/** The alerts on one instrument, or all. */
export const alertsOn = (
  alerts: readonly AccountAlert[],
  subject: Pick<AlertSubject, 'code'> | undefined,
): readonly AccountAlert[] =>
  subject === undefined ? alerts : alerts.filter(({ code }) => code === subject.code)
