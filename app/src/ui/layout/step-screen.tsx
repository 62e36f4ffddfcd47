import { LogOut } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../form/button.tsx'
import { LinkButton } from '../form/link-button.tsx'
import { Dialog } from '../overlay/dialog.tsx'
import { Dock } from './dock.tsx'
import { PageBar } from './page-bar.tsx'
import { StepTicks } from './step-ticks.tsx'

export interface StepScreenProps {
  /** Which step it is, from 1, and how many there are. */
  at: number
  last: number
  question: ReactNode
  /** Where leaving leads: what was filled in stays. */
  leaveTo: string
  onSubmit: (event: FormEvent) => void
  /** What leads on, in reach of the thumb. */
  foot: ReactNode
  children: ReactNode
}

/**
 * One question on a screen of a phone, with what leads on kept at its foot, and in the top bar which step it is and the
 * way to leave. The question takes the focus when it comes, so that it is read aloud with the number of its step; each
 * step is an entry of the history, and "back" closes it.
 */
export function StepScreen(props: StepScreenProps) {
  const { at, last, question, leaveTo, onSubmit, foot, children } = props
  const { t } = useTranslation()
  const [isLeaving, setIsLeaving] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const placeId = useId()
  // In a layout effect, which is earlier than those that restore where a part of the step was scrolled to.
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={onSubmit}>
      <PageBar
        note={<span id={placeId}>{t('steps.progress', { at, last })}</span>}
        action={<LeaveButton onClick={() => setIsLeaving(true)} />}
      />
      <StepTicks at={at} last={last} />
      <h2 ref={heading} tabIndex={-1} aria-describedby={placeId} className="text-22 outline-none">
        {question}
      </h2>
      {children}
      <Dock label={t('steps.progress', { at, last })}>{foot}</Dock>
      <LeaveDialog open={isLeaving} to={leaveTo} onClose={() => setIsLeaving(false)} />
    </form>
  )
}

/** A word where the title has room beside it, elsewhere its sign. */
function LeaveButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <Button
      variant="text"
      className="min-w-11 flex-none px-2! text-[min(0.875rem,16px)]"
      aria-label={t('steps.leave')}
      onClick={onClick}
    >
      <span className="max-[22.5rem]:hidden">{t('steps.leave')}</span>
      <LogOut className="size-5 mirror-rtl min-[22.5rem]:hidden" aria-hidden="true" />
    </Button>
  )
}

interface LeaveDialogProps {
  open: boolean
  to: string
  onClose: () => void
}

/** Says what is kept of a form before it is left. */
function LeaveDialog({ open, to, onClose }: LeaveDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('steps.leaveTitle')}
      actions={
        <>
          <Button size="lg" wraps onClick={onClose}>
            {t('steps.stay')}
          </Button>
          <LinkButton size="lg" wraps variant="primary" to={to}>
            {t('steps.keepAndLeave')}
          </LinkButton>
        </>
      }
    >
      <p>{t('steps.kept')}</p>
    </Dialog>
  )
}
