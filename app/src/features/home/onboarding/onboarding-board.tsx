import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { useSession } from '#core/session/use-session.ts'
import { Button } from '#ui/form/button.tsx'
import { DoubleRuleLogo } from '#ui/layout/double-rule-logo.tsx'
import { markBoardSeen } from './board-store.ts'

/** The first thing on a phone, once per browser: what this is, and two ways on. */
export function OnboardingBoard({ language }: { language: ReactNode }) {
  const { t } = useTranslation()
  const { isLoggedIn } = useSession()
  const navigate = useNavigate()

  const leaveTo = (href: string) => {
    markBoardSeen()
    navigate(href, { replace: true })
  }
  return (
    <main id="main" tabIndex={-1} className="flex flex-1 flex-col gap-6 p-6 outline-none">
      <div className="flex items-center justify-between gap-3">
        <DoubleRuleLogo />
        {language}
      </div>
      <div className="my-auto grid gap-4 py-8">
        <h1 className="text-28">{t('onboarding.title')}</h1>
        <p className="text-16 text-muted">{t('onboarding.body')}</p>
      </div>
      <div className="grid gap-3">
        <Button
          variant="primary"
          size="lg"
          onClick={() => leaveTo(isLoggedIn ? paths.home.href() : paths.register.href())}
        >
          {t('onboarding.continue')}
        </Button>
        <Button size="lg" onClick={() => leaveTo(paths.home.href())}>
          {t('onboarding.skip')}
        </Button>
      </div>
    </main>
  )
}
