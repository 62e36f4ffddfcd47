import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { logIn } from '../support/auth.ts'
import { sample } from '../support/pictures.ts'
import { root } from '../support/root.ts'
import { openSupport } from '../support/steps.ts'
import { english, fill, plain, textsOf } from '../support/texts.ts'
import { openTicket } from '../support/trade.ts'
import { securityPassword, setSecurityPassword, withdrawForm } from '../support/withdrawal.ts'
import { expectPricesToMove } from './support/market.ts'
import { expect, test } from './support/operator-test.ts'
import { scrollToOwnTrades } from './support/own-trades.ts'
import { stageFor } from './support/stage.ts'

const { common, deposit, errors, images, operator: words, orders, plans, withdrawals } = english

/** Words that belong to the sandbox alone. */
const ofSandbox = /sandbox|sample|simulated|SWX/i

async function expectNothingOfSandbox(page: Page) {
  expect(await page.title()).not.toMatch(ofSandbox)
  const text = await page.locator('body').innerText()
  // What the server names, such as its addresses and an instrument, is no word of the build.
  expect(
    text.replace(
      /(?:SANDBOX|SBX)-[\w-]+|Prices in this sandbox are simulated\.|Sandbox guide|The Sandbox/g,
      '',
    ),
  ).not.toMatch(ofSandbox)
}

/** Logs in as the user with money, and switches to the real account the way a user does. */
async function enterRealAccount(page: Page): Promise<void> {
  await page.goto('/pass/login?next=/profile')
  await logIn(page, 'trader', 'Sandbox1')
  await expect(page).toHaveURL(/\/profile/)
  await page
    .getByRole('button', { name: fill(common.mode.switcher, { mode: common.mode.demo.word }) })
    .first()
    .click()
  await page
    .getByRole('dialog', { name: common.mode.real.question })
    .getByRole('button', { name: new RegExp(common.mode.real.confirm) })
    .click()
  await expect(page.getByText(common.mode.real.switched)).toBeVisible()
}

