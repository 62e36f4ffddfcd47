import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { isSandbox } from '#config/env.ts'
import { brandName } from '#config/operator.ts'
import { routeNameOf } from '#config/paths.ts'
import { useLinkedContent } from '#core/content/use-contents.ts'

/** The name of the current page: the instrument's code, the title of the text as the server has it, else the route's title. */
export function usePageTitle(): string {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const name = routeNameOf(pathname) ?? 'home'
  const query = new URLSearchParams(search)
  const code = name === 'instrument' ? query.get('code') : null
  const { content } = useLinkedContent(name === 'detail' ? (query.get('id') ?? '') : '')
  return code || (name === 'detail' && content.data?.title) || t(`page.${name}`)
}

/** Keeps the browser's title in step; in a sandbox build it says so too. */
export function useDocumentTitle(): void {
  const { t } = useTranslation()
  const title = usePageTitle()
  const suffix = isSandbox ? t('sandbox.title') : brandName
  useEffect(() => {
    document.title = `${title} · ${suffix}`
  }, [title, suffix])
}
