import { languages } from '@swx/locales/languages'
import { describe, expect, it } from 'vitest'
import { factsOf, routeNames } from './config/paths.ts'
import { loadTexts } from './lib/i18n/locale-files.ts'
import { pages, type RoutePage } from './pages.ts'

/** A text such as `deposit:list.title` in a language. */
async function textOf(tag: string, key: string): Promise<unknown> {
  const [namespace = '', path = ''] = key.split(':')
  const texts: unknown = await loadTexts(tag, namespace)
  return path.split('.').reduce((part, name) => (part as Record<string, unknown> | undefined)?.[name], texts)
}

describe.each(routeNames)('the route %s', (name) => {
  const { path, tab, parent, needs, subtitle } = factsOf(name)
  const { code, texts }: RoutePage = pages[name]

  it('has a page on phones and on desktop', async () => {
    expect(await code('mobile')).toBeTypeOf('function')
    expect(await code('desktop')).toBeTypeOf('function')
  })

  it.each(languages)('has a title, its texts and the words for others in $code', async ({ tag }) => {
    const keys = [`common:page.${name}`, subtitle, needs?.user, needs?.realAccount]
    for (const key of keys) {
      if (key === undefined) continue
      expect(await textOf(tag, key), key).toMatch(/\S/)
      expect(['common', ...texts]).toContain(key.split(':')[0])
    }
    for (const namespace of texts) expect(await loadTexts(tag, namespace)).toBeTypeOf('object')
  })

  it('has a path of its own', () => {
    expect(path).toMatch(/^\/[\w/-]*$/)
    expect(routeNames.filter((other) => factsOf(other).path === path)).toEqual([name])
  })

  it('is a tab or belongs to a page', () => {
    if (tab === undefined) expect(routeNames).toContain(parent)
    else expect(parent).toBeUndefined()
  })

  it('brings the words of the account switch where it needs the real account', () => {
    if (needs?.realAccount) expect(texts).toEqual(expect.arrayContaining(['errors', 'money']))
  })
})
