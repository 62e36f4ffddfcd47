import type { Locator } from '@playwright/test'
import { verify } from '../support/borrower.ts'
import { english } from '../support/texts.ts'
import { expect, test } from './support/test.ts'

const { loans } = english

interface SizedText {
  readonly text: string
  /** The size of its letters, in pixels. */
  readonly size: number
  /** What stands in the same line of a table, list, pair or sentence. */
  readonly line: readonly { readonly text: string; readonly size: number }[]
}

/** Every piece of text with a figure in view of a part of the page, with the size of its letters. */
const figuresIn = (part: Locator): Promise<SizedText[]> =>
  part.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const found: { text: string; size: number; parent: HTMLElement }[] = []
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      const text = (walker.currentNode.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '').trim()
      if (parent?.checkVisibility() && /\d/.test(text))
        found.push({ text, size: Number.parseFloat(getComputedStyle(parent).fontSize), parent })
    }
    const plain = ({ text, size }: { text: string; size: number }) => ({ text, size })
    return found.map((figure) => {
      const line = figure.parent.closest('tr, dl, li, p, article')
      return { ...plain(figure), line: found.filter(({ parent }) => line?.contains(parent)).map(plain) }
    })
  })

/** Whether a text has a figure, and not as a part of a longer one. */
const has = (text: string, figure: string) => ` ${text} `.split(/[^\d.,%]+/).includes(figure)

test('wherever a daily rate is shown, its yearly rate stands beside it in letters of that size', async ({
  page,
  context,
  stage,
}) => {
  const { result } = await stage.call('GET', 'index/listSmartProduct?pageSize=100')
  const plans = (result as { list: { cycles: { dailyRate: string }[] }[] }).list
  const tiers = ['0.0025', '0.0030', '0.0035', '0.0040', '0.0045']
  const rates = [...tiers, ...plans.flatMap(({ cycles }) => cycles.map(({ dailyRate }) => dailyRate))]
  const percent = (rate: number) => `${(rate * 100).toFixed(2)}%`
  const yearly = new Map(rates.map((rate) => [percent(Number(rate)), percent(Number(rate) * 365)]))

  const look = async (path: string, first: RegExp, least: number) => {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByText(first).first()).toBeVisible()
    const figures = await figuresIn(main)
    // A fee below a rate is none, nor is the change of a price, although either may have its figure.
    const daily = [...yearly].flatMap(([day, year]) =>
      figures
        .filter(({ text }) => has(text, day) && !/^[<+−]/.test(text))
        .map((figure) => ({ ...figure, day, year })),
    )
    expect(daily.length, `daily rates on ${path}`).toBeGreaterThanOrEqual(least)
    const smaller = daily.filter(
      ({ size, year, line }) => !line.some((other) => has(other.text, year) && other.size >= size),
    )
    expect(
      smaller.map(({ text, line }) => ({ text, line })),
      `on ${path}`,
    ).toEqual([])
  }
  await look('/', /^0\.45%$/, 5)
  await look('/trading', /^0\.\d\d%$/, 3)
  await stage.signIn(context, await stage.registerFunded('20000.00'), 'real')
  await look('/profile/income', /^0\.45%$/, 5)
})

test('the yearly cost is the largest figure of a loan, in the offer and in the review before it is signed', async ({
  page,
  context,
  stage,
  device,
}) => {
  const person = await stage.register()
  await verify(stage, person)
  await stage.signIn(context, person, 'real')
  await page.goto('/loan')
  const offer = page.getByRole('form', { name: loans.quote.title })
  await offer.getByRole('textbox', { name: new RegExp(loans.choice.amount) }).fill('1000')
  const expectLargest = async (part: Locator) => {
    await expect(part.getByText('41.6%').filter({ visible: true }).first()).toBeVisible()
    const [apr, ...others] = (await figuresIn(part)).sort((one, other) => other.size - one.size)
    expect(apr?.text).toBe('41.6%')
    expect(others.length).toBeGreaterThan(5)
    for (const { text, size } of others) expect(size, text).toBeLessThan(apr?.size ?? 0)
  }
  await expectLargest(offer)
  await offer.getByRole('button', { name: /Continue with/ }).click()
  await expect(page).toHaveURL(/\/loan\/apply\?/)
  if (device === 'mobile') {
    // The agreement is the page there; the figures stand where it is signed.
    await page.getByRole('button', { name: loans.agreement.toEnd }).click()
    await page.getByRole('button', { name: loans.sign.now, exact: true }).click()
  }
  // Until the review is there, the offer is what the page shows.
  await expect(page.getByRole('heading', { name: loans.apply.yours, exact: true })).toBeVisible()
  await expectLargest(page.getByRole('main'))
})
