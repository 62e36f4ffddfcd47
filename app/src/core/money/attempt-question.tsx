import { useTranslation } from 'react-i18next'
import { isolateFigure } from '#core/format/figures.ts'
import { formatTime } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Button } from '#ui/form/button.tsx'
import type { Attempt } from './attempt.ts'
import { AttemptFacts } from './attempt-facts.tsx'
import type { SubmissionControls } from './submission-state.ts'

export interface AttemptQuestionProps {
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
export function AttemptQuestion({ controls, attempt, askedAt, isAsking }: AttemptQuestionProps) {
  const { t } = useTranslation('money')
  const { language } = useLanguage()
  return (
    <>
      <Note tone="warn" role="alert">
        <p className="font-strong">{t('uncertain.title')}</p>
        <p>{t('uncertain.body')}</p>
        {isAsking ? <p>{t('attempt.finding.body')}</p> : null}
      </Note>
      <AttemptFacts attempt={attempt} />
      {askedAt === undefined ? null : (
        <p className="text-13 text-muted">
          {t('attempt.finding.asked', { time: isolateFigure(formatTime(askedAt, language.tag)) })}
        </p>
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
