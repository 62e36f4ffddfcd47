import { readFile } from 'node:fs/promises'
import { english, fill, plain } from '../support/texts.ts'
import { elementsPastTheEdge } from './support/overflow.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

const { certificate: words, bid, address, review } = english.nfts

test('a certificate is downloaded as a picture, and printed without what is not part of it', {
  tag: '@mobile',
}, async ({ page, context, stage }) => {
  const person = await stage.registerFunded('1000.00')
  const purchase = { nftId: 'n-7', action: 'buy', amount: '300.00', receiveAddress: 'SANDBOX-ETH-1' }
  expect((await stage.call('POST', 'user/buyNft', purchase, person.token, 'real')).code).toBe('20004')
  await stage.signIn(context, person, 'real')
  await page.goto('/nfts/certificate?id=n-7')
  const certificate = page.getByRole('region', { name: words.title })
  await expect(certificate).toBeVisible()
  await settle(page)
  expect(await elementsPastTheEdge(page)).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.download }).click(),
  ])
  expect(download.suggestedFilename()).toBe('n-7-certificate.png')
  const picture = await readFile(await download.path())
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect(picture.length).toBeGreaterThan(10_000)
  await page.emulateMedia({ media: 'print' })
  await expect(certificate).toBeVisible()
  await expect(page.getByRole('button', { name: words.print })).toBeHidden()
})

test('a bid that was outbid during its review says so where it can be read, above the buttons', {
  tag: '@mobile',
}, async ({ page, context, stage }) => {
  const anna = await stage.registerFunded('5000.00')
  const bob = await stage.register({ userName: 'bob_2', email: 'bob@example.com' })
  await stage.control('fund', { body: { userId: bob.id, mode: 'real', amount: '5000.00' } })
  await stage.signIn(context, anna, 'real')
  await page.goto('/nfts/detail?id=n-3')
  await page.locator('.dock').getByRole('button').click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox', { name: bid.amount }).fill('1103')
  await sheet.getByRole('textbox', { name: address.label }).fill('SANDBOX-ETH-1')
  await sheet.getByRole('button', { name: plain(fill(bid.review, { amount: '1,103.00' })) }).click()
  const dialog = page.getByRole('dialog', { name: /First snow/ }).last()
  const confirm = dialog.getByRole('button', { name: plain(fill(review.bid, { amount: '1,103.00' })) })
  await expect(confirm).toBeEnabled()
  const higher = { nftId: 'n-3', action: 'bid', amount: '1300.00', receiveAddress: 'SANDBOX-ETH-2' }
  expect((await stage.call('POST', 'user/buyNft', higher, bob.token, 'real')).code).toMatch(/^20/)
  await confirm.click()
  const said = dialog.getByRole('alert').last()
  await expect(said).toBeVisible()
  const foot = dialog.locator('.dialog-foot')
  await expect
    .poll(async () => {
      const [text, bar] = [await said.boundingBox(), await foot.boundingBox()]
      return text !== null && bar !== null && text.y > 0 && text.y + text.height <= bar.y
    })
    .toBe(true)
})
