import { subtractDecimals } from '@swx/sdk/money'
import { useGetIdentityCheck } from '@swx/sdk/react'
import { Check, CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { useSession } from '#core/session/use-session.ts'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { CreditLine } from '../api/use-loans.ts'
import { Money } from './money.tsx'
import { IdentityLink, UnverifiedReason } from './unverified.tsx'

export interface CreditLineCardProps {
  line: CreditLine
  /** What the quote beside it would use of it; undefined while there is none that fits. */
  asked: string | undefined
}

/** How much can be borrowed, what of it a quote would use, and why it is that much. */
export function CreditLineCard({ line, asked }: CreditLineCardProps) {
  const { t } = useTranslation('loans')
  const isOpen = line.openLoanNo !== undefined
  return (
    <Card aria-label={t('line.title')} className="md:grid-cols-2 md:gap-x-8">
      <div className="grid content-start gap-2">
        <div className="flex items-center justify-between gap-2">
          <span className="text-12 text-muted">{t('line.title')}</span>
          <ModeBadge mode="real" />
        </div>
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <span className="text-28 font-strong">
            <Money amount={line.available} />
          </span>
          <span className="text-13 text-muted">
            {t(isOpen ? 'line.limit' : 'line.of', { limit: line.creditLimit })}
          </span>
        </p>
        {Number(line.creditLimit) > 0 ? <LineBar line={line} asked={asked} /> : null}
      </div>
      <LineReasons line={line} />
    </Card>
  )
}

function LineBar({
  line: { creditLimit, used, available, openLoanNo },
  asked = '0.00',
}: CreditLineCardProps) {
  const { t } = useTranslation('loans')
  const isOpen = openLoanNo !== undefined
  const taken = isOpen ? used : asked
  const texts = [
    t(isOpen ? 'line.used' : 'line.quote', { amount: taken }),
    // Nothing of the limit can be borrowed beside an open loan, so nothing of it is called left.
    ...(isOpen ? [] : [t('line.rest', { amount: subtractDecimals(available, asked) })]),
  ]
  return (
    <>
      <div role="img" aria-label={texts.join(', ')} className="flex h-2.5 gap-0.5">
        <span
          className="min-w-[3px] rounded-[2px] bg-accent"
          style={{ inlineSize: `${(100 * Number(taken)) / Number(creditLimit)}%` }}
        />
        <span className="flex-1 rounded-[2px] inset-ring inset-ring-line-strong" />
      </div>
      <p aria-hidden="true" className="flex flex-wrap gap-x-3 text-12 text-muted">
        {texts.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
    </>
  )
}

function LineReasons({ line }: { line: CreditLine }) {
  const { t } = useTranslation('loans')
  const verifiedAt = useVerifiedAt()
  const { kycStatus, openLoanNo, max } = line
  const isVerified = kycStatus === 'VERIFIED'
  return (
    <div className="grid content-start gap-2">
      <h2 className="text-13">{t('line.why')}</h2>
      <ul className="grid gap-1.5 text-13">
        <Reason isMet={isVerified}>
          {!isVerified ? (
            <UnverifiedReason status={kycStatus} />
          ) : verifiedAt ? (
            t('line.verifiedOn', { date: verifiedAt })
          ) : (
            t('line.verified')
          )}
        </Reason>
        <Reason isMet={isVerified}>{t('line.start', { limit: max })}</Reason>
        <Reason isMet={openLoanNo === undefined}>
          {t(openLoanNo === undefined ? 'line.noLoan' : 'line.openLoan')}
        </Reason>
      </ul>
      <div className="flex flex-wrap gap-2">
        {isVerified ? null : <IdentityLink status={kycStatus} next={paths.loan.href()} />}
        {openLoanNo === undefined ? null : (
          <LinkButton size="sm" wraps to={paths.loanRecord.href({ no: openLoanNo })}>
            {t('line.seeLoan')}
          </LinkButton>
        )}
      </div>
    </div>
  )
}

function Reason({ isMet, children }: { isMet: boolean; children: ReactNode }) {
  const Icon = isMet ? Check : CircleAlert
  return (
    <li className="flex items-start gap-2">
      <Icon
        aria-hidden="true"
        className={isMet ? 'h-lh w-4 flex-none text-accent' : 'h-lh w-4 flex-none text-warn'}
      />
      <span className="min-w-0">{children}</span>
    </li>
  )
}

/** When the own identity was verified; undefined while it is not. */
function useVerifiedAt(): string | undefined {
  const { isLoggedIn } = useSession()
  const kyc = useGetIdentityCheck({ query: { enabled: isLoggedIn } })
  return kyc.data?.status === 'VERIFIED' ? kyc.data.reviewedAt : undefined
}
