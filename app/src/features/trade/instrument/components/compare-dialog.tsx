import { useListInstruments } from '@swx/sdk/react'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryView } from '#core/api/query-view.tsx'
import { useInstrumentName } from '#core/instruments/use-instrument-name.ts'
import { findBest, indexBy } from '#lib/search/find-best.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/form/button.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { SearchInput } from '#ui/form/search-input.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import type { LayerProps } from '#ui/overlay/lazy-layer.tsx'
import { changeTools, useChartTools } from '../model/chart-layouts.ts'

interface CompareDialogProps extends LayerProps {
  /** The chart's own instrument. */
  code: string
}

/** Chooses a second instrument for the chart. */
export function CompareDialog({ open, onClose, code }: CompareDialogProps) {
  const { t } = useTranslation(['instrument', 'common'])
  const { comparedWith } = useChartTools(code)
  const [typed, setTyped] = useState('')
  const list = useCompareChoices(code)
  const choose = (other: string | undefined) => {
    changeTools(code, { comparedWith: other })
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('compare.title')}
      aside={
        <IconButton
          label={t('common:action.close')}
          icon={<X className="size-5" aria-hidden="true" />}
          onClick={onClose}
        />
      }
      actions={
        comparedWith === undefined ? undefined : (
          <Button onClick={() => choose(undefined)}>{t('compare.stop')}</Button>
        )
      }
    >
      <p className="text-13 text-muted">{t('compare.note')}</p>
      <SearchInput label={t('compare.search')} value={typed} onSearch={setTyped} data-autofocus="" />
      <QueryView
        query={list}
        skeleton={<Skeleton lines={5} label={t('compare.loading')} />}
        failed={t('compare.failed')}
        isEmpty={(choices) => findChoices(choices, typed).length === 0}
        empty={
          <p role="status" className="py-6 text-center text-muted">
            {t('compare.none', { text: typed })}
          </p>
        }
      >
        {(choices) => (
          <ul aria-label={t('compare.choices')} className="-mx-2 grid max-h-[50dvh] overflow-y-auto">
            {findChoices(choices, typed).map((choice) => (
              <li key={choice.code}>
                <button
                  type="button"
                  aria-pressed={choice.code === comparedWith}
                  onClick={() => choose(choice.code)}
                  className="flex min-h-11 w-full items-baseline gap-3 rounded-2 px-2 py-2 text-start hover:bg-surface-sunken aria-pressed:bg-accent-soft"
                >
                  <bdi className="font-strong">{choice.code}</bdi>
                  <bdi className="min-w-0 truncate text-13 text-muted">{choice.name}</bdi>
                </button>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Dialog>
  )
}

/** How many instruments are listed; typing narrows them down. */
const SHOWN = 40

/** The instruments whose code or name fits what was typed, the best first. */
export function findChoices(choices: readonly CompareChoice[], typed: string): readonly CompareChoice[] {
  const index = indexBy(choices, ({ code, name, listedName }) => ({ code, names: [name, listedName] }))
  const found = typed.trim() === '' ? index : findBest(index, typed)
  return found.slice(0, SHOWN).map(({ thing }) => thing)
}

/** An instrument that a chart can be compared with. */
interface CompareChoice {
  readonly code: string
  /** In the user's language, where it has a word for it. */
  readonly name: string
  /** The name as the server lists it. */
  readonly listedName: string
}

/** Every instrument but the chart's own, in display order. */
function useCompareChoices(code: string) {
  const nameOf = useInstrumentName()
  return useListInstruments<readonly CompareChoice[]>(undefined, {
    query: {
      select: (items) =>
        items
          .filter((item) => item.code !== code)
          .map((item) => ({ code: item.code, name: nameOf(item), listedName: item.name })),
    },
  })
}
