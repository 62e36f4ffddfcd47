import { useTranslation } from 'react-i18next'
import { formatMoney } from '#core/format/figures.ts'
import { type DataColumn, DataTable } from '#ui/data/data-table.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { ResultGroup, ResultsProps } from '../model/result-figures.ts'

/** What each instrument came to; its code leads to its positions. */
export function ResultsByInstrument({
  groups,
  filter,
  onFilter,
}: ResultsProps & { groups: readonly ResultGroup[] }) {
  const { t } = useTranslation('orders')
  const columns: readonly DataColumn<ResultGroup>[] = [
    {
      key: 'instrument',
      header: t('results.instrument'),
      onCard: 'title',
      cell: ({ key }) => (
        <Button
          size="sm"
          variant="text"
          className="-mx-3"
          aria-pressed={filter.code === key}
          onClick={() => onFilter(filter.code === key ? {} : { code: key })}
        >
          <bdi>{key}</bdi>
        </Button>
      ),
    },
    {
      key: 'count',
      header: t('results.positions'),
      align: 'end',
      cell: ({ count }) => <Figure value={String(count)} />,
    },
    {
      key: 'won',
      header: t('results.gains'),
      align: 'end',
      cell: ({ won }) => <Figure value={String(won)} />,
    },
    {
      key: 'fees',
      header: t('results.fees'),
      align: 'end',
      cell: ({ fees }) => <Figure value={formatMoney(fees)} />,
    },
    {
      key: 'net',
      header: t('position.column.net'),
      align: 'end',
      cell: ({ net }) => (
        <span className="font-strong">
          <PriceChange text={formatMoney(net, { sign: true })} />
        </span>
      ),
    },
  ]
  return (
    <Card title={t('results.byInstrument')} flush>
      <DataTable
        label={t('results.byInstrument')}
        columns={columns}
        rows={groups}
        rowKey={({ key }) => key}
      />
    </Card>
  )
}
