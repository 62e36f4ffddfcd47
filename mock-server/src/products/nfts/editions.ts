import type { WorkRecord } from '../../catalogue/records/work-record.ts'
import { textsIn } from '../../catalogue/texts/texts.ts'
import { type DueHandler, schedule } from '../../core/due-events.ts'
import { nextNumber } from '../../core/numbers.ts'
import { DAY_MS } from '../../domain/calendar.ts'
import { sha256 } from '../../security/sha256.ts'
import type { Tables } from '../../store/store.ts'
import { putUp } from './put-up.ts'
import type { NftTables } from './tables.ts'

const HOUR_MS = 3_600_000
/** How long after a work is over the next one is put up. */
const NEXT_AFTER_MS = HOUR_MS
/** An edition is on auction for two to twelve days. */
const SHORTEST_MS = 2 * DAY_MS
const MOST_HOURS_MORE = 10 * 24

/** The title of a work, or of a further edition of it. */
export const titleOf = (title: string, edition: number | undefined): string =>
  edition === undefined ? title : `${title} #${edition}`

/** A number below `limit` that follows from a seed. */
const drawn = (seed: number, what: string, limit: number): number =>
  Number.parseInt(sha256(`swx-nft:${seed}:${what}`).slice(0, 8), 16) % limit

/** Works of which nothing is on auction now; all of them where there is none. */
const choiceOf = ({ nfts }: Tables<NftTables>, works: readonly WorkRecord[]): readonly WorkRecord[] => {
  const live = new Set<string>()
  for (const { id, editionOf = id } of nfts.listBy('status', ['LIVE'])) live.add(editionOf)
  const free = works.filter(({ id }) => !live.has(id))
  return free.length > 0 ? free : works
}

/** A work is over: the next one is planned, so that there is always something to bid for. */
export const planNext = (tables: Tables<NftTables>, id: string, now: number): void => {
  schedule(tables, { at: now + NEXT_AFTER_MS, kind: 'nftNext', ref: id })
}

/** Puts up a further edition of one of the catalogue's works; which one and for how long follows from the seed. */
export const putUpNext: DueHandler<NftTables> = (tables, { at }, { catalogue, seed }) => {
  const works = choiceOf(tables, catalogue.works.all())
  const serial = nextNumber(tables, 'nft edition')
  const work = works[drawn(seed, `work ${serial}`, works.length || 1)]
  if (!work) return
  const edition = [...tables.nfts.listBy('work', [work.id])].filter(({ id }) => id !== work.id).length + 2
  const endsAt = at + SHORTEST_MS + drawn(seed, `hours ${serial}`, MOST_HOURS_MORE) * HOUR_MS
  // After those of the catalogue, in order of their coming.
  const id = `n-9${String(serial).padStart(4, '0')}`
  const title = titleOf(textsIn('en').works[work.artwork], edition)
  putUp(tables, work, { id, title, endsAt, editionOf: work.id, edition })
}
