import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { safeNext } from '#config/paths.ts'
import { useSupport } from '#core/errors/support-context.ts'
import { formatDateTime } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Timeline } from '#ui/data/timeline.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Button } from '#ui/form/button.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { Kyc } from '../api/use-identity.ts'

interface IdentityStatusProps {
  kyc: Kyc
  /** Leads to the form where it stands on the same page. */
  onAgain?: (() => void) | undefined
}

/** How far the check is: what that means, until when, why it was not passed, and what can be done. */
export function IdentityStatus({ kyc, onAgain }: IdentityStatusProps) {
  const { t } = useTranslation(['identity', 'money'])
  const { language } = useLanguage()
  const openSupport = useSupport()
  const [params] = useSearchParams()
  const next = safeNext(params.get('next'))
  const { status, delayed, reviewDueAt, failReason, history } = kyc
  const tone = status === 'FAILED' ? 'danger' : status === 'PENDING_REVIEW' ? 'warn' : 'info'
  const time = (at: string) => `${formatDateTime(at, language.tag)} UTC`

  return (
    <Card title={t('status.title')}>
      <Note tone={status === 'NOT_VERIFIED' ? 'neutral' : tone} role="status">
        <p className="font-strong">{t(`status.${status}`)}</p>
        <p>{t(delayed ? 'status.delayed' : `about.${status}`)}</p>
        {status === 'PENDING_REVIEW' && reviewDueAt && !delayed ? (
          <p>{t('status.due', { time: reviewDueAt })}</p>
        ) : null}
        {status === 'FAILED' && failReason ? <p>{t('status.reason', { reason: failReason })}</p> : null}
      </Note>
      <p className="text-13 text-muted">{t('status.needed')}</p>
      {history.length > 0 ? (
        <Timeline
          steps={history.map((step) => {
            const word = step.status as Kyc['status']
            return {
              key: `${word} ${step.at}`,
              title: t(`status.${word}`),
              time: <bdi className="tabular-nums">{time(step.at)}</bdi>,
              note: step.reason ? t('status.reason', { reason: step.reason }) : undefined,
              state: word === 'FAILED' ? 'failed' : 'done',
            }
          })}
        />
      ) : null}
      {next === undefined ? null : (
        <div>
          <LinkButton size="sm" wraps variant={status === 'VERIFIED' ? 'primary' : 'secondary'} to={next}>
            {t('status.back')}
          </LinkButton>
        </div>
      )}
      {status === 'FAILED' || delayed ? (
        <div className="flex flex-wrap gap-2">
          {status === 'FAILED' && onAgain ? (
            <Button size="sm" variant="primary" onClick={onAgain}>
              {t('status.again')}
            </Button>
          ) : null}
          {openSupport ? (
            <Button size="sm" onClick={openSupport}>
              {t('money:step.support')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </Card>
  )
}
