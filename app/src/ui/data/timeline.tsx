import { clsx } from 'clsx'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'

/** One step of a {@link Timeline}. */
export interface TimelineStep {
  readonly key: string
  readonly title: ReactNode
  /** When, already in words. */
  readonly time?: ReactNode
  /** Why: a reason that was given. */
  readonly note?: ReactNode
  /** `done` happened, `now` is where it stands, `ahead` is still to come, `failed` ended it badly. @default 'done' */
  readonly state?: 'done' | 'now' | 'ahead' | 'failed' | undefined
}

const points = {
  done: 'bg-accent text-on-accent',
  now: 'bg-surface shadow-[inset_0_0_0_5px_var(--accent)]',
  ahead: 'bg-surface inset-ring-[1.5px] inset-ring-line-strong',
  failed: 'bg-danger-solid text-on-danger',
}
const icons = {
  done: <Check className="size-3" aria-hidden="true" />,
  failed: <X className="size-3" aria-hidden="true" />,
}

/** Props of {@link Timeline}. */
export interface TimelineProps {
  steps: readonly TimelineStep[]
  /** Beside each other where there is room. */
  isRow?: boolean | undefined
}

/** The steps in the life of a record, oldest first, with times and reasons. */
export function Timeline({ steps, isRow = false }: TimelineProps) {
  return (
    <ol className={clsx(isRow && 'md:grid md:auto-cols-fr md:grid-flow-col md:gap-x-3')}>
      {steps.map(({ key, title, time, note, state = 'done' }) => (
        <li
          key={key}
          className={clsx(
            'relative ps-7 pb-4 before:absolute before:start-[9px] before:inset-y-5 before:w-px before:bg-line-strong last:pb-0 last:before:hidden',
            isRow &&
              'md:ps-0 md:pt-7 md:pb-0 md:before:inset-y-auto md:before:start-7 md:before:end-1 md:before:top-[9px] md:before:h-px md:before:w-auto',
          )}
        >
          <span
            className={clsx(
              'absolute start-0 top-0 grid size-5 place-items-center rounded-full',
              points[state],
            )}
          >
            {state === 'done' || state === 'failed' ? icons[state] : null}
          </span>
          <p className="font-strong">{title}</p>
          {time ? <p className="text-12 text-muted">{time}</p> : null}
          {note ? <p className="text-13">{note}</p> : null}
        </li>
      ))}
    </ol>
  )
}
