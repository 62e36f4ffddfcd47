import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { offers } from '#config/operator.ts'
import { pageParts } from '#config/page-parts.ts'
import { paths } from '#config/paths.ts'
import { useMode } from '#core/account-mode/use-mode.ts'
import { useSession } from '#core/session/use-session.ts'
import type { SearchItem } from '../model/search-item.ts'
import { useDetails } from './use-page-items.ts'

/** What can be done beside what the pages of their own are for: see `actionPages`. */
export function useActionItems(): readonly SearchItem[] {
  const { t } = useTranslation(['search', 'common', 'account', 'settings'])
  const { isLoggedIn, userName = '' } = useSession()
  const { mode } = useMode()
  const detailsOf = useDetails()
  return useMemo(() => {
    const action = (name: string, item: Omit<SearchItem, 'id' | 'group'>): SearchItem => ({
      id: `action-${name}`,
      group: 'actions',
      ...item,
    })
    const plans = action('buyPlan', {
      title: t('buyPlan'),
      details: detailsOf('plans', 'plans'),
      href: paths.plans.path,
      also: t('also.buyPlan'),
    })
    const support = action('support', {
      title: t('common:support.title'),
      details: [t('common:page.help')],
      command: 'support',
      also: t('also.support'),
    })
    const switchMode = action('switchMode', {
      title: t(`common:mode.${mode === 'demo' ? 'real' : 'demo'}.confirm`),
      details: [t('common:mode.title')],
      command: 'switchMode',
      also: t('also.switchMode'),
    })
    const resetDemo = action('resetDemo', {
      title: t('settings:demo.reset'),
      details: detailsOf('settings', 'settings'),
      href: `${paths.settings.path}#${pageParts.demo}`,
      also: t('also.demo'),
    })
    const logOut = action('logOut', {
      title: t('account:logout.action'),
      details: userName === '' ? [] : [userName],
      command: 'logOut',
      also: t('also.logOut'),
    })
    return [
      ...(offers('plans') ? [plans] : []),
      ...(isLoggedIn ? [switchMode] : []),
      resetDemo,
      support,
      ...(isLoggedIn ? [logOut] : []),
    ]
  }, [t, isLoggedIn, userName, mode, detailsOf])
}
