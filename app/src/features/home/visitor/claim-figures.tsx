import { useTranslation } from 'react-i18next'
import { isSandbox } from '#config/env.ts'
import { offers } from '#config/operator.ts'
import { formatRate } from '#core/format/figures.ts'
import { readDecimal, readList, readRecord } from '#core/parameters/read-fields.ts'
import { simpleYearly } from '#core/parameters/savings-tiers.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { type Claim, parseClaims, type Statistic, shownClaims } from './claims.ts'

/** The yearly rate in the size of the daily one. */
const yearlyFigure = <bdi dir="ltr" className="num text-18 font-strong text-text sm:text-22" />

/**
 * The figures the company gives about itself, each with its source, or said once below them that there is
 * none. When they
 * cannot be loaded nothing stands here: they are no reason to stop anyone.
 */
export function ClaimFigures() {
  const { t } = useTranslation('home')
  const claims = useParameter('claims', parseClaims)
  const withdrawalFee = useParameter('withdrawal.methods', parseWithdrawalFee)
  const figureOf = useClaimValue()

  if (claims.isPending)
    return <Skeleton lines={2} lineHeight={22} label={t('claims.loading')} className="py-5" />
  const shown = shownClaims(claims.data ?? [], isSandbox).filter(
    ({ key }) => key !== 'dailyInterest' || offers('savings'),
  )
  if (shown.length === 0) return null
  const unsourced = shown.filter(({ source }) => !source).length

  return (
    <section aria-label={t('claims.label')} className="grid gap-2">
      <ul className="grid grid-cols-2 border-y border-line-strong on-desktop:lg:grid-flow-col on-desktop:lg:auto-cols-fr on-desktop:lg:grid-cols-none">
        {shown.map((claim) => (
          <li
            key={claim.key}
            className="min-w-0 border-line py-3.5 pe-4 on-desktop:lg:[&+&]:border-s on-desktop:lg:[&+&]:ps-4"
          >
            <div className="text-18 font-strong sm:text-22">
              <Figure value={figureOf(claim)} />
            </div>
            <div className="text-13 text-muted">
              {claim.key === 'dailyInterest' ? (
                <RichText
                  text={t('claims.dailyInterest', { yearly: simpleYearly(claim.value) })}
                  parts={[yearlyFigure]}
                />
              ) : (
                t(`claims.${claim.key}`)
              )}
              {claim.key === 'tradingFee' && withdrawalFee.data
                ? ` · ${t('claims.withdrawalFee', { rate: feeText(withdrawalFee.data) })}`
                : null}
            </div>
            {claim.source ? (
              <p className="mt-1.5 text-12 text-muted">
                {t('claims.source', { source: claim.source, date: claim.asOf ?? '' })}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      {unsourced === 0 ? null : (
        <p className="text-12 text-muted">
          <Badge tone="quiet">{t('claims.unverified')}</Badge>{' '}
          {t(`claims.noSource.${unsourced === shown.length ? 'all' : 'others'}`)}
        </p>
      )}
    </section>
  )
}

function feeText({ least, most }: WithdrawalFee): string {
  return least === most ? formatRate(least) : `${formatRate(least)} – ${formatRate(most)}`
}

/** Writes a claim's figure as a headline: up to 0.45%, 3.8bn, 350+, 20+ years, < 0.30%. */
function useClaimValue(): (claim: Claim & { key: Statistic }) => string {
  const { t } = useTranslation('home')
  return ({ key, value }) => {
    const number = Number(value)
    if (!Number.isFinite(number)) return value
    switch (key) {
      case 'dailyInterest':
        return t('claims.upTo', { rate: number })
      case 'volume24h':
      case 'users':
        return formatDecimal(number, { compact: true })
      case 'contracts':
        return `${formatDecimal(number, { decimals: 0 })}+`
      case 'experience':
        return t('claims.years', { years: number })
      case 'tradingFee':
        return `< ${formatRate(number)}`
    }
  }
}

/** The lowest and the highest withdrawal fee, as fractions. */
interface WithdrawalFee {
  readonly least: number
  readonly most: number
}

/** The withdrawal fee from `withdrawal.methods`: a range where methods differ. */
function parseWithdrawalFee(value: unknown): WithdrawalFee {
  const rates = readList(value, 'withdrawal.methods').map((method, at) =>
    Number(
      readDecimal(
        readRecord(method, `withdrawal.methods[${at}]`).feeRate,
        `withdrawal.methods[${at}].feeRate`,
      ),
    ),
  )
  return { least: Math.min(...rates), most: Math.max(...rates) }
}
