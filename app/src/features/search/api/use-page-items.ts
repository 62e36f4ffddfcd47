import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { factsOf, isPlain, parentOf, paths, type RouteName, routeNames } from '../../../config/paths.ts'
import { useSession } from '../../../core/session/use-session.ts'
import type { SearchItem } from '../model/search-item.ts'

/** Pages that are known by other words as well. */
const knownByMore = [
  'deposit',
  'withdraw',
  'identity',
  'security',
  'settings',
  'transactions',
  'loan',
  'trading',
  'orders',
  'invite',
] as const satisfies readonly RouteName[]

const answersToGoogle: RouteName = 'googleCallback'

/** Every page that can be opened as it is; those of a log-in only for visitors. */
export function usePageItems(): readonly SearchItem[] {
  const { t } = useTranslation(['search', 'common'])
  const { isLoggedIn } = useSession()
  return useMemo(
    () =>
      routeNames
        .filter((name) => factsOf(name).query === undefined && name !== answersToGoogle)
        .filter((name) => !isLoggedIn || !isPlain(name))
        .map((name): SearchItem => {
          const parent = parentOf(name)
          const known = knownByMore.find((more) => more === name)
          return {
            id: `page-${name}`,
            group: 'pages',
            title: t(`common:page.${name}`),
            detail: parent === undefined ? '' : t(`common:page.${parent}`),
            href: paths[name].path,
            also: `${paths[name].path} ${known ? t(`also.${known}`) : ''}`,
          }
        }),
    [t, isLoggedIn],
  )
}
