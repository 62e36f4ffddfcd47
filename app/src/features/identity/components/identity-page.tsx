import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { safeNext } from '#config/paths.ts'
import { ErrorState } from '#core/errors/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Columns, Page } from '#ui/layout/page.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { useIdentityTerms, useKyc } from '../api/use-identity.ts'
import { IdentityForm } from './identity-form.tsx'
import { IdentityStatus } from './identity-status.tsx'

/** The identity check: how far it is, and the form where it can be submitted. */
export function IdentityPage() {
  const { t } = useTranslation('identity')
  const [params] = useSearchParams()
  const next = safeNext(params.get('next'))
  return (
    <Page>
      <PageHeading
        page="identity"
        subtitle={t('subtitle')}
        aside={
          next === undefined ? undefined : (
            <LinkButton size="sm" to={next}>
              {t('back')}
            </LinkButton>
          )
        }
      />
      <OwnIdentity />
    </Page>
  )
}

function OwnIdentity() {
  const { t } = useTranslation('identity')
  const kyc = useKyc()
  const terms = useIdentityTerms()
  const error = kyc.error ?? terms.error
  const retry = () => {
    if (kyc.isError) void kyc.refetch()
    terms.refetch()
  }

  if (kyc.data === undefined || terms.data === undefined)
    return (
      <section className={error ? 'card' : 'card p-4'}>
        {error ? (
          <ErrorState error={error} title={t('failed')} onRetry={retry}>
            <p className="text-13 text-muted">{t('unaffected')}</p>
          </ErrorState>
        ) : (
          <Skeleton lines={8} lineHeight={24} label={t('loading')} />
        )}
      </section>
    )
  const { status } = kyc.data
  const canSubmit = status === 'NOT_VERIFIED' || status === 'FAILED'
  return (
    <Columns>
      <div className="lg:order-1">
        <IdentityStatus kyc={kyc.data} />
      </div>
      {canSubmit ? <IdentityForm terms={terms.data} serverTime={kyc.data.serverTime} /> : null}
    </Columns>
  )
}
