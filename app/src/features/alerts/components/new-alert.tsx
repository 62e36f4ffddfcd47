import { useListInstruments } from '@swx/sdk/react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#core/errors/error-state.tsx'
import { useInstrumentName } from '#core/instruments/use-instrument-name.ts'
import { findBest, indexBy } from '#lib/search/find-best.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Field } from '#ui/form/field.tsx'
import { SearchSelect } from '#ui/form/search-select.tsx'
import { AskedAlertForm } from './asked-alert-form.tsx'

/** How many instruments are listed; typing narrows them down. */
const SHOWN = 40

/** Sets an alert where no instrument is on show: it is chosen first. */
export function NewAlert({ used }: { used: number }) {
  const { t } = useTranslation('alerts')
  const [code, setCode] = useState('')
  const list = useChoices()
  const index = useMemo(
    () => indexBy(list.data ?? [], ({ code, name, listedName }) => ({ code, names: [name, listedName] })),
    [list.data],
  )
  const find = (typed: string) =>
    (typed.trim() === '' ? index : findBest(index, typed)).slice(0, SHOWN).map(({ thing }) => ({
      key: thing.id,
      value: thing.code,
      label: (
        <>
          <bdi className="font-strong">{thing.code}</bdi>
          <bdi className="min-w-0 truncate text-muted">{thing.name}</bdi>
        </>
      ),
    }))
  const chosen = list.data?.find((choice) => choice.code === code)

  if (list.isError && list.data === undefined)
    return <ErrorState error={list.error} title={t('new.failed')} onRetry={list.refetch} />
  if (list.data === undefined) return <Skeleton lines={1} lineHeight={40} label={t('loading')} />
  return (
    <div className="grid gap-3">
      <Field label={t('new.instrument')}>
        <SearchSelect
          name="instrument"
          value={code}
          onChange={setCode}
          find={find}
          nothing={t('new.nothing')}
          placeholder={t('new.placeholder')}
          autoComplete="off"
        />
      </Field>
      {chosen ? (
        <AskedAlertForm key={chosen.id} marketId={chosen.id} used={used} onDone={() => setCode('')} />
      ) : null}
    </div>
  )
}

/** Every instrument, in display order. */
function useChoices() {
  const nameOf = useInstrumentName()
  return useListInstruments<
    readonly {
      readonly id: string
      readonly code: string
      readonly name: string
      readonly listedName: string
    }[]
  >(undefined, {
    query: {
      select: (items) =>
        items.map((item) => ({ id: item.id, code: item.code, name: nameOf(item), listedName: item.name })),
    },
  })
}
