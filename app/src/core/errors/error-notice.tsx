import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createPath, useLocation } from 'react-router-dom'
import { paths, routeNameOf } from '#config/paths.ts'
import { ModeSwitchDialog } from '#core/account-mode/lazy-mode-switch-dialog.ts'
import { useMode } from '#core/account-mode/use-mode.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Button } from '#ui/form/button.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { errorMessageOf, useErrorText } from './error-message.ts'
import { isPassing, type NextStep, nextStepsOf } from './next-step.ts'
import { useSupport } from './support-context.ts'

export interface ErrorNoticeProps {
  error: unknown
  /** Offered where trying the same again can help. */
  onRetry?: (() => void) | undefined
  className?: string | undefined
}

/** An error in the language of the user with the step it calls for. What the server wrote is never shown. */
export function ErrorNotice({ error, onRetry, className }: ErrorNoticeProps) {
  const { t } = useTranslation('common')
  const { mode } = useMode()
  const errorText = useErrorText()
  const message = errorMessageOf(error)
  const steps = nextStepsOf(message, mode)
  const offersRetry = onRetry !== undefined && isPassing(message)

  return (
    <Note tone="danger" role="alert" className={className}>
      <p>{errorText(error)}</p>
      {steps.length > 0 || offersRetry ? (
        <div className="mt-2 flex flex-wrap gap-2">
          {offersRetry ? (
            <Button size="sm" onClick={onRetry}>
              {t('action.retry')}
            </Button>
          ) : null}
          <ErrorSteps steps={steps} />
        </div>
      ) : null}
    </Note>
  )
}

/** Where the steps lead; one whose page a build does not have is left out. */
const pages: Partial<Record<NextStep, string>> = {
  deposit: paths.deposit.href(),
  positions: paths.orders.href(),
  identityCheck: paths.identity.href(),
  logIn: paths.login.href(),
}

/** The buttons of the next steps after an error. */
function ErrorSteps({ steps }: { steps: readonly NextStep[] }) {
  const { t } = useTranslation('money')
  const openSupport = useSupport()
  const here = useLocation()
  const [asksForReal, setAsksForReal] = useState(false)

  return (
    <>
      {steps.map((step) => {
        // The page comes back here once the password is set.
        const page =
          step === 'securityPassword' ? paths.security.href({ next: createPath(here) }) : pages[step]
        if (page !== undefined) {
          return routeNameOf(page.split('?')[0] ?? '') ? (
            <LinkButton key={step} to={page} size="sm">
              {t(`step.${step}`)}
            </LinkButton>
          ) : null
        }
        const handleClick = step === 'switchToReal' ? () => setAsksForReal(true) : openSupport
        return handleClick ? (
          <Button key={step} size="sm" onClick={handleClick}>
            {t(`step.${step}`)}
          </Button>
        ) : null
      })}
      <ModeSwitchDialog open={asksForReal} target="real" onClose={() => setAsksForReal(false)} />
    </>
  )
}
