import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isSandbox } from '../../../config/env.ts'
import { paths, routeNameOf } from '../../../config/paths.ts'
import { OperatorRisk } from '../../../core/operator/operator-risk.tsx'
import { supportChat } from '../../../features/support-chat/support-chat.ts'
import { DoubleRuleLogo } from '../../../ui/layout/double-rule-logo.tsx'

const products = (
  [
    ['markets', paths.market.href()],
    ['loans', paths.loan.href()],
    ['nfts', paths.nfts.href()],
    ['trading', paths.trading.href()],
  ] as const
).filter(([, href]) => routeNameOf(href) !== undefined)

const linkClass = 'inline-flex min-h-6 items-center text-start text-muted hover:text-text hover:underline'

/** Product links, support, the copyright line. Only what exists is listed. */
export function Footer() {
  const { t } = useTranslation()
  return (
    <footer className="print:hidden border-t border-line bg-surface">
      <div className="mx-auto grid max-w-[1440px] gap-6 px-4 py-8 sm:grid-cols-2 md:grid-cols-[1.4fr_1fr_1fr] md:px-6">
        <div className="grid content-start gap-2">
          <Link
            to={paths.home.href()}
            aria-label={t('brand.home')}
            className="justify-self-start hover:no-underline"
          >
            <DoubleRuleLogo />
          </Link>
          {isSandbox ? <p className="max-w-[34ch] text-13 text-muted">{t('brand.edition')}</p> : null}
          <p className="text-12 text-muted">
            {t('brand.copyright', { year: String(new Date().getFullYear()) })}
          </p>
          <OperatorRisk />
        </div>
        <nav aria-label={t('footer.products')} className="grid content-start gap-2 text-13">
          <h2 className="text-13">{t('footer.products')}</h2>
          <ul className="grid gap-1">
            {products.map(([key, href]) => (
              <li key={key}>
                <Link to={href} className={linkClass}>
                  {t(`footer.${key}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid content-start gap-2 text-13">
          <h2 className="text-13">{t('footer.company')}</h2>
          <ul className="grid gap-1">
            <li>
              <button type="button" className={linkClass} onClick={() => supportChat.open()}>
                {t('footer.support')}
              </button>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  )
}
