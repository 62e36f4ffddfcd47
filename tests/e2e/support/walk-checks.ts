import type { Page } from '@playwright/test'
import { languageOf } from '@swx/locales/languages'
import { plain, textsOf } from '../../support/texts.ts'
import { barriersOf, contrastFaultsOf } from './axe.ts'
import { cutTitles } from './cut-titles.ts'
import { hiddenFocus } from './hidden-focus.ts'
import { keysOnShow } from './keys-on-show.ts'
import { largeTextFaults } from './large-text.ts'
import { elementsPastTheEdge } from './overflow.ts'
import { overlappingTexts } from './overlapping-texts.ts'
import { withoutRepeatedRows } from './repeated-rows.ts'
import { routeContents } from './route-contents.ts'
import { spillingControls } from './spilling.ts'
import { expect } from './test.ts'
import { textSpacingFaults } from './text-spacing.ts'
import { shortTargets } from './touch-targets.ts'
import type { Check, Look } from './walk-plan.ts'

/** Size of a window. */
export interface Size {
  readonly width: number
  readonly height: number
}

const narrow: Size = { width: 320, height: 640 }

/** What is wrong with a page that has settled, by check; `size` is that of the shell's own window. */
type FaultsOf = (page: Page, look: Look, size: Size) => Promise<readonly string[]>

/** Language, direction and sandbox label are there at once, since the page has its title. */
async function textFaults(page: Page, { language }: Look): Promise<string[]> {
  const { tag, dir } = languageOf(language)
  const label = plain(textsOf(language).common.sandbox.label)
  const shown = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    label: document.querySelector('[role="note"]')?.textContent,
  }))
  const found = {
    lang: shown.lang === tag ? [] : [`the language is not ${tag}`],
    dir: shown.dir === dir ? [] : [`the direction is not ${dir}`],
    label: shown.label === label ? [] : ['there is no sandbox label'],
    keys: (await keysOnShow(page)).map((key) => `the key ${key} stands in place of its text`),
  }
  return Object.values(found).flat()
}

async function contentFaults(page: Page, { route }: Look): Promise<string[]> {
  const { heading, shows } = routeContents[route]
  const headings = page.getByRole('heading', { level: 1, name: heading }).filter({ visible: true })
  const own = page.locator('main').getByText(shows).filter({ visible: true }).first()
  const isThere = (assertion: Promise<unknown>) =>
    assertion.then(
      () => true,
      () => false,
    )
  return [
    ...((await isThere(expect(headings).toHaveCount(1))) ? [] : [`there is no heading ${heading}`]),
    ...((await isThere(expect(own).toBeVisible())) ? [] : [`"${shows}" is not on it`]),
  ]
}

async function roomFaults(page: Page, { shell }: Look): Promise<string[]> {
  const found: string[] = []
  for (const width of shell === 'mobile' ? [390, 320] : [1280, 820]) {
    await resize(page, { width, height: 844 })
    let spilling: string[] = []
    await expect
      .poll(async () => (spilling = await spillingControls(page)), { timeout: 5_000 })
      .toEqual([])
      .catch(() => found.push(...spilling.map((control) => `at ${width} px ${control}`)))
  }
  return found
}

/** Upright and on its side. */
async function largeTextFaultsOfPhone(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const size of [
    { width: 740, height: 360 },
    { width: 360, height: 740 },
  ]) {
    await resize(page, size)
    found.push(...(await largeTextFaults(page)).map((fault) => `at ${size.width} px ${fault}`))
  }
  return found
}

/** Gives the window a size, and the page the frames in which it measures its room and lays itself out anew. */
async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
  })
}

/** Lets a check look at the page in a window of a size. */
const inWindow =
  (sizeOf: (own: Size) => Size, faultsOf: FaultsOf): FaultsOf =>
  async (page, look, size) => {
    await resize(page, sizeOf(size))
    return faultsOf(page, look, size)
  }

const own = (size: Size) => size

/** The checks in the order in which they are made: those of the shell's own window first. */
export const checks: Readonly<Record<Check, FaultsOf>> = {
  texts: textFaults,
  content: inWindow(own, contentFaults),
  targets: inWindow(own, (page) => withoutRepeatedRows(page, () => shortTargets(page))),
  barriers: inWindow(own, barriersOf),
  contrast: inWindow(own, contrastFaultsOf),
  focus: inWindow(own, hiddenFocus),
  room: roomFaults,
  title: inWindow(
    () => narrow,
    (page) => cutTitles(page),
  ),
  edge: inWindow(
    () => narrow,
    async (page) => [...(await elementsPastTheEdge(page)), ...(await overlappingTexts(page))],
  ),
  largeText: largeTextFaultsOfPhone,
  spacing: inWindow(() => ({ width: 360, height: 740 }), textSpacingFaults),
}
