import { clsx } from 'clsx'
import { Check, X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useUserInfo } from '#core/session/use-user-info.ts'
import { useStore } from '#lib/store/create-store.ts'
import { Button } from '#ui/form/button.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { GuideAction } from './guide-action.tsx'
import {
  doneSteps,
  type GuideStep,
  guideDoneStore,
  guideSteps,
  guideUnfoldedStore,
  hasBusiness,
  keepDone,
} from './guide-steps.ts'
import { closeGuide, guideStore } from './guide-store.ts'

/** A first round through the product with sample money, step by step; stays away once it is closed. */
export function GuidedDemo() {
  const { t } = useTranslation('sandbox')
  const isOpen = useStore(guideStore)
  const user = useUserInfo().data
  const kept = useStore(guideDoneStore)
  const isUnfolded = useStore(guideUnfoldedStore)
  const done = doneSteps(user?.accounts, kept)
  const isFolded = user !== undefined && hasBusiness(user.accounts) && !isUnfolded
  const isKnown = user !== undefined
  useEffect(() => {
    if (isKnown) keepDone(done)
  })
  useEffect(() => {
    // What is on show is not folded while it is being followed, when its own steps bring money.
    if (isKnown && !isFolded) guideUnfoldedStore.set(true)
  }, [isKnown, isFolded])
  if (!isOpen) return null

  const current = guideSteps.find((step) => !done.includes(step))
  if (isFolded)
    return (
      <section
        className="card flex flex-wrap items-center gap-x-3 py-1 ps-4 pe-2"
        aria-labelledby="guide-title"
      >
        <h2 id="guide-title" className="text-14">
          {t('guide.title')}
        </h2>
        <span className="text-13 text-muted">
          {t('guide.progress', { done: done.length, all: guideSteps.length })}
        </span>
        <div className="ms-auto flex items-center">
          <Button variant="text" onClick={() => guideUnfoldedStore.set(true)}>
            {t('guide.unfold')}
          </Button>
          <IconButton
            label={t('guide.close')}
            icon={<X className="size-5" aria-hidden="true" />}
            onClick={closeGuide}
          />
        </div>
      </section>
    )
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
              <GuideAction step={step} user={user} onMoved={() => keepDone(['clock'])} />
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

interface GuideStepRowProps {
  step: GuideStep
  /** The place of the step, from 1. */
  number: number
  state: 'done' | 'current' | 'ahead'
  /** What there is to do now. */
  children: ReactNode
}

/** A step of the guided demo: its number or a tick, what it is about, and what to do. */
function GuideStepRow({ step, number, state, children }: GuideStepRowProps) {
  const { t } = useTranslation('sandbox')
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className="grid grid-cols-[28px_minmax(0,1fr)] content-start gap-x-3 gap-y-2"
    >
      <span
        className={clsx(
          'grid size-7 place-items-center rounded-full text-13 font-strong',
          state === 'current' ? 'bg-accent text-on-accent' : 'bg-surface-sunken text-muted',
        )}
      >
        {state === 'done' ? <Check className="size-4 text-accent" aria-hidden="true" /> : number}
      </span>
      <div>
        <h3>
          {t(`guide.${step}.title`)}
          {state === 'done' ? <span className="sr-only"> – {t('guide.done')}</span> : null}
        </h3>
        {state === 'done' ? null : (
          <p className={clsx('text-13 text-muted', state === 'ahead' && 'on-mobile:hidden')}>
            {t(`guide.${step}.body`)}
          </p>
        )}
      </div>
      <div className="col-start-2 empty:hidden">{children}</div>
    </li>
  )
}
