import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuideStep } from './model/guide-steps.ts'

export interface GuideStepRowProps {
  step: GuideStep
  /** From 1. */
  number: number
  state: 'done' | 'current' | 'ahead'
  /** What there is to do now. */
  children: ReactNode
}

/** A step of the guided demo: its number or a tick, what it is about, and what to do. */
export function GuideStepRow({ step, number, state, children }: GuideStepRowProps) {
  const { t } = useTranslation('sandbox')
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className="grid grid-cols-[28px_minmax(0,1fr)] content-start gap-x-3 gap-y-2"
    >
      <span
        className={clsx(
          'grid size-7 place-items-center rounded-full text-13 font-strong',
          state === 'current' ? 'bg-accent text-on-accent' : 'bg-surface-sunken text-muted',
        )}
      >
        {state === 'done' ? <Check className="size-4 text-accent" aria-hidden="true" /> : number}
      </span>
      <div>
        <h3>
          {t(`guide.${step}.title`)}
          {state === 'done' ? <span className="sr-only"> – {t('guide.done')}</span> : null}
        </h3>
        {state === 'current' ? <p className="text-13 text-muted">{t(`guide.${step}.body`)}</p> : null}
      </div>
      <div className="col-start-2 empty:hidden">{children}</div>
    </li>
  )
}
