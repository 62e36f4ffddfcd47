import { compactLanguageCodes, type LanguageCode, languageOf } from '@swx/locales/languages'
import type { Device, Scope } from './screen.ts'
import { english, fill, textsOf } from './texts.ts'

type Words = typeof english
type TabName = keyof Words['common']['tab']
const isBottomTab = (name: TabName): name is keyof Words['common']['bottomTab'] =>
  name in english.common.bottomTab

/** Goes to a main page the way a person does: by the tabs on top, at the bottom, or in the menu of a phone. */
export async function goToTab(page: Scope, device: Device, name: TabName, words: Words = english) {
  const main = page.getByRole('navigation', { name: words.common.nav.main })
  if (device === 'desktop')
    return main.getByRole('link', { name: words.common.tab[name], exact: true }).click()
  if (isBottomTab(name))
    return main.getByRole('link', { name: words.common.bottomTab[name], exact: true }).click()
  await page.getByRole('button', { name: words.common.nav.menu, exact: true }).click()
  const menu = page.getByRole('dialog', { name: words.common.nav.menu })
  return menu.getByRole('link', { name: words.common.tab[name], exact: true }).click()
}

/** Opens what a phone keeps under "more" on pages with a way back, or in the menu where a way begins. */
export async function openLayer(page: Scope, layer: 'menu' | 'more', { common }: Words = english) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${common.nav[layer]}`) })
    .click()
  return page.getByRole('dialog', { name: common.nav[layer], exact: true })
}

/** Opens the search of everything: in the bar of the desktop, in what a phone keeps it under. */
export async function openSearch(page: Scope, device: Device, words: Words = english) {
  const { search } = words.common.nav
  const place = device === 'mobile' ? await openLayer(page, 'menu', words) : page.getByRole('banner')
  await place.getByRole('button', { name: search, exact: true }).click()
}

/** Opens online support on a page with a way back. */
export async function openSupport(page: Scope, device: Device) {
  const { support } = english.common
  const place = device === 'mobile' ? await openLayer(page, 'more') : page.getByRole('banner')
  await place.getByRole('button', { name: support.title, exact: true }).click()
}

/**
 * Chooses another language in the top bar.
 *
 * @param isUnderMore on a page of a phone with a way back
 */
export async function chooseLanguage(
  page: Scope,
  device: Device,
  from: LanguageCode,
  to: LanguageCode,
  { isUnderMore = false } = {},
) {
  const { common } = textsOf(from)
  const inBar = page.getByRole('button', {
    name: fill(common.language.current, { name: languageOf(from).name }),
  })
  if (isUnderMore && device === 'mobile') {
    const more = await openLayer(page, 'more', textsOf(from))
    await more.getByRole('button', { name: new RegExp(`^${common.language.title}`) }).click()
  } else await inBar.click()
  const dialog = page.getByRole('dialog', { name: common.language.title })
  const isHidden = device === 'mobile' && !compactLanguageCodes.some((code) => code === to)
  if (isHidden) await dialog.getByRole('button', { name: common.language.more }).click()
  await dialog.getByRole('button', { name: languageOf(to).name, exact: true }).click()
}

/** Closes the message that lies over the bars at the bottom, which would leave by itself after some seconds. */
export const closeMessage = (page: Scope) =>
  page.locator('[popover]').getByRole('button', { name: english.common.action.closeMessage }).click()
