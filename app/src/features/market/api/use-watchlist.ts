import type { Operation } from '@swx/sdk'
import { useAddWatch, useListWatch, useRemoveWatch } from '@swx/sdk/react'
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
  const own = useListWatch({ query: { enabled: isLoggedIn, staleTime: SHARED_MS, select: toIds } })
  const add = useAddWatch()
  const remove = useRemoveWatch()

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
  const change = useCallback(
    function change(instrument: Watchable, isWatched: boolean) {
      const { id, code } = instrument
      const say = () =>
        toast(
          t(isWatched ? 'watch.added' : 'watch.removed', { code }),
          isWatched ? {} : { action: { label: t('watch.undo'), run: () => change(instrument, true) } },
        )
      const showError = (text: string) => toast(text, { tone: 'alert' })
      const full = t('watch.full', { max: WATCH_MAX })
      if (isLoggedIn) {
        const send = isWatched ? addOne : removeOne
        const onError = (error: unknown) => showError(isFull ? full : errorText(error))
        send({ data: { marketId: id } }, { onSuccess: say, onError })
      } else if (isWatched && visitorWatchlist.get().length >= WATCH_MAX) {
        showError(full)
      } else {
        visitorWatchlist.set((isWatched ? addToList : removeFromList)(visitorWatchlist.get(), id))
        say()
      }
    },
    [t, errorText, isLoggedIn, isFull, addOne, removeOne],
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
