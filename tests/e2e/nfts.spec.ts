import { readFile } from 'node:fs/promises'
import { english } from '../support/texts.ts'
import { elementsPastTheEdge } from './support/overflow.ts'
import { settle } from './support/settle.ts'
import { expect, test } from './support/test.ts'

const { certificate: words } = english.nfts

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
