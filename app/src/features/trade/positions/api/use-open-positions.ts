import type { Operation } from '@swx/sdk'
import { useListPositions } from '@swx/sdk/react'
import { useEffect } from 'react'
import { limits } from '#config/limits.ts'
import { modeStore } from '#core/account-mode/mode-store.ts'
import { refetchWhile } from '#core/api/refetch-while.ts'
import { sessionStore } from '#core/session/session-store.ts'
import { useSession } from '#core/session/use-session.ts'
import { useRefetchOnPrice } from '#features/trade/shared/api/use-refetch-on-price.ts'
import { isTriggered, type Position, toPosition } from '#features/trade/shared/model/position.ts'
import { tabStore } from '#lib/storage/storage.ts'

/** The open positions of the account in use, newest first. */
export interface OpenPositions {
  readonly rows: readonly Position[]
  /** All of them, where there are more than one page shows. */
  readonly total: number
  /** The positions as the server has them. */
  readonly answer: Operation<'listOrder'>['result']
}

/** Whether a position that was open is closed by now. Where the list has more than one page it may be on another. */
export const hasLeft = (list: OpenPositions | undefined, { orderNo }: Pick<Position, 'orderNo'>): boolean =>
  list !== undefined && list.total === list.rows.length && !list.rows.some((row) => row.orderNo === orderNo)

/** The open positions of the account in use; empty for visitors, without a request. */
export function useOpenPositions() {
  const { isLoggedIn } = useSession()
  const last = lastPositions()
  const list = useListPositions<OpenPositions>(
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
  useRefetchOnPrice(list.data?.rows, isTriggered, list.refetch)
  const answer = list.data?.answer
  useEffect(() => {
    if (answer) keepPositions({ answer, at: list.dataUpdatedAt })
  }, [answer, list.dataUpdatedAt])
  return list
}

function toOpenPositions(answer: Operation<'listOrder'>['result']): OpenPositions {
  return { rows: answer.list.map(toPosition), total: answer.total, answer }
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
