import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isSandbox } from '#config/env.ts'
import { paths, routeNameOf } from '#config/paths.ts'
import { type ContentItem, contentLink, contentsOf } from '#core/content/content.ts'
import { useContents } from '#core/content/use-contents.ts'
import { OperatorRisk } from '#core/operator/operator-risk.tsx'
import { supportChat } from '#features/support-chat/support-chat.ts'
import { DoubleRuleLogo } from '#ui/layout/double-rule-logo.tsx'
import { SocialLinks } from './social-links.tsx'

/** Look of what can be followed in the footer. */
const footerLinkClass =
  'inline-flex min-h-6 items-center text-start text-muted hover:text-text hover:underline'

interface FooterGroupProps {
  title: string
  /** Items of the list. */
  children: ReactNode
}

/** Links of one kind under their heading. */
function FooterGroup({ title, children }: FooterGroupProps) {
  return (
    <nav aria-label={title} className="grid content-start gap-2 text-13">
      <h2 className="text-13">{title}</h2>
      <ul className="grid gap-1">{children}</ul>
    </nav>
  )
}

interface FooterTextsProps {
  /** Not there yet while the list loads. */
  items: readonly ContentItem[] | undefined
  /** About how many there will be: they hold the place, so that nothing below moves. */
  expected: number
}

/** Links to texts of the operator; of those that one page shows together, the first leads there. */
function FooterTexts({ items, expected }: FooterTextsProps) {
  if (items === undefined)
    return Array.from({ length: expected }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
      <li key={line} aria-hidden="true" className="flex min-h-6 items-center">
        <span className="skeleton block h-3 w-28" />
      </li>
    ))
  const links = items.map((item) => ({ item, href: contentLink(item) }))
  return links
    .filter(({ href }, at) => links.findIndex((other) => other.href === href) === at)
    .map(({ item, href }) => (
      <li key={item.id}>
        <Link to={href} className={footerLinkClass}>
          {item.title}
        </Link>
      </li>
    ))
}

const products = (
  [
    ['markets', paths.market.href()],
    ['loans', paths.loan.href()],
    ['nfts', paths.nfts.href()],
    ['plans', paths.plans.href()],
  ] as const
).filter(([, href]) => routeNameOf(href) !== undefined)

/** Company, products, policies and statements, the operator's pages elsewhere, the copyright line. */
export function Footer() {
  const { t } = useTranslation()
  const contents = useContents()
  const items = contents.data
  const hasFailed = items === undefined && contents.isError
  return (
    <footer className="print:hidden border-t border-line bg-surface">
      <div className="mx-auto grid max-w-[1440px] gap-6 px-4 py-8 sm:grid-cols-2 md:px-6 lg:grid-cols-[1.4fr_1fr_1fr_1fr_1fr]">
        <div className="grid content-start gap-2">
          <Link
            to={paths.home.href()}
            aria-label={t('brand.home')}
            className="justify-self-start hover:no-underline"
          >
            <DoubleRuleLogo />
          </Link>
          {isSandbox ? <p className="max-w-[34ch] text-13 text-muted">{t('brand.edition')}</p> : null}
          <SocialLinks />
          {/* The year of the build may be over. */}
          <p className="text-12 text-muted" suppressHydrationWarning>
            {t('brand.copyright', { year: String(new Date().getFullYear()) })}
          </p>
          <OperatorRisk />
        </div>
        <FooterGroup title={t('footer.company')}>
          {hasFailed ? null : <FooterTexts items={items && contentsOf(items, 'company')} expected={6} />}
          <li>
            <Link to={paths.help.href()} className={footerLinkClass}>
              {t('page.help')}
            </Link>
          </li>
          <li>
            <button type="button" className={footerLinkClass} onClick={() => supportChat.open()}>
              {t('footer.support')}
            </button>
          </li>
        </FooterGroup>
        <FooterGroup title={t('footer.products')}>
          {products.map(([key, href]) => (
            <li key={key}>
              <Link to={href} className={footerLinkClass}>
                {t(`footer.${key}`)}
              </Link>
            </li>
          ))}
        </FooterGroup>
        {hasFailed ? (
          <p role="alert" className="grid content-start justify-items-start gap-1 text-13">
            {t('footer.failed')}
            <button
              type="button"
              className="min-h-6 text-accent hover:underline"
              onClick={() => void contents.refetch()}
            >
              {t('action.retry')}
            </button>
          </p>
        ) : (
          <>
            <FooterGroup title={t('footer.policies')}>
              <FooterTexts items={items && contentsOf(items, 'policy')} expected={4} />
            </FooterGroup>
            <FooterGroup title={t('footer.statements')}>
              <FooterTexts items={items && contentsOf(items, 'footer')} expected={7} />
            </FooterGroup>
          </>
        )}
      </div>
    </footer>
  )
}
