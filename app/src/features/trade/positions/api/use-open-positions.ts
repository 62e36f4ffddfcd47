import type { Operation } from '@swx/sdk'
import { useListOrder } from '@swx/sdk/react'
import { useEffect } from 'react'
import { limits } from '#config/limits.ts'
import { modeStore } from '#core/account-mode/mode-store.ts'
import { refetchWhile } from '#core/api/refetch-while.ts'
import { livePrices } from '#core/live-prices/store.ts'
import { sessionStore } from '#core/session/session-store.ts'
import { useSession } from '#core/session/use-session.ts'
import { isTriggered, type Position, toPosition } from '#features/trade/shared/model/position.ts'
import { tabStore } from '#lib/storage/storage.ts'

/** After a price that closes a position the backend is asked at once, but not more often than this. */
const TRIGGER_PAUSE_MS = 1_000

/** The open positions of the account in use, newest first. */
export interface OpenPositions {
  readonly rows: readonly Position[]
  /** All of them, where there are more than one page shows. */
  readonly total: number
  /** As the server has them. */
  readonly answer: Operation<'listOrder'>['result']
}

/** The open positions of the account in use; empty for visitors, without a request. */
export function useOpenPositions() {
  const { isLoggedIn } = useSession()
  const last = lastPositions()
  const list = useListOrder<OpenPositions>(
    { status: 'OPEN', pageSize: limits.largestPage },
    {
      query: {
        enabled: isLoggedIn,
        ...(last && { initialData: last.answer, initialDataUpdatedAt: last.at }),
        select: toOpenPositions,
        refetchInterval: refetchWhile(({ list }) => list.length > 0),
      },
    },
  )
  useRefetchOnTrigger(list.data?.rows, list.refetch)
  const answer = list.data?.answer
  useEffect(() => {
    if (answer) keepPositions({ answer, at: list.dataUpdatedAt })
  }, [answer, list.dataUpdatedAt])
  return list
}

function toOpenPositions(answer: Operation<'listOrder'>['result']): OpenPositions {
  return { rows: answer.list.map(toPosition), total: answer.total, answer }
}

function useRefetchOnTrigger(rows: readonly Position[] | undefined, refetch: () => unknown) {
  useEffect(() => {
    if (!rows?.length) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = livePrices.onItems((items) => {
      const isNews = items.some(({ code, price }) =>
        rows.some((row) => row.code === code && isTriggered(row, price)),
      )
      if (!isNews || timer !== undefined) return
      timer = setTimeout(() => {
        timer = undefined
        void refetch()
      }, TRIGGER_PAUSE_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [rows, refetch])
}

const KEY = 'swx.lastPositions'

/** Open positions as this tab had them last, and when that was, epoch ms. */
interface LastPositions {
  readonly answer: Operation<'listOrder'>['result']
  readonly at: number
}

interface Kept extends LastPositions {
  /** Whose they are: of which user, on which account. */
  readonly owner: string
}

const owner = () => `${sessionStore.get().user?.userName} ${modeStore.get()}`
let writtenAt = 0

/** Keeps an answer for a reload without a network; it goes with the tab, and when the user leaves. */
function keepPositions({ answer, at }: LastPositions): void {
  if (at === writtenAt || sessionStore.get().user === undefined) return
  writtenAt = at
  tabStore.set(KEY, JSON.stringify({ answer, at, owner: owner() } satisfies Kept))
}

/** The last positions of the account in use, while there is no network to ask for newer ones. */
function lastPositions(): LastPositions | undefined {
  if (navigator.onLine) return undefined
  try {
    const kept = JSON.parse(tabStore.get(KEY) ?? 'null') as Kept | null
    return kept?.owner === owner() ? kept : undefined
  } catch {
    return undefined
  }
}
