import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUserInfo } from '../../core/session/use-user-info.ts'
import { useStore } from '../../lib/store/create-store.ts'
import { Button } from '../../ui/form/button.tsx'
import { IconButton } from '../../ui/form/icon-button.tsx'
import { GuideAction } from './guide-action.tsx'
import { GuideStepRow } from './guide-step-row.tsx'
import { closeGuide, guideStore } from './guide-store.ts'
import { doneSteps, guideSteps } from './model/guide-steps.ts'

/** A first round through the product with sample money, step by step; stays away once it is closed. */
export function GuidedDemo() {
  const { t } = useTranslation('sandbox')
  const isOpen = useStore(guideStore)
  const user = useUserInfo().data
  const [hasMoved, setHasMoved] = useState(false)
  if (!isOpen) return null

  const done = doneSteps(user?.accounts, hasMoved)
  const current = guideSteps.find((step) => !done.includes(step))
  return (
    <section className="card grid gap-3 p-4" aria-labelledby="guide-title">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 id="guide-title">{t('guide.title')}</h2>
          <p className="text-13 text-muted">{t('guide.body')}</p>
        </div>
        <IconButton
          label={t('guide.close')}
          icon={<X className="size-5" aria-hidden="true" />}
          onClick={closeGuide}
          className="-me-2 -mt-2"
        />
      </div>
      <ol className="grid gap-3 on-desktop:lg:grid-cols-4">
        {guideSteps.map((step, index) => (
          <GuideStepRow
            key={step}
            step={step}
            number={index + 1}
            state={done.includes(step) ? 'done' : step === current ? 'current' : 'ahead'}
          >
            {step === current ? (
              <GuideAction step={step} user={user} onMoved={() => setHasMoved(true)} />
            ) : null}
          </GuideStepRow>
        ))}
      </ol>
      <div role="status" className="empty:hidden">
        {current === undefined ? (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>{t('guide.finished')}</p>
            <Button wraps variant="primary" onClick={closeGuide}>
              {t('guide.close')}
            </Button>
          </div>
        ) : null}
      </div>
    </section>
  )
}
