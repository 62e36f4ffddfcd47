import { candleAt, showCandleTable } from '../support/candle-table.ts'
import { english } from '../support/texts.ts'
import { expectLastCandleToChange } from './support/instrument.ts'
import { expectPricesToMove } from './support/market.ts'
import { expect, SERVER_GONE, test } from './support/own-server.ts'

const { market, errors } = english

test('prices resume by themselves when the server was gone for a while', async ({ page, server, watch }) => {
  watch.allow(SERVER_GONE)
  await page.goto('/market?type=2')
  await expectPricesToMove(page)
  await server.kill()
  await expect(page.getByText(market.live.lost)).toBeVisible()
  await server.restart()
  await expect(page.getByText(market.live.lost)).toHaveCount(0, { timeout: 30_000 })
  await expectPricesToMove(page)
})

test('a session that the server forgot leads to the login with its message', async ({
  page,
  context,
  server,
  stage,
  watch,
}) => {
  watch.allow(SERVER_GONE)
  watch.allow(/401/)
  const anna = await stage.register()
  await stage.signIn(context, anna)
  await page.goto('/profile')
  await expect(page.getByRole('main').getByText(anna.userName).first()).toBeVisible()
  // What the page still loads would be lost with the server.
  await page.waitForLoadState('networkidle')
  await server.kill()
  await server.restart()
  await page.reload()
  await expect(page).toHaveURL(/\/pass\/login/)
  await expect(page.getByText(errors.sessionEnded)).toBeVisible()
})

test('candles resume by themselves, and what was missed is filled in', async ({
  page,
  server,
  stage,
  watch,
}) => {
  watch.allow(SERVER_GONE)
  const { result } = await stage.call('GET', 'index/listMarketByType?type=2')
  const { code, id } = (result as { code: string; id: string }[])[0] ?? { code: '', id: '' }
  await page.goto(`/cruuency?code=${code}&type=2&id=${id}&period=1m`)
  const table = await showCandleTable(page)
  await expectLastCandleToChange(table)
  await server.kill()
  await server.restart()
  await expect.poll(() => candleAt(table, 0), { timeout: 30_000 }).not.toEqual(await candleAt(table, 0))
  await expectLastCandleToChange(table)
})
