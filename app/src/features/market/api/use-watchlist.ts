import type { Operation } from '@swx/sdk'
import { useAddToWatchlist, useGetWatchlist, useRemoveFromWatchlist } from '@swx/sdk/react'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#core/errors/error-message.ts'
import { useSession } from '#core/session/use-session.ts'
import { useStore } from '#lib/store/create-store.ts'
import { toast } from '#ui/feedback/toast.ts'
import { addToList, removeFromList, visitorWatchlist, WATCH_MAX } from '../model/visitor-watchlist.ts'

/** What the list needs to know of an instrument. */
export interface Watchable {
  readonly id: string
  readonly code: string
}

/** The watchlist of the user or visitor. */
export interface Watchlist {
  /** Ids in the user's order. */
  readonly ids: readonly string[]
  /** Watches an instrument or stops watching it. It stays the same function while the list is not full. */
  readonly change: (instrument: Watchable, isWatched: boolean) => void
  /** Whether they are there: those of an account have to be asked for. */
  readonly query: {
    readonly data: readonly string[] | undefined
    readonly error: unknown
    readonly refetch: () => unknown
  }
}

const nothing: readonly string[] = []

/** The list changes by the user alone, and every star of a page reads it: it is asked for once in this time. */
const SHARED_MS = 30_000

/**
 * The watchlist: of the account for users, of this tab's memory for visitors. A change shows at once, and is
 * taken back when the account answers with an error.
 */
export function useWatchlist(): Watchlist {
  const { t } = useTranslation('market')
  const errorText = useErrorText()
  const { isLoggedIn } = useSession()
  const visitorIds = useStore(visitorWatchlist)
  const own = useGetWatchlist({ query: { enabled: isLoggedIn, staleTime: SHARED_MS, select: toIds } })
  const add = useAddToWatchlist()
  const remove = useRemoveFromWatchlist()

  const adding = add.isPending ? add.variables?.data.marketId : undefined
  const removing = remove.isPending ? remove.variables?.data.marketId : undefined
  const stored = isLoggedIn ? (own.data ?? nothing) : visitorIds
  const ids = useMemo(() => {
    const without = removing === undefined ? stored : removeFromList(stored, removing)
    return adding === undefined ? without : addToList(without, adding)
  }, [stored, adding, removing])

  const isFull = ids.length >= WATCH_MAX
  const { mutate: addOne } = add
  const { mutate: removeOne } = remove
  const full = t('watch.full', { max: WATCH_MAX })
  const showError = useCallback(
    (error: unknown) => toast(isFull ? full : errorText(error), { tone: 'alert' }),
    [isFull, full, errorText],
  )
  const watch = useCallback(
    ({ id, code }: Watchable) => {
      const say = () => toast(t('watch.added', { code }))
      if (isLoggedIn) addOne({ data: { marketId: id } }, { onSuccess: say, onError: showError })
      else if (visitorWatchlist.get().length >= WATCH_MAX) toast(full, { tone: 'alert' })
      else {
        visitorWatchlist.set(addToList(visitorWatchlist.get(), id))
        say()
      }
    },
    [t, isLoggedIn, addOne, showError, full],
  )
  const unwatch = useCallback(
    (instrument: Watchable) => {
      const { id, code } = instrument
      const undo = { label: t('watch.undo'), run: () => watch(instrument) }
      const say = () => toast(t('watch.removed', { code }), { action: undo })
      if (isLoggedIn) removeOne({ data: { marketId: id } }, { onSuccess: say, onError: showError })
      else {
        visitorWatchlist.set(removeFromList(visitorWatchlist.get(), id))
        say()
      }
    },
    [t, isLoggedIn, removeOne, showError, watch],
  )
  const change = useCallback(
    (instrument: Watchable, isWatched: boolean) => (isWatched ? watch : unwatch)(instrument),
    [watch, unwatch],
  )

  return {
    ids,
    change,
    query: isLoggedIn ? own : { data: ids, error: null, refetch: own.refetch },
  }
}

function toIds(items: Operation<'listWatch'>['result']): readonly string[] {
  return items.map(({ id }) => id)
}
