import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { factsOf, isPlain, parentOf, paths, type RouteName, routeNames } from '#config/paths.ts'
import { useSession } from '#core/session/use-session.ts'
import type { SearchGroup, SearchItem } from '../model/search-item.ts'

/** Pages on which something is done: they are listed among the actions, and not among the pages as well. */
const actionPages = [
  'deposit',
  'withdraw',
  'loanApply',
  'identity',
  'invite',
  'register',
  'login',
  'reset',
] as const satisfies readonly RouteName[]

/** Pages that are settings: they are listed among those. */
const settingPages = ['settings', 'security', 'password'] as const satisfies readonly RouteName[]

/** Other pages that are known by other words as well; those above all are. */
const otherPages = [
  'market',
  'plans',
  'loan',
  'nfts',
  'profile',
  'performance',
  'income',
  'transactions',
  'orders',
  'notification',
  'help',
] as const satisfies readonly RouteName[]

const knownPages = [...actionPages, ...settingPages, ...otherPages]

/** The name of a page under which the texts have other words for it. */
const knownPageOf = (name: RouteName) => knownPages.find((known) => known === name)

const answersToGoogle: RouteName = 'googleCallback'

const isAmong = (names: readonly RouteName[], name: RouteName) => names.includes(name)
const groupOf = (name: RouteName): SearchGroup =>
  isAmong(actionPages, name) ? 'actions' : isAmong(settingPages, name) ? 'settings' : 'pages'

/** Every page that can be opened as it is; those of a log-in only for visitors. */
export function usePageItems(): readonly SearchItem[] {
  const { t } = useTranslation(['search', 'common'])
  const { isLoggedIn } = useSession()
  const detailsOf = useDetails()
  return useMemo(
    () =>
      routeNames
        .filter((name) => factsOf(name).query === undefined && name !== answersToGoogle)
        .filter((name) => !isLoggedIn || !isPlain(name))
        .map((name): SearchItem => {
          const known = knownPageOf(name)
          return {
            id: `page-${name}`,
            group: groupOf(name),
            title: t(`common:page.${name}`),
            details: detailsOf(parentOf(name), name),
            href: paths[name].path,
            ...(known && { also: t(`also.${known}`) }),
          }
        }),
    [t, isLoggedIn, detailsOf],
  )
}

/** What is written under the name of a result: the page it is on, and that visitors have to log in for it first. */
export function useDetails() {
  const { t } = useTranslation(['search', 'common'])
  const { isLoggedIn } = useSession()
  return useCallback(
    (where: RouteName | undefined, page: RouteName) =>
      [
        where === undefined ? '' : t(`common:page.${where}`),
        !isLoggedIn && factsOf(page).needs !== undefined ? t('loginFirst') : '',
      ].filter(Boolean),
    [t, isLoggedIn],
  )
}
