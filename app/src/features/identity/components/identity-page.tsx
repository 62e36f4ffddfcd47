import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { safeNext } from '#config/paths.ts'
import { allOf, QueryView } from '#core/api/query-view.tsx'
import { useDevice } from '#lib/device/use-device.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Columns, Page } from '#ui/layout/page.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { useIdentityTerms, useKyc } from '../api/use-identity.ts'
import { stepQuery } from '../model/step-order.ts'
import { IdentityForm } from './identity-form.tsx'
import { IdentityStatus } from './identity-status.tsx'
import { IdentitySteps } from './identity-steps.tsx'

/** The identity check: how far it is, and the form where it can be submitted. */
export function IdentityPage() {
  const { t } = useTranslation('identity')
  const [params] = useSearchParams()
  const next = safeNext(params.get('next'))
  const isPhone = useDevice() === 'mobile'
  const isInStep = isPhone && stepQuery.parse(params).step !== undefined
  return (
    <Page>
      <PageHeading
        page="identity"
        subtitle={isInStep ? undefined : t('subtitle')}
        aside={
          next === undefined || isInStep ? undefined : (
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
  const isPhone = useDevice() === 'mobile'
  return (
    <QueryView
      card
      query={allOf({ kyc: useKyc(), terms: useIdentityTerms() })}
      skeleton={<Skeleton lines={8} lineHeight={24} label={t('loading')} />}
      failed={t('failed')}
      unaffected={t('unaffected')}
    >
      {({ kyc, terms }) => {
        const isOpen = kyc.status === 'NOT_VERIFIED' || kyc.status === 'FAILED'
        if (isOpen && isPhone) return <IdentitySteps kyc={kyc} terms={terms} serverTime={kyc.serverTime} />
        return (
          <Columns>
            <div className="lg:order-1">
              <IdentityStatus kyc={kyc} onAgain={isOpen ? focusForm : undefined} />
            </div>
            {isOpen ? <IdentityForm terms={terms} serverTime={kyc.serverTime} /> : null}
          </Columns>
        )
      }}
    </QueryView>
  )
}

const focusForm = () => document.getElementById('identity-form')?.querySelector('input')?.focus()
