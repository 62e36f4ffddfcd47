import type { Operation } from '@swx/sdk'
import { useAddWatch, useListWatch, useRemoveWatch } from '@swx/sdk/react'
import { useCallback, useMemo, useRef } from 'react'
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
  /** Watches an instrument or stops watching it. Always the same function. */
  readonly toggle: (instrument: Watchable) => void
  readonly isPending: boolean
  readonly error: unknown
  readonly refetch: () => unknown
}

const nothing: readonly string[] = []

/**
 * The watchlist: of the account for users, of this tab's memory for visitors. A change shows at once, and is
 * taken back when the account answers with an error.
 */
export function useWatchlist(): Watchlist {
  const { t } = useTranslation('market')
  const errorText = useErrorText()
  const { isLoggedIn } = useSession()
  const visitorIds = useStore(visitorWatchlist)
  const own = useListWatch({ query: { enabled: isLoggedIn, select: toIds } })
  const add = useAddWatch()
  const remove = useRemoveWatch()

  const adding = add.isPending ? add.variables?.data.marketId : undefined
  const removing = remove.isPending ? remove.variables?.data.marketId : undefined
  const stored = isLoggedIn ? (own.data ?? nothing) : visitorIds
  const ids = useMemo(() => {
    const without = removing === undefined ? stored : removeFromList(stored, removing)
    return adding === undefined ? without : addToList(without, adding)
  }, [stored, adding, removing])

  function say({ id, code }: Watchable, isWatched: boolean) {
    const undo = { label: t('watch.undo'), run: () => change({ id, code }, true) }
    toast(t(isWatched ? 'watch.added' : 'watch.removed', { code }), isWatched ? {} : { action: undo })
  }

  function showError(error: unknown) {
    const isFull = ids.length >= WATCH_MAX
    toast(isFull ? t('watch.full', { max: WATCH_MAX }) : errorText(error), { tone: 'alert' })
  }

  function change(instrument: Watchable, isWatched: boolean) {
    const { id } = instrument
    if (isLoggedIn) {
      const send = isWatched ? add.mutate : remove.mutate
      send({ data: { marketId: id } }, { onSuccess: () => say(instrument, isWatched), onError: showError })
    } else if (isWatched && visitorWatchlist.get().length >= WATCH_MAX) {
      showError(undefined)
    } else {
      visitorWatchlist.set((isWatched ? addToList : removeFromList)(visitorWatchlist.get(), id))
      say(instrument, isWatched)
    }
  }

  const latest = useRef(change)
  latest.current = change
  const latestIds = useRef(ids)
  latestIds.current = ids
  const toggle = useCallback(
    (instrument: Watchable) => latest.current(instrument, !latestIds.current.includes(instrument.id)),
    [],
  )

  return {
    ids,
    toggle,
    isPending: isLoggedIn && own.isPending,
    error: isLoggedIn ? own.error : null,
    refetch: own.refetch,
  }
}

function toIds(items: Operation<'listWatch'>['result']): readonly string[] {
  return items.map(({ id }) => id)
}
