import { Check, CircleAlert, Clock } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Note } from '#ui/feedback/note.tsx'
import { Button } from '#ui/form/button.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import type { Attempt } from './attempt.ts'
import { AttemptFacts } from './attempt-facts.tsx'
import { answerFacts, cancelledText, resultText } from './attempt-text.ts'
import { isOpenQuestion, type SubmissionControls } from './submission-state.ts'

/** What a dialog shows of money on its way. */
export interface AttemptView {
  readonly view: string
  readonly title: string
  readonly icon?: ReactNode
  readonly body: ReactNode
  /** What stands beside the button that leaves. */
  readonly action: ReactNode
  readonly leave: string
}

/** Answers usually come sooner; what is on show stays until then. */
const calmMs = 600

/**
 * From sending to the result: what was sent, what is known, and the ways on. Undefined while nothing is on its way, or
 * only for a moment.
 */
export function useAttemptView(controls: SubmissionControls): AttemptView | undefined {
  const { t } = useTranslation('money')
  const { state, list, record, isStored, onList, onClose } = controls
  const { phase } = state
  const isLong = useIsLong(phase === 'sending', isOpenQuestion(state))
  if (!('attempt' in state) || !state.attempt) return undefined

  const { attempt } = state
  const leave = t('attempt.leave')
  const listLink = (
    <LinkButton wraps size="lg" to={list} onClick={onList}>
      {t('uncertain.list')}
    </LinkButton>
  )
  if (phase === 'sending') {
    if (!isLong) return undefined
    return {
      view: phase,
      title: t('attempt.sending.title'),
      body: (
        <>
          <AttemptFacts attempt={attempt} />
          <p role="status" className="text-13 text-muted">
            {t(isStored ? 'attempt.sending.body' : 'attempt.tabOnly')}
          </p>
        </>
      ),
      action: (
        <Button size="lg" busy>
          {t('attempt.sending.title')}
        </Button>
      ),
      leave,
    }
  }
  if (phase === 'finding' || phase === 'unknown') {
    return {
      view: phase,
      title: t(phase === 'finding' ? 'attempt.finding.title' : 'attempt.unknown'),
      icon: <Clock className="mt-0.5 size-5 flex-none text-warn" aria-hidden="true" />,
      body: (
        <AttemptQuestion
          controls={controls}
          attempt={attempt}
          askedAt={phase === 'finding' ? state.askedAt : undefined}
          isAsking={phase === 'finding'}
        />
      ),
      action: listLink,
      leave,
    }
  }
  if (phase === 'done' && state.wasLost) {
    const facts = answerFacts(state.result)
    return {
      view: phase,
      title: resultText(t, attempt, state.result),
      icon: <Check className="mt-0.5 size-5 flex-none text-accent" aria-hidden="true" />,
      body: (
        <div role="status">
          <AttemptFacts attempt={attempt} answer={facts} />
        </div>
      ),
      action: (
        <LinkButton wraps size="lg" to={facts.orderNo ? record(facts.orderNo) : list} onClick={onClose}>
          {t('attempt.view')}
        </LinkButton>
      ),
      leave: t('attempt.done'),
    }
  }
  if (phase === 'cancelled') {
    return {
      view: phase,
      title: cancelledText(t, attempt),
      icon: <CircleAlert className="mt-0.5 size-5 flex-none text-muted" aria-hidden="true" />,
      body: (
        <>
          <p role="status">{t('attempt.cancelled')}</p>
          <AttemptFacts attempt={attempt} cancelledAt={state.at} />
        </>
      ),
      action: (
        <Button wraps size="lg" onClick={controls.onReviewAgain}>
          {t('attempt.again')}
        </Button>
      ),
      leave: t('attempt.done'),
    }
  }
  return undefined
}

/** Whether sending takes long enough to be worth another view; once it did, sending again keeps it. */
function useIsLong(isSending: boolean, isOpen: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isSending) return setIsLong(isOpen)
    const timer = setTimeout(() => setIsLong(true), calmMs)
    return () => clearTimeout(timer)
  }, [isSending, isOpen])
  return isLong
}

interface AttemptQuestionProps {
  controls: SubmissionControls
  attempt: Attempt
  /** When the server was asked last. */
  askedAt: number | undefined
  isAsking: boolean
}

/**
 * Money of which it is not known whether it moved: it says neither failed nor done. Sending the same again cannot
 * move it twice; something new is sent only by a user who was shown the list.
 */
function AttemptQuestion({ controls, attempt, askedAt, isAsking }: AttemptQuestionProps) {
  const { t } = useTranslation('money')
  return (
    <>
      <Note tone="warn" role="alert">
        <p className="font-strong">{t('uncertain.title')}</p>
        <p>{t('uncertain.body')}</p>
        {isAsking ? <p>{t('attempt.finding.body')}</p> : null}
        {controls.isStored ? null : <p>{t('attempt.tabOnly')}</p>}
      </Note>
      <AttemptFacts attempt={attempt} />
      {askedAt === undefined ? null : (
        <p className="text-13 text-muted">{t('attempt.finding.asked', { time: askedAt })}</p>
      )}
      {controls.canRetry || attempt.listSeen ? (
        <div className="flex flex-wrap gap-2">
          {controls.canRetry ? (
            <Button size="sm" wraps onClick={controls.onRetry}>
              {t('uncertain.retry')}
            </Button>
          ) : null}
          {attempt.listSeen ? (
            <Button size="sm" wraps variant="text" onClick={controls.onStartAnew}>
              {t('uncertain.settled')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </>
  )
}
