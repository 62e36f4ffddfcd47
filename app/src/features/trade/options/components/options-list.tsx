import { getOption, listOptions } from '@swx/sdk'
import { useSwxClient } from '@swx/sdk/react'
import { Timer } from 'lucide-react'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryView } from '#core/api/query-view.tsx'
import { usePages } from '#core/api/use-pages.ts'
import { formatMoney } from '#core/format/figures.ts'
import { formatDateTime } from '#core/format/format-time.ts'
import { useInstruments } from '#core/instruments/use-instruments.ts'
import { livePrices } from '#core/live-prices/store.ts'
import { useSession } from '#core/session/use-session.ts'
import { OrderName, PriceFigure } from '#features/trade/shared/components/order-figures.tsx'
import { useRemovedItems } from '#features/trade/shared/model/use-removed-items.ts'
import { type DataColumn, DataTable } from '#ui/data/data-table.tsx'
import { ShowMore } from '#ui/data/show-more.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SkeletonTable } from '#ui/feedback/skeleton-shapes.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { useOpenOptions } from '../api/use-open-options.ts'
import { type Option, toOption } from '../model/option.ts'
import { OptionState, useDelayedRefetch } from './option-state.tsx'

/** Stands for a figure that an open option does not have yet. */
const notYet = '–'

/** All options: the open ones count down, the settled ones show their result. */
export function OptionsList({ emptyAction }: { emptyAction?: ReactNode }) {
  const { t } = useTranslation('options')
  const list = useOptions()
  return (
    <QueryView
      query={list}
      skeleton={<SkeletonTable label={t('list.loading')} columns={7} />}
      failed={t('list.failed')}
      unaffected={t('list.unaffected')}
      empty={
        <EmptyState
          icon={<Timer aria-hidden="true" />}
          title={t('list.empty')}
          body={t('list.emptyBody')}
          action={emptyAction}
        />
      }
    >
      {(rows) => (
        <>
          <OptionsTable rows={rows} refetch={list.refetch} />
          <ShowMore list={list} />
        </>
      )}
    </QueryView>
  )
}

interface OptionsTableProps {
  rows: readonly Option[]
  refetch: () => unknown
}

function OptionsTable({ rows, refetch }: OptionsTableProps) {
  const { t, i18n } = useTranslation('options')
  const instruments = useInstruments(rows.map(({ marketId }) => marketId))
  const refetchLater = useDelayedRefetch(refetch)
  const price = ({ marketId }: Option, value: number | undefined) =>
    value === undefined ? notYet : <PriceFigure price={value} instrument={instruments.get(marketId)} />
  const columns: readonly DataColumn<Option>[] = [
    {
      key: 'option',
      header: t('list.column.option'),
      onCard: 'title',
      cell: (row) => <OrderName order={row} direction={t(`direction.${row.direction}`)} />,
    },
    {
      key: 'state',
      header: t('list.column.state'),
      onCard: 'action',
      cell: (row) => <OptionState option={row} onExpire={refetchLater} />,
    },
    {
      key: 'openedAt',
      header: t('list.column.openedAt'),
      cell: ({ openedAt }) => formatDateTime(openedAt, i18n.language),
    },
    {
      key: 'stake',
      header: t('list.column.stake'),
      align: 'end',
      cell: ({ stake }) => <Figure value={formatMoney(stake)} />,
    },
    {
      key: 'strike',
      header: t('list.column.strike'),
      align: 'end',
      cell: (row) => price(row, row.strike),
    },
    {
      key: 'settle',
      header: t('list.column.settle'),
      align: 'end',
      cell: (row) => price(row, row.settlePrice),
    },
    {
      key: 'result',
      header: t('list.column.result'),
      align: 'end',
      cell: ({ profit }) =>
        profit === undefined ? (
          notYet
        ) : (
          <span className="font-strong">
            <PriceChange text={formatMoney(profit, { sign: true })} />
          </span>
        ),
    },
  ]
  return <DataTable label={t('list.label')} columns={columns} rows={rows} rowKey={({ orderNo }) => orderNo} />
}

const isOpen = ({ status }: { readonly status: string }) => status === 'OPEN'

/** All options of the account in use, newest first, page by page. */
function useOptions() {
  const { isLoggedIn } = useSession()
  return usePages({
    key: ['options'],
    enabled: isLoggedIn,
    fetchPage: async (client, pageNum) => {
      const page = await listOptions(client, { pageNum })
      return { ...page, list: page.list.map(toOption) }
    },
    isLive: isOpen,
  })
}

/** While the time of an option is over and it is not settled yet, its list is asked for this often. */
const POLL_MS = 1_000

/** Tells the user how each of their options was settled. */
export function SettlementNotifier() {
  const { t } = useTranslation('options')
  const client = useSwxClient()
  const { data: rows, refetch } = useOpenOptions()
  const orderNos = useMemo(() => rows?.map(({ orderNo }) => orderNo), [rows])

  useEffect(() => {
    if (!rows?.length) return
    const timer = setInterval(() => {
      const now = livePrices.marketNow()
      if (rows.some(({ expiresAt }) => expiresAt <= now)) void refetch()
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [rows, refetch])

  useRemovedItems(orderNos, async (id) => {
    // Without an answer the list says it as well.
    const option = await getOption(client, { id }, { cache: 'reload' }).catch(() => undefined)
    if (!option || option.status === 'OPEN') return
    toast(
      t(`settled.${option.status}`, {
        code: option.code,
        amount: option.profit ?? '0.00',
      }),
    )
  })
  return null
}
