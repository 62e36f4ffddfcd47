import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { Columns, Stack } from '#ui/layout/page.tsx'
import { type ApplyStep, applySteps } from '../model/application.ts'

/** Name that a change of the step puts the focus on. */
export const stepBarId = 'apply-steps'

/** How far an application is. */
export function StepBar({ step }: { step: ApplyStep }) {
  const { t } = useTranslation('loans')
  const reached = applySteps.indexOf(step)
  return (
    <ol
      id={stepBarId}
      tabIndex={-1}
      className="grid grid-cols-3 gap-2 outline-none"
      aria-label={t('apply.steps')}
    >
      {applySteps.map((name, at) => (
        <li
          key={name}
          aria-current={at === reached ? 'step' : undefined}
          className={clsx(
            'border-t-[3px] pt-2 text-12',
            at < reached && 'border-accent text-text',
            at === reached && 'border-double border-accent font-strong text-text',
            at > reached && 'border-line text-muted',
          )}
        >
          {at + 1}. {t(`apply.step.${name}`)}
        </li>
      ))}
    </ol>
  )
}

export interface StepLayoutProps {
  /** Of what stands beside: the loan in figures. */
  title: string
  aside: ReactNode
  children: ReactNode
}

/** A step with the figures of the loan and its buttons beside it; below it where there is no room. */
export function StepLayout({ title, aside, children }: StepLayoutProps) {
  return (
    <Columns aside="wide">
      <Stack>{children}</Stack>
      <aside aria-label={title} className="card lg:sticky lg:top-[calc(var(--bar-top)+var(--ribbon)+16px)]">
        <div className="flex items-center justify-between gap-3 border-b border-line px-4 py-3">
          <h2>{title}</h2>
          <ModeBadge mode="real" />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 py-3">{aside}</div>
      </aside>
    </Columns>
  )
}
