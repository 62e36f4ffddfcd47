import { List } from 'lucide-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { useMode } from '#core/account-mode/use-mode.ts'
import { QueryView } from '#core/api/query-view.tsx'
import { ErrorNotice } from '#core/errors/error-notice.tsx'
import { readDraft } from '#core/forms/drafts.ts'
import type { LoanConfig } from '#core/parameters/loan-config.ts'
import { useSession } from '#core/session/use-session.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Page, Stack } from '#ui/layout/page.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { useCreditLine, useLoanConfig } from '../api/use-loans.ts'
import { AnyDayCard } from './any-day-card.tsx'
import { CreditLineCard } from './credit-line-card.tsx'
import { useLoanChoice, useShownLoan } from './loan-choice-fields.tsx'
import { QuoteCard } from './quote-card.tsx'
import { RepresentativeExample } from './representative-example.tsx'
import { ScheduleCard } from './schedule-card.tsx'
import { type Application, applicationDraft } from './use-application.ts'

export interface LoansPageProps {
  /** What needs the user first. */
  needs?: ReactNode
}

/** Loans: the own credit line, what a loan costs on any day, and the form to apply with. */
export function LoansPage({ needs }: LoansPageProps) {
  const { t } = useTranslation('loans')
  const { isLoggedIn } = useSession()
  const config = useLoanConfig()
  return (
    <Page>
      <PageHeading
        page="loan"
        subtitle={t('subtitle')}
        aside={
          isLoggedIn ? (
            <LinkButton to={paths.loanRecord.href()}>
              <List className="size-4" aria-hidden="true" />
              {t('mine')}
            </LinkButton>
          ) : undefined
        }
      />
      {needs}
      <QueryView
        query={config}
        card
        skeleton={<Skeleton lines={8} lineHeight={24} label={t('loading')} />}
        failed={t('failed')}
        unaffected={t('unaffected')}
      >
        {(known) => <LoanOffer config={known} />}
      </QueryView>
    </Page>
  )
}

function LoanOffer({ config }: { config: LoanConfig }) {
  const { t } = useTranslation('loans')
  const { isLoggedIn } = useSession()
  const { mode } = useMode()
  const isReal = isLoggedIn && mode === 'real'
  const credit = useCreditLine()
  const line = isReal ? credit.data : undefined
  const isVerified = line?.kycStatus === 'VERIFIED'
  const limits = {
    min: config.min,
    max: config.max,
    // A loan that is open says so itself.
    available: isVerified && line.openLoanNo === undefined ? line.available : undefined,
  }
  const { form, errorOf, choice, termDays, submitChoice } = useLoanChoice(config, limits, {
    draft: 'loans.quote',
  })
  const shown = useShownLoan(config, choice, termDays)
  const example = <RepresentativeExample config={config} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_400px] lg:grid-rows-[auto_1fr]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden">
        {isReal ? (
          <>
            <ApplicationNote config={config} />
            {line ? <CreditLineCard line={line} asked={choice?.amount} /> : null}
            {credit.isPending ? (
              <section className="card p-4">
                <Skeleton lines={4} lineHeight={24} label={t('line.loading')} />
              </section>
            ) : null}
            {credit.isError ? (
              <ErrorNotice error={credit.error} onRetry={() => void credit.refetch()} />
            ) : null}
          </>
        ) : (
          example
        )}
      </div>
      <div className="lg:sticky lg:top-[calc(var(--bar-top)+var(--ribbon)+var(--top-line)+16px)] lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <FormProvider {...form}>
          <QuoteCard
            terms={config.terms}
            termDays={termDays}
            limits={limits}
            errorOf={errorOf}
            choice={choice}
            submitChoice={submitChoice}
            shown={shown}
            openLoanNo={line?.openLoanNo}
          />
        </FormProvider>
      </div>
      <Stack>
        <AnyDayCard
          terms={shown.terms}
          disbursedAt={shown.at}
          firstDay={1}
          title={t('anyDay.title')}
          subtitle={t('anyDay.subtitle')}
        />
        <ScheduleCard
          terms={shown.terms}
          disbursedAt={shown.at}
          subtitle={t('schedule.ifToday', { date: shown.at })}
        />
        {isReal ? example : null}
      </Stack>
    </div>
  )
}

const readApplication = () => readDraft<Application>(applicationDraft)
/** An application goes on while this page is hidden: it is read again when the page is shown. */
const noChanges = () => () => {}

/** Says that an application was begun and not sent, with the link to go on with it. */
function ApplicationNote({ config }: { config: LoanConfig }) {
  const { t } = useTranslation('loans')
  const begun = useSyncExternalStore(noChanges, readApplication)
  const choice = begun?.choice
  if (begun === undefined || choice === undefined || !config.terms.includes(choice.termDays)) return null
  return (
    <Note tone="info">
      <p>
        {t('apply.begun', {
          amount: choice.amount,
          count: choice.termDays,
        })}
      </p>
      <LinkButton
        size="sm"
        wraps
        className="mt-2"
        to={paths.loanApply.href({ amount: choice.amount, days: choice.termDays, step: begun.step })}
      >
        {t('apply.resume')}
      </LinkButton>
    </Note>
  )
}
