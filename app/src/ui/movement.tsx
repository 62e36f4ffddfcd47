import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { MovementMark } from './movement-mark.tsx'
import { movementWay } from './movement-way.ts'

/** Props of {@link Movement}. */
export interface MovementProps {
  /** The change as text, with its sign, which also decides colour and arrow. */
  text: string
  className?: string | undefined
}

/** A change of a figure: sign, arrow and colour together, so that colour is never alone. */
export function Movement({ text, className }: MovementProps) {
  const { t } = useTranslation()
  const way = movementWay(text)
  return (
    <bdi
      dir="ltr"
      className={clsx(
        'num inline-flex items-center gap-1',
        way === 'up' ? 'text-up' : 'text-down',
        className,
      )}
    >
      <MovementMark way={way} label={t(`movement.${way}`)} />
      {text}
    </bdi>
  )
}
