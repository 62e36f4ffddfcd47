import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Operator, Product } from '#config/operator.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { OperatorRisk } from './operator-risk.tsx'

/** Who the operator is, what permits what it offers, and how to complain: what its file says and nothing more. */
export function OperatorFacts({ operator }: { operator: Operator }) {
  const { t } = useTranslation('operator')
  const { language } = useLanguage()
  const names = new Intl.DisplayNames([language.tag], { type: 'region' })
  const namesOf = (codes: readonly string[]) => codes.map((code) => names.of(code) ?? code).join(', ')
  const { address, registration, licences = [], complaints, permissions = {} } = operator

  return (
    <div className="grid gap-3 text-13">
      <dl className="grid gap-2 [&_dt]:text-muted">
        <Fact label={t('about.legalName')}>{operator.legalName}</Fact>
        {address ? <Fact label={t('about.address')}>{address}</Fact> : null}
        {registration ? (
          <Fact label={t('about.registration')}>
            {registration.register}, <bdi>{registration.number}</bdi>{' '}
            <Outside href={registration.url}>{t('about.lookUp')}</Outside>
          </Fact>
        ) : null}
        {licences.map((licence) => (
          <Fact key={licence.number} label={t('about.licence')}>
            {licence.authority}, <bdi>{licence.number}</bdi>{' '}
            <Outside href={licence.registerUrl}>{t('about.lookUp')}</Outside>
          </Fact>
        ))}
        <Fact label={t('about.countries')}>{namesOf(operator.countries)}</Fact>
        {(Object.entries(permissions) as [Product, NonNullable<(typeof permissions)[Product]>][]).map(
          ([product, permission]) => (
            <Fact key={product} label={t('about.permission', { product: t(`product.${product}`) })}>
              {permission.register}, <bdi>{permission.number}</bdi>: {namesOf(permission.countries)}
            </Fact>
          ),
        )}
        <Fact label={t('about.complaints')}>
          <a href={`mailto:${complaints.email}`} className="inline-flex min-h-6 items-center">
            <bdi>{complaints.email}</bdi>
          </a>
        </Fact>
        {complaints.body ? (
          <Fact label={t('about.complaintsBody')}>
            {complaints.body}{' '}
            {complaints.url ? <Outside href={complaints.url}>{t('about.lookUp')}</Outside> : null}
          </Fact>
        ) : null}
      </dl>
      <div>
        <b>{t('about.risk')}</b>
        <OperatorRisk />
      </div>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}

function Outside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="inline-flex min-h-6 items-center">
      {children}
    </a>
  )
}
