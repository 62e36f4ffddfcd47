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

/** Chooses another language in the top bar. */
export async function chooseLanguage(page: Scope, device: Device, from: LanguageCode, to: LanguageCode) {
  const { common } = textsOf(from)
  await page
    .getByRole('button', { name: fill(common.language.current, { name: languageOf(from).name }) })
    .click()
  const dialog = page.getByRole('dialog', { name: common.language.title })
  const isHidden = device === 'mobile' && !compactLanguageCodes.some((code) => code === to)
  if (isHidden) await dialog.getByRole('button', { name: common.language.more }).click()
  await dialog.getByRole('button', { name: languageOf(to).name, exact: true }).click()
}

/** Closes the message that lies over the bars at the bottom, which would leave by itself after some seconds. */
export const closeMessage = (page: Scope) =>
  page.locator('[popover]').getByRole('button', { name: english.common.action.close }).click()
