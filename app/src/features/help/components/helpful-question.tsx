import { useTranslation } from 'react-i18next'
import { useSupport } from '#core/errors/support-context.ts'
import { useStore } from '#lib/store/create-store.ts'
import { Button } from '#ui/form/button.tsx'
import { type Helpful, helpfulAnswers, sayHelpful } from '../model/helpful-answers.ts'

const answers = ['yes', 'no'] as const satisfies readonly Helpful[]

/** Asks whether an answer helped; what the user says stays in this browser. */
export function HelpfulQuestion({ question }: { question: string }) {
  const { t } = useTranslation('help')
  const said = useStore(helpfulAnswers).get(question)
  const openSupport = useSupport()
  return (
    <div className="flex flex-wrap items-center gap-2 text-13 print:hidden">
      <span className="text-muted">{t('helpful.question')}</span>
      {answers.map((answer) => (
        <Button
          key={answer}
          size="sm"
          aria-pressed={said === answer}
          className="aria-pressed:border-accent aria-pressed:bg-accent-soft"
          onClick={() => sayHelpful(question, answer)}
        >
          {t(`helpful.${answer}`)}
        </Button>
      ))}
      <span role="status" className="text-muted">
        {said === undefined ? null : t(`helpful.${said}Said`)}
      </span>
      {said === 'no' && openSupport ? (
        <Button size="sm" variant="text" onClick={openSupport}>
          {t('contact.open')}
        </Button>
      ) : null}
    </div>
  )
}
