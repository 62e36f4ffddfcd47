import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { serverClock } from '#core/api/server-clock.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Button } from '#ui/form/button.tsx'
import { StepScreen } from '#ui/layout/step-screen.tsx'
import { ReadBar } from './agreement-reader.tsx'
import { AgreementMatches, AgreementTools, useAgreement } from './agreement-tools.tsx'
import { AgreementWords } from './agreement-words.tsx'
import { type QuotedStepProps, QuoteTime } from './step-layout.tsx'
import { applySteps } from './use-application.ts'
import { useReadOnPage } from './use-read-on-page.ts'
import './agreement.css'

interface AgreementStepProps extends QuotedStepProps {
  /** The agreement was read to its end. */
  isRead: boolean
}

/**
 * On phones, the agreement as the text of the page. One bar at its foot says how much was read; the button beside it
 * leads to the signature once all of it was.
 */
export function AgreementStep({ isRead, ...step }: AgreementStepProps) {
  const { t } = useTranslation('loans')
  const { quote, tag, flow } = step
  const { application, change } = flow
  const { agreementMarkdown: markdown } = quote
  const shown = {
    markdown,
    version: quote.agreementVersion,
    tag: quote.agreementLanguage,
    asked: tag,
    onLanguage: (next: string) => change({ tag: next }),
  }
  const agreement = useAgreement(shown)
  const begun = application.position?.markdown === markdown ? application.position.share : 0
  const [share, setShare] = useState(isRead ? 1 : begun)
  const { page, section, goToEnd } = useReadOnPage({
    markdown,
    position: begun,
    current: agreement.searched.trim() === '' ? undefined : agreement.current,
    onPosition: (position) => {
      setShare(isRead ? 1 : position)
      change({
        position: { markdown, share: position },
        ...(position >= 1 && !isRead ? { read: { markdown, at: serverClock.now() } } : {}),
      })
    },
  })
  const last = agreement.text.sections.length
  return (
    <StepScreen
      at={applySteps.indexOf('sign') + 1}
      last={applySteps.length}
      question={t('apply.question.sign')}
      leaveTo={paths.loan.href()}
      onSubmit={(event) => {
        event.preventDefault()
        if (isRead) flow.goTo('signature')
      }}
      foot={
        <div className="grid gap-1">
          <ReadBar share={share} />
          <div className="flex min-h-11 items-center justify-between gap-3 text-12">
            <p id="read-share">
              <span className="font-strong">{t('agreement.read', { share })}</span>
              {' · '}
              {t('agreement.section', { at: share >= 1 ? last : section, last })}
            </p>
            {isRead ? null : (
              <Button variant="text" className="-me-4 text-13" onClick={goToEnd}>
                {t('agreement.toEnd')}
              </Button>
            )}
          </div>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            block
            wraps
            disabled={!isRead}
            aria-describedby="read-share"
          >
            {t(isRead ? 'sign.now' : 'sign.once')}
          </Button>
        </div>
      }
    >
      {application.read !== undefined && !isRead ? (
        <Note tone="info" role="status">
          {t('sign.otherText')}
        </Note>
      ) : null}
      <div>
        <p className="text-12 text-muted">
          <bdi>{agreement.facts}</bdi>
        </p>
        <QuoteTime {...step} />
      </div>
      <details>
        <summary className="min-h-11 content-center text-13 font-strong text-accent">
          {t('agreement.tools')}
        </summary>
        <AgreementTools {...shown} agreement={agreement} />
        <AgreementMatches agreement={agreement} />
      </details>
      <article
        ref={page}
        aria-label={agreement.text.title}
        lang={agreement.language.tag}
        dir={agreement.language.dir}
        className="agreement-words agreement-page"
      >
        <AgreementWords text={agreement.text} searched={agreement.searched} />
      </article>
    </StepScreen>
  )
}
