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

export interface TimelineProps {
  steps: readonly TimelineStep[]
  /** `across` puts them beside each other where the container is wide, `spread` puts times at the far end. */
  layout?: 'down' | 'across' | 'spread' | undefined
}

/** The steps in the life of a record, oldest first, with times and reasons. */
export function Timeline({ steps, layout = 'down' }: TimelineProps) {
  const isAcross = layout === 'across'
  return (
    <ol className={clsx(isAcross && '@2xl:grid @2xl:auto-cols-fr @2xl:grid-flow-col')}>
      {steps.map(({ key, title, time, note, state = 'done' }) => (
        <li
          key={key}
          className={clsx(
            'relative ps-7 pb-4 before:absolute before:start-[9px] before:top-[max(20px,calc(0.5lh+10px))] before:bottom-0 before:w-px before:bg-line-strong last:pb-0 last:before:hidden',
            isAcross && '@2xl:pe-3 @2xl:pb-0 @2xl:before:hidden',
          )}
        >
          <span
            className={clsx(
              'absolute start-0 top-[max(0px,calc(0.5lh-10px))] grid size-5 place-items-center rounded-full',
              points[state],
            )}
          >
            {state === 'done' || state === 'failed' ? icons[state] : null}
          </span>
          <div
            className={clsx(layout === 'spread' && 'flex flex-wrap items-baseline justify-between gap-x-4')}
          >
            <p className={state === 'ahead' ? 'text-muted' : 'font-strong'}>{title}</p>
            {time ? <p className="text-12 text-muted">{time}</p> : null}
          </div>
          {note ? <p className={clsx('text-13', layout === 'spread' && 'text-muted')}>{note}</p> : null}
        </li>
      ))}
    </ol>
  )
}
