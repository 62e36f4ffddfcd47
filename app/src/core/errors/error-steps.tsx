import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createPath, useLocation } from 'react-router-dom'
import { paths, routeNameOf } from '#config/paths.ts'
import { Button } from '#ui/form/button.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { ModeSwitchDialog } from '../account-mode/lazy-mode-switch-dialog.ts'
import type { NextStep } from './next-step.ts'
import { useSupport } from './support-context.ts'

/** Where the steps lead; one whose page a build does not have is left out. */
const pages: Partial<Record<NextStep, string>> = {
  deposit: paths.deposit.href(),
  positions: paths.orders.href(),
  identityCheck: paths.identity.href(),
  logIn: paths.login.href(),
}

/** The buttons of the next steps after an error. */
export function ErrorSteps({ steps }: { steps: readonly NextStep[] }) {
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
