import { expect, test } from './support/test.ts'
import { english } from './support/texts.ts'

const { home } = english

test('the two cards lead to smart trading and to loans', async ({ page }) => {
  await page.goto('/')
  for (const [card, path] of [
    [home.cards.trading, '/trading'],
    [home.cards.loan, '/loan'],
  ] as const) {
    await page.goto('/')
    await page.getByRole('link', { name: `${home.cards.start}: ${card}` }).click()
    await expect(page).toHaveURL(path)
  }
})

test('the five savings tiers come from the server, each with its daily and its yearly rate', async ({
  page,
}) => {
  await page.goto('/')
  const table = page.getByRole('table').filter({ hasText: home.tiers.perDay })
  await expect(table.getByRole('columnheader', { name: home.tiers.perYearSimple })).toBeVisible()
  await expect(table.getByRole('columnheader', { name: home.tiers.perYear, exact: true })).toBeVisible()
  const rows = table.getByRole('row').filter({ hasNot: page.getByRole('columnheader') })
  await expect(rows).toHaveCount(5)
  for (const [index, figures] of [
    ['500 to 19,800', '0.25%', '91.25%', '148.77%'],
    ['19,801 to 76,500', '0.30%', '109.50%', '198.43%'],
    ['76,501 to 268,300', '0.35%', '127.75%', '257.97%'],
    ['268,301 to 805,400', '0.40%', '146.00%', '329.34%'],
    ['805,401 and above', '0.45%', '164.25%', '414.91%'],
  ].entries()) {
    for (const figure of figures) await expect(rows.nth(index)).toContainText(figure)
  }
  await expect(page.getByText(home.tiers.sample)).toBeVisible()
})

test('a claim without a source says so, and none speaks of a government or an insurance', async ({
  page,
}) => {
  await page.goto('/')
  const claims = page.getByRole('region', { name: home.claims.label })
  await expect(claims.getByRole('listitem')).toHaveCount(6)
  await expect(claims.getByText(home.claims.unverified)).toHaveCount(6)
  await expect(claims).toContainText(/up to \W?0\.45%.*164\.25%\W? per year, simple/)
  await expect(page.getByRole('main')).not.toContainText(/government|insurance|licen[cs]ed/i)
})

test('the loan card carries its representative example', async ({ page }) => {
  await page.goto('/')
  const card = page.getByRole('article').filter({ hasText: home.cards.loan })
  await expect(card).toContainText('1,000.00')
  await expect(card).toContainText('29.00')
  await expect(card).toContainText('1,029.00')
  await expect(card).toContainText('41.6%')
  await expect(card).toContainText(english.loans.warning)
})

test('a visitor reads who is behind the product, how money is kept safe, and its five advantages', async ({
  page,
}) => {
  await page.goto('/')
  const { company, security, advantages } = home
  const main = page.getByRole('main')
  for (const { title } of [company, security, advantages])
    await expect(main.getByRole('heading', { name: title, level: 2 })).toBeVisible()
  for (const text of [company.body, security.lockBody, security.documentsBody])
    await expect(main.getByText(text)).toBeVisible()
  const reasons = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  for (const reason of ['costs', 'demo', 'daily', 'ledger', 'people'] as const)
    await expect(reasons.filter({ hasText: advantages[`${reason}Body`] })).toHaveCount(1)
})

test('a visitor sees the movers of the day, whose prices move, and opens one', async ({ page }) => {
  await page.goto('/')
  const movers = page.getByRole('region', { name: english.market.movers.title })
  const first = movers.getByRole('listitem').first()
  await expect(first).toBeVisible()
  const before = await movers.innerText()
  await expect.poll(() => movers.innerText(), { timeout: 15_000 }).not.toBe(before)
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/\/cruuency\?code=/)
})

test('plan rates are those of the list of products, per day with per year beside it', async ({
  page,
  stage,
  device,
}) => {
  const { result } = await stage.call('GET', 'index/listSmartProduct?pageSize=100')
  const { list } = result as {
    list: { name: string; status: string; cycles: { dailyRate: string }[] }[]
  }
  const offers = list.filter(({ status }) => status === 'ON')
  const percent = (rate: number) => `${(rate * 100).toFixed(2)}%`
  await page.goto('/')
  for (const { name, cycles } of offers.slice(0, device === 'desktop' ? 3 : 1)) {
    const daily = Number(cycles[0]?.dailyRate)
    const card =
      device === 'desktop'
        ? page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) })
        : page.getByRole('article').filter({ hasText: name })
    await expect(card).toContainText(percent(daily))
    await expect(card).toContainText(percent(daily * 365))
  }
})

test('the card of the company leads to its page', async ({ page }) => {
  await page.goto('/')
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: home.company.title }) })
  await card.getByRole('link', { name: english.common.page.companyIntro }).click()
  await expect(page).toHaveURL('/company-intro')
})
