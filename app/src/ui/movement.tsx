import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'

/** Props of {@link Movement}. */
export interface MovementProps {
  /** Decides colour and arrow: above zero rises, anything else falls or stands still. */
  change: number
  /** The change as text, with its sign. */
  text: string
  className?: string | undefined
}

const shapes = { up: 'M4 0 8 8H0z', down: 'M0 0h8L4 8z', unchanged: 'M0 3h8v2H0z' }

/** A change of a figure: sign, arrow and colour together, so that colour is never alone. */
export function Movement({ change, text, className }: MovementProps) {
  const { t } = useTranslation()
  const kind = change > 0 ? 'up' : change < 0 ? 'down' : 'unchanged'
  return (
    <bdi
      dir="ltr"
      className={clsx(
        'num inline-flex items-center gap-1',
        kind === 'up' ? 'text-up' : 'text-down',
        className,
      )}
    >
      <svg
        viewBox="0 0 8 8"
        className="size-2 flex-none fill-current"
        role="img"
        aria-label={t(`movement.${kind}`)}
      >
        <path d={shapes[kind]} />
      </svg>
      {text}
    </bdi>
  )
}
