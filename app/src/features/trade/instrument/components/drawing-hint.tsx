import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/form/button.tsx'
import { type DrawingKind, pointsOf } from '../model/drawing.ts'

interface DrawingHintProps {
  kind: DrawingKind
  middle: RefObject<(() => void) | undefined>
  onCancel: () => void
}

/** Below the chart while something is drawn: how, and ways to draw it without a pointer or not at all. */
export function DrawingHint({ kind, middle, onCancel }: DrawingHintProps) {
  const { t } = useTranslation(['chart', 'common'])
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line bg-accent-soft px-4 py-3 text-13">
      <p role="status" className="min-w-0 flex-1 basis-56">
        <b>{t(`draw.kinds.${kind}`)}</b> {t(pointsOf(kind) === 1 ? 'draw.hint.one' : 'draw.hint.two')}
      </p>
      <Button onClick={() => middle.current?.()} data-autofocus="">
        {t('draw.middle')}
      </Button>
      <Button onClick={onCancel}>{t('common:action.cancel')}</Button>
    </div>
  )
}
