import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { offers, type Product } from '#config/operator.ts'
import { pageParts } from '#config/page-parts.ts'
import { paths, type RouteName } from '#config/paths.ts'
import { useSession } from '#core/session/use-session.ts'
import type { SearchItem } from '../model/search-item.ts'
import { useDetails } from './use-page-items.ts'

interface Setting {
  readonly name: keyof typeof pageParts
  readonly title: string
  readonly page: RouteName
  readonly product?: Product
}

/** Every setting, where it is found; visitors have those of this browser on the page of their account. */
export function useSettingItems(): readonly SearchItem[] {
  const { t } = useTranslation(['search', 'common', 'account', 'settings', 'security', 'notifications'])
  const { isLoggedIn } = useSession()
  const detailsOf = useDetails()
  return useMemo(() => {
    const here: RouteName = isLoggedIn ? 'settings' : 'profile'
    const settings = [
      { name: 'language', title: t('account:settings.language'), page: here },
      { name: 'theme', title: t('common:theme.title'), page: here },
      { name: 'upDown', title: t('common:updown.title'), page: here },
      { name: 'notices', title: t('notifications:switches.title'), page: 'notification' },
      { name: 'phone', title: t('search:phoneAndPicture'), page: 'settings' },
      { name: 'savings', title: t('settings:savings.title'), page: 'settings', product: 'savings' },
      { name: 'securityPassword', title: t('security:password.title'), page: 'security' },
      { name: 'sessions', title: t('security:sessions.title'), page: 'security' },
      { name: 'lock', title: t('security:lock.title'), page: 'security' },
      { name: 'data', title: t('settings:data.label'), page: 'settings' },
      { name: 'close', title: t('settings:close.title'), page: 'settings' },
    ] as const satisfies readonly Setting[]
    return settings
      .filter((setting) => !('product' in setting) || offers(setting.product))
      .map(
        ({ name, title, page }): SearchItem => ({
          id: `setting-${name}`,
          group: 'settings',
          title,
          details: detailsOf(page, page),
          href: `${paths[page].path}#${pageParts[name]}`,
          also: t(`also.${name}`),
        }),
      )
  }, [t, isLoggedIn, detailsOf])
}