/** The colour in the corner of each icon that the page and its manifest name. */
const iconColours = (page: Page) =>
  page.evaluate(async () => {
    const links = [
      ...document.querySelectorAll<HTMLLinkElement>('link[rel="icon"], link[rel="apple-touch-icon"]'),
    ]
    const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href ?? ''
    const { icons } = (await (await fetch(manifest)).json()) as { icons: { src: string }[] }
    const addresses = [
      ...links.map(({ href }) => href),
      ...icons.map(({ src }) => new URL(src, manifest).href),
    ]
    const colours = await Promise.all(
      addresses.map(async (address) => {
        const answer = await fetch(address)
        if (address.endsWith('.svg')) return /fill="(#\w+)"/.exec(await answer.text())?.[1]
        const context = new OffscreenCanvas(1, 1).getContext('2d')
        context?.drawImage(await createImageBitmap(await answer.blob()), 0, 0)
        const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? []
        return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`
      }),
    )
    return { count: addresses.length, colours: [...new Set(colours)] }
  })

/** The page of a chat as its host serves it: it says that it is there, and shows what it is told. */
const chatPage = `<!doctype html><title>Chat</title><script>
  addEventListener('message', ({ data }) => document.body.append(data, document.createElement('hr')))
  addEventListener('DOMContentLoaded', () => {
    let found = 'the session is out of reach'
    try { found = parent.localStorage.getItem('token') } catch {}
    document.body.append(found)
    const config = { authToken: 'conversation-1' }
    parent.postMessage('chatwoot-widget:' + JSON.stringify({ event: 'loaded', config }), '*')
  })
</script>`

const visit = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectNothingOfSandbox(page)
}

test.describe('an operator who may offer everything', () => {
  test('is named on every page, says who it is, and shows its own claim with source and date', async ({
    page,
    device,
    walletCalls,
  }) => {
    await visit(page, '/')
    await expect(page).toHaveTitle(/Nordfeld/)
    const facts = page.getByText('Nordfeld Invest AG', { exact: true })
    await expect(facts.first()).toBeVisible()
    await expect(page.getByText('EFA-0000')).toBeVisible()
    await expect(page.getByRole('link', { name: 'complaints@nordfeld.example' })).toBeVisible()
    await expect(
      page.getByText('You can lose all the money you invest.', { exact: false }).first(),
    ).toBeVisible()
    await expect(page.getByText(/Annual report 2025, page 12/)).toBeVisible()
    await expect(page.getByText('Insurance of client money')).toBeVisible()
    await expect(page.getByText(/Policy 4711.*31 Jan 2026/)).toBeVisible()
    for (const path of ['/market', '/trading', '/loan', '/pass/login', '/pass/register']) {
      await visit(page, path)
      // A phone has no footer: the warning stands below each page.
      if (device === 'mobile')
        await expect(
          page.getByText('You can lose all the money you invest.', { exact: false }).last(),
        ).toBeVisible()
    }
    const icon = await page.request.get('/icon.svg')
    expect(await icon.text()).not.toMatch(ofSandbox)
    expect(await walletCalls()).toEqual([])
  })

  test('has its own icons in the tab, on the home screen and in the manifest @desktop', async ({ page }) => {
    await visit(page, '/')
    const { count, colours } = await iconColours(page)
    expect(count).toBeGreaterThanOrEqual(5)
    expect(colours).toEqual(['#0a5c36'])
  })

  test('serves a user from log-in to the account and its pages', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/pass/login')
    await logIn(page, 'trader', 'Sandbox1')
    await expect(page).toHaveURL(/\/profile$/)
    for (const path of [
      '/profile',
      '/profile/balance',
      '/profile/deposit',
      '/profile/transactions',
      '/profile/orders',
      '/profile/settings',
      '/profile/security',
      '/cruuency?code=BTC&type=2&id=54',
    ])
      await visit(page, path)
    await expect(page.getByRole('region', { name: orders.ticket.title })).toBeVisible()
  })

  test('lets a user follow prices, and open and close a position for what was shown', {
    tag: '@mobile',
  }, async ({ page, device }) => {
    await page.goto('/pass/login?next=/market?type=2')
    await logIn(page, 'trader', 'Sandbox1')
    await expect(page).toHaveURL(/\/market/)
    await expectPricesToMove(page)
    await visit(page, '/cruuency?code=BTC&type=2&id=54')
    const ticket = await openTicket(page, device)
    await ticket.getByLabel(orders.ticket.size).fill('0.01')
    await ticket.getByRole('button', { name: /Review long/ }).click()
    const review = page.getByRole('dialog').last()
    await expect(review.getByText(orders.review.worstCase)).toBeVisible()
    await review.getByRole('button', { name: /DEMO/ }).click()
    await expect(page.getByText(/Opened: .*BTC/)).toBeVisible()
    await expectNothingOfSandbox(page)

    const trades = await scrollToOwnTrades(page)
    const close = fill(orders.position.closeLabel, { code: 'BTC' })
    await trades.getByRole('button', { name: close }).first().click()
    await page.getByRole('dialog').last().getByRole('button', { name: /DEMO/ }).click()
    await expect(page.getByText(/Closed .*BTC/)).toBeVisible()
    await expectNothingOfSandbox(page)
  })

  test('lets a user buy a plan on the real account, and shows it among the own ones', {
    tag: '@desktop',
  }, async ({ page, device }) => {
    await enterRealAccount(page)
    await visit(page, '/trading?plan=p-forex-15&days=7')
    const plan = 'Smart forex 15'
    const order =
      device === 'mobile' ? page.getByRole('dialog', { name: plan }) : page.getByRole('complementary')
    await order.getByRole('textbox', { name: new RegExp(plans.order.amount) }).fill('500')
    await order.getByRole('button', { name: /Review plan of 500\.00 USD/ }).click()
    const question = page.getByRole('dialog', { name: plain(fill(plans.confirm.title, { plan })) })
    await expect(question).toContainText(english.money.risk.plan)
    await expectNothingOfSandbox(page)
    await question.getByRole('button', { name: /Buy for/ }).click()
    await expect(question).toBeHidden()
    await visit(page, '/trading?tab=mine')
    const own = page.getByRole('listitem').filter({ hasText: plan })
    await expect(own.filter({ hasText: /500\.00/ }).first()).toBeVisible()
  })

  test('lets a user report a deposit, and ask for a withdrawal with the security password', {
    tag: '@mobile',
  }, async ({ page, api }) => {
    await enterRealAccount(page)
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
    await setSecurityPassword(stageFor(api.url, 'main'), { token })
    await visit(page, '/profile/deposit')
    await page.getByRole('radio', { name: /BTC/ }).check()
    await page.getByRole('textbox', { name: deposit.form.amount }).fill('0.01')
    await page.getByRole('textbox', { name: deposit.form.txHash }).fill('7d3f1099')
    await page.getByLabel(deposit.form.proof).setInputFiles(sample('transfer-proof.png'))
    await expect(page.getByText(new RegExp(`^${images.sent} ·`))).toBeVisible()
    await page
      .getByRole('button', { name: plain(fill(deposit.summary.submit, { amount: '0.01', currency: 'BTC' })) })
      .click()
    await expect(page.getByText(errors.rechargeSubmitted)).toBeVisible()
    const deposits = page.getByRole('list', { name: deposit.list.title })
    await expect(deposits.getByRole('listitem').first()).toContainText(/0\.01\s*BTC/)
    await expectNothingOfSandbox(page)

    await visit(page, '/profile/withdraw')
    const { field, method, submit } = withdrawForm(page)
    await method(/^BTC/).check()
    await field(withdrawals.form.amount).fill('500')
    await field(withdrawals.form.address).fill('1BoatSLRHtKNngkdXEeobR76b53LETtpyT')
    await field(withdrawals.password.label).fill(securityPassword)
    await submit.click()
    await expect(page.getByText(errors.withdrawalSubmitted)).toBeVisible()
    const asked = page.getByRole('list', { name: withdrawals.list.title }).getByRole('listitem')
    await expect(asked.first()).toContainText(withdrawals.status.TO_BE_REVIEWED)
    await expectNothingOfSandbox(page)
  })

  test('has the chat loaded only after the user agreed, and says when it does not come', {
    tag: '@desktop',
  }, async ({ page, watch }) => {
    watch.allow(/chat\.example\.org/)
    const asked: string[] = []
    await page.route('https://chat.example.org/**', (route) => {
      asked.push(new URL(route.request().url()).pathname)
      return route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad gateway' })
    })
    await page.goto('/')
    await page.getByRole('button', { name: common.support.title }).first().click()
    const panel = page.getByRole('dialog', { name: common.support.title })
    await expect(panel.getByText(fill(words.chat.body, { host: 'chat.example.org' }))).toBeVisible()
    expect(asked).toEqual([])
    await panel.getByRole('button', { name: words.chat.agree }).click()
    await expect(panel.getByRole('alert')).toContainText('complaints@nordfeld.example')
    expect(asked).toEqual(['/widget'])
  })

  test('has its chat told who writes after log-in, and made to forget it at log-out', {
    tag: '@mobile',
  }, async ({ page, watch }) => {
    watch.allow(/chat\.example\.org/)
    const asked: string[] = []
    await page.route('https://chat.example.org/**', (route) => {
      asked.push(new URL(route.request().url()).search)
      return route.fulfill({ contentType: 'text/html', body: chatPage })
    })
    const chat = page.frameLocator('iframe')
    await page.goto('/pass/login')
    await logIn(page, 'trader', 'Sandbox1')
    await expect(page).toHaveURL(/\/profile$/)
    await page.getByRole('button', { name: common.support.title }).first().click()
    await page.getByRole('button', { name: words.chat.agree }).click()
    await expect(chat.getByText(/"set-user"/)).toContainText('"user":{"name":"trader"}')
    expect(asked).toEqual([expect.stringContaining('website_token=sampleToken1')])
    // The page of the chat cannot look into the page around it.
    await expect(chat.getByText('the session is out of reach')).toBeVisible()

    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: common.support.title }).first().click()
    await page.getByRole('button', { name: words.chat.agree }).click()
    await expect(chat.getByText(/"set-user"/)).toBeVisible()
    expect(asked[1]).toContain('cw_conversation=conversation-1')
    await page.keyboard.press('Escape')
    await page
      .getByRole('main')
      .getByRole('button', { name: english.account.logout.action })
      .filter({ visible: true })
      .click()
    await expect(page.getByRole('main').getByRole('link', { name: common.nav.logIn }).first()).toBeVisible()
    // Further down a page its title stands in the place of the button.
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.getByRole('button', { name: common.support.title }).first().click()
    await page.getByRole('button', { name: words.chat.agree }).click()
    await expect(chat.getByText(/"config-set"/)).toBeVisible()
    await expect(chat.getByText(/"set-user"/)).toHaveCount(0)
    expect(asked[2]).not.toContain('cw_conversation')
  })
})

test.describe('an operator who may offer nothing', () => {
  test.use({ operator: 'none' })

  test('shows markets and the account, and no product, claim or chat', async ({ page, device }) => {
    await visit(page, '/')
    await expect(page).toHaveTitle(/Barefield/)
    const nav = page.getByRole('navigation', { name: common.nav.main })
    await expect(nav.getByRole('link')).toHaveCount(3)
    const text = await page.locator('body').innerText()
    expect(text).not.toMatch(/\bAPR\b|NFT|Annual report|[Ii]nsurance/)
    for (const path of ['/trading', '/loan', '/nfts', '/loan/apply', '/profile/invite']) {
      await page.goto(path)
      await expect(page).toHaveURL(/:\d+\/$/)
    }
    await visit(page, '/market')
    await visit(page, '/cruuency?code=BTC&type=2&id=54')
    await expect(page.getByRole('region', { name: orders.ticket.title })).toHaveCount(0)
    await page.goto('/help')
    await openSupport(page, device)
    await expect(page.getByRole('button', { name: words.chat.agree })).toHaveCount(0)
    await expect(page.getByRole('link', { name: /complaints@nordfeld\.example/ }).last()).toBeVisible()
  })

  test('has neutral icons where it names none @desktop', async ({ page }) => {
    await visit(page, '/')
    expect((await iconColours(page)).colours).toEqual(['#131a22'])
  })

  test('leaves a user an account without what is not offered', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/pass/login')
    await logIn(page, 'trader', 'Sandbox1')
    await expect(page).toHaveURL(/\/profile$/)
    await visit(page, '/profile')
    await visit(page, '/profile/settings')
    await expect(page.getByText(english.settings.savings.title)).toHaveCount(0)
    await visit(page, '/profile/deposit')
  })
})

test.describe('the configuration of a stage', () => {
  const stage = {
    api: 'https://api.operator.example',
    languages: ['de', 'fr'],
    defaultLanguage: 'de',
    walletGate: false,
    brand: {
      light: { accent: '#0a5c36', accentHover: '#084a2b', onAccent: '#ffffff' },
      wordMark: '/brand/word-mark.svg',
      font: { family: 'Nordfeld', file: '/brand/text.woff2' },
    },
    links: { terms: 'https://nordfeld.example/terms' },
    events: { url: '/events', errors: true, pageViews: true },
  }
  const german = textsOf('de')
  const wordMark =
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="24"><path d="M0 0h120v24H0z"/></svg>'

  /** A font that a browser takes: Playwright has one for its own pages. */
  const someFont = () => {
    const folder = join(root, 'node_modules/playwright-core/lib/vite/recorder/assets')
    return join(folder, readdirSync(folder).find((name) => name.endsWith('.ttf')) ?? '')
  }

  test('the same build takes languages, colours, word mark, font and links from config.json, and reports only after a yes', async ({
    page,
  }) => {
    const reported: unknown[] = []
    await page.route('**/config.json', (route) => route.fulfill({ json: stage }))
    await page.route('**/brand/*', (route) => {
      const isFont = route.request().url().endsWith('.woff2')
      return route.fulfill(isFont ? { path: someFont() } : { contentType: 'image/svg+xml', body: wordMark })
    })
    await page.route('**/events', (route) => {
      reported.push(route.request().postDataJSON())
      return route.fulfill({ status: 204 })
    })
    await page.goto('/pass/register')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('link', { name: 'Nutzungsbedingungen' })).toHaveAttribute(
      'href',
      stage.links.terms,
    )
    const submit = page.getByRole('button', { name: german.auth.register.submit, exact: true })
    await expect(submit).toHaveCSS('background-color', 'rgb(10, 92, 54)')
    expect(reported).toEqual([])
    await page.getByRole('button', { name: german.operator.reports.yes, exact: true }).click()
    await expect.poll(() => reported).toEqual([{ kind: 'pageView', page: 'register' }])

    await page.goto('/market')
    const shown = page.locator('img[src="/brand/word-mark.svg"]').first()
    await expect(shown).toBeVisible()
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(120)
    await expect(page.locator('body')).toHaveCSS('font-family', /^"?Nordfeld/)
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`)))
      .toEqual(['Nordfeld loaded'])
  })

  test('a file without an API is said on the page', async ({ page }) => {
    await page.route('**/config.json', (route) => route.fulfill({ json: { api: 'api.example.com' } }))
    await page.goto('/')
    await expect(page.getByRole('alert')).toContainText('config.json: api is to be an origin without a path')
  })
})
