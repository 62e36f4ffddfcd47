import { clsx } from 'clsx'

export interface StepTicksProps {
  /** The step that is on show, from 1; the steps before it are done. */
  at: number
  last: number
}

/** A tick for each step: done, on show, to come. Only to look at: the words beside it say the same. */
export function StepTicks({ at, last }: StepTicksProps) {
  return (
    <div aria-hidden="true" className="flex gap-1">
      {Array.from({ length: last }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the ticks never move
          key={index}
          className={clsx(
            'h-0 flex-1 border-t-[3px]',
            index + 1 < at && 'border-accent',
            index + 1 === at && 'border-double border-t-[5px] border-accent',
            index + 1 > at && 'border-line-strong',
          )}
        />
      ))}
    </div>
  )
}
