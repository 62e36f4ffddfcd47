import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { type ApplyStep, applySteps } from '../model/application.ts'

/** Name that a change of the step puts the focus on. */
export const stepBarId = 'apply-steps'

/** How far an application is. */
export function StepBar({ step }: { step: ApplyStep }) {
  const { t } = useTranslation('loans')
  const reached = applySteps.indexOf(step)
  return (
    <ol
      id={stepBarId}
      tabIndex={-1}
      className="grid grid-cols-3 gap-2 outline-none"
      aria-label={t('apply.steps')}
    >
      {applySteps.map((name, at) => (
        <li
          key={name}
          aria-current={at === reached ? 'step' : undefined}
          className={clsx(
            'border-t-[3px] pt-2 text-12',
            at < reached && 'border-accent text-text',
            at === reached && 'border-double border-accent font-strong text-text',
            at > reached && 'border-line text-muted',
          )}
        >
          {at + 1}. {t(`apply.step.${name}`)}
        </li>
      ))}
    </ol>
  )
}
