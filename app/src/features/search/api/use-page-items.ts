import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { factsOf, isPlain, parentOf, paths, type RouteName, routeNames } from '#config/paths.ts'
import { useSession } from '#core/session/use-session.ts'
import { actionPages, knownPageOf, settingPages } from '../model/known-pages.ts'
import type { SearchGroup, SearchItem } from '../model/search-item.ts'
import { useDetail } from './use-detail.ts'

const answersToGoogle: RouteName = 'googleCallback'

const isAmong = (names: readonly RouteName[], name: RouteName) => names.includes(name)
const groupOf = (name: RouteName): SearchGroup =>
  isAmong(actionPages, name) ? 'actions' : isAmong(settingPages, name) ? 'settings' : 'pages'

/** Every page that can be opened as it is; those of a log-in only for visitors. */
export function usePageItems(): readonly SearchItem[] {
  const { t } = useTranslation(['search', 'common'])
  const { isLoggedIn } = useSession()
  const detailOf = useDetail()
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
            detail: detailOf(parentOf(name), name),
            href: paths[name].path,
            ...(known && { also: t(`also.${known}`) }),
          }
        }),
    [t, isLoggedIn, detailOf],
  )
}
