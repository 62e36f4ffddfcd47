import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { factsOf, type RouteName } from '#config/paths.ts'
import { RequireRealAccount } from '#core/account-mode/require-real-account.tsx'
import { RequireUser } from '#core/session/require-user.tsx'
import { pages, type RoutePage } from '#pages.ts'
import { Page } from '#ui/layout/page.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'

export interface PageGateProps {
  name: RouteName
  children: ReactNode
}

/** Shows a page to those whom the table of routes lets see it, and to others why not and the way on. */
export function PageGate({ name, children }: PageGateProps) {
  const { needs } = factsOf(name)
  if (needs === undefined) return children
  const page = needs.realAccount ? (
    <Gate name={name} words={needs.realAccount} Require={RequireRealAccount}>
      {children}
    </Gate>
  ) : (
    children
  )
  return (
    <Gate name={name} words={needs.user} Require={RequireUser}>
      {page}
    </Gate>
  )
}

interface GateProps extends PageGateProps {
  words: string
  Require: typeof RequireUser | typeof RequireRealAccount
}

function Gate({ name, words, Require, children }: GateProps) {
  const { subtitle } = factsOf(name)
  const { texts }: RoutePage = pages[name]
  // The keys come from the table; its test finds each of them in every language.
  const { t, i18n } = useTranslation(['common', ...texts] as ['common'])
  const say = (key: string) => (i18n.exists(key) ? String(t(key as 'loading')) : undefined)
  return (
    <Require
      title={say(words) ?? words}
      body={say(`${words}Body`)}
      frame={(notice) => (
        <Page>
          <PageHeading title={t(`page.${name}`)} subtitle={subtitle && say(subtitle)} />
          <section className="card">{notice}</section>
        </Page>
      )}
    >
      {children}
    </Require>
  )
}
