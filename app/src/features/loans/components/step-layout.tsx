import type { LoanTerms } from '@swx/sdk/money'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import type { ImageUpload } from '#core/pictures/use-image-upload.ts'
import { useDevice } from '#lib/device/use-device.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { DockSum } from '#ui/layout/dock.tsx'
import { Columns, Stack } from '#ui/layout/page.tsx'
import { StepScreen } from '#ui/layout/step-screen.tsx'
import type { LoanQuote } from '../api/use-loans.ts'
import { type ApplicationFlow, type ApplyStep, applySteps } from './use-application.ts'

/** Name that a change of the step puts the focus on. */
export const stepBarId = 'apply-steps'

/** How far an application is, where agreement and signature are on one page. */
function StepBar({ step }: { step: Exclude<ApplyStep, 'signature'> }) {
  const { t } = useTranslation('loans')
  const steps = ['amount', 'sign', 'review'] as const
  const reached = steps.indexOf(step)
  return (
    <ol
      id={stepBarId}
      tabIndex={-1}
      className="grid grid-cols-3 gap-2 outline-none"
      aria-label={t('apply.steps')}
    >
      {steps.map((name, at) => (
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
  step: ApplyStep
  /** The title of the loan in figures, which stands beside the step. */
  title: string
  /** The loan in figures, and what is said about them. */
  figures: ReactNode
  /** What leads on. */
  primary: ReactNode
  /** What it comes to, kept above the button on phones. */
  sum?: { readonly label: string; readonly value: ReactNode }
  /** Ways out that phones have in their bar and above the question. */
  others?: ReactNode
  /** Below the buttons. */
  notes?: ReactNode
  onSubmit?: (event: { preventDefault(): void }) => void
  children: ReactNode
}

const stay = (event: { preventDefault(): void }) => event.preventDefault()

/**
 * A step with the figures of the loan and its buttons beside it; on phones a question of its own, the figures below it
 * and the button at its foot.
 */
export function StepLayout(props: StepLayoutProps) {
  const { step, title, figures, primary, sum, others, notes, onSubmit = stay, children } = props
  const { t } = useTranslation('loans')
  const badge = <ModeBadge mode="real" />
  if (useDevice() === 'mobile')
    return (
      <StepScreen
        key={step}
        at={applySteps.indexOf(step) + 1}
        last={applySteps.length}
        question={t(`apply.question.${step}`)}
        leaveTo={paths.loan.href()}
        onSubmit={onSubmit}
        foot={
          <>
            {sum ? <DockSum label={sum.label}>{sum.value}</DockSum> : null}
            {primary}
          </>
        }
      >
        {children}
        <Card title={title} aside={badge}>
          {figures}
          {notes}
        </Card>
      </StepScreen>
    )
  return (
    <form noValidate onSubmit={onSubmit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <StepBar step={step === 'signature' ? 'sign' : step} />
      <Columns aside="wide">
        <Stack>{children}</Stack>
        <aside aria-label={title} className="card lg:sticky lg:top-[calc(var(--bar-top)+var(--ribbon)+16px)]">
          <div className="flex items-center justify-between gap-3 border-b border-line px-4 py-3">
            <h2>{title}</h2>
            {badge}
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 py-3">
            {figures}
            {primary}
            {others}
            {notes}
          </div>
        </aside>
      </Columns>
    </form>
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
