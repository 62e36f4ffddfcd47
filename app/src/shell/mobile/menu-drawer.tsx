import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths, tabOrder } from '#config/paths.ts'
import { useSession } from '#core/session/use-session.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { DoubleRuleLogo } from '#ui/layout/double-rule-logo.tsx'
import type { LayerProps } from '#ui/overlay/lazy-layer.tsx'
import { Modal } from '#ui/overlay/modal.tsx'
import { TabLink } from '../tab-link.tsx'

/** All six pages, for the two that have no tab at the bottom; help and company; and the way in. */
export function MenuDrawer({ open, onClose }: LayerProps) {
  const { t } = useTranslation()
  const { isLoggedIn } = useSession()
  return (
    <Modal open={open} onClose={onClose} className="drawer" aria-label={t('nav.menu')}>
      <div className="flex min-h-full flex-col gap-4 p-4">
        <div className="flex items-center justify-between">
          <DoubleRuleLogo />
          <IconButton
            label={t('nav.closeMenu')}
            icon={<X className="size-5" aria-hidden="true" />}
            onClick={onClose}
          />
        </div>
        <nav aria-label={t('nav.menu')} className="grid">
          {tabOrder.map((name) => (
            <TabLink
              key={name}
              name={name}
              onFollow={onClose}
              className="flex min-h-12 items-center border-b border-line text-16 text-text hover:no-underline aria-[current]:font-strong aria-[current]:text-accent"
            >
              {t(`tab.${name}`)}
            </TabLink>
          ))}
        </nav>
        <div className="grid">
          {(['help', 'companyIntro'] as const).map((name) => (
            <Link
              key={name}
              to={paths[name].href()}
              onClick={onClose}
              className="flex min-h-11 items-center text-muted hover:no-underline"
            >
              {t(`page.${name}`)}
            </Link>
          ))}
        </div>
        {isLoggedIn ? null : (
          <div className="mt-auto grid gap-3">
            <LinkButton to={paths.register.href()} variant="primary" size="lg" onClick={onClose}>
              {t('nav.signUp')}
            </LinkButton>
            <LinkButton to={paths.login.href()} size="lg" onClick={onClose}>
              {t('nav.logIn')}
            </LinkButton>
          </div>
        )}
      </div>
    </Modal>
  )
}
