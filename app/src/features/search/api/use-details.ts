import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { factsOf, type RouteName } from '#config/paths.ts'
import { useSession } from '#core/session/use-session.ts'

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
