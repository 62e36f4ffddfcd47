import type { LoanTerms } from '@swx/sdk/money'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import type { ImageUpload } from '#core/pictures/use-image-upload.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Button } from '#ui/form/button.tsx'
import { Columns, Stack } from '#ui/layout/page.tsx'
import type { LoanQuote } from '../api/use-loans.ts'
import { type ApplicationFlow, type ApplyStep, applySteps } from './use-application.ts'

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

/** What the steps that stand on a quote share. */
export interface QuotedStepProps {
  quote: LoanQuote
  terms: LoanTerms
  /** BCP 47 tag that the agreement was asked for in. */
  tag: string
  /** The ten minutes of the quote are over. */
  isExpired: boolean
  isRequoting: boolean
  onRequote: () => Promise<unknown>
  signature: ImageUpload
  flow: ApplicationFlow
}

/** Until when a quote holds, and, when that is over, the button that asks for a new one. */
export function QuoteTime({
  quote,
  isExpired,
  isRequoting,
  onRequote,
}: Pick<QuotedStepProps, 'quote' | 'isExpired' | 'isRequoting' | 'onRequote'>) {
  const { t } = useTranslation('loans')
  if (!isExpired) return <p className="text-12 text-muted">{t('apply.held', { time: quote.expiresAt })}</p>
  return (
    <Note tone="warn" role="status">
      <p>{t('apply.expired')}</p>
      <Button size="sm" wraps className="mt-2" busy={isRequoting} onClick={() => void onRequote()}>
        {t('apply.requote')}
      </Button>
    </Note>
  )
}
