import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { register, useDataFolder } from '../../test/data-folder.ts'
import { pictures } from '../../test/images.ts'
import { SAMPLE_PASSWORD } from '../../test/inside-world.ts'

const kept = useDataFolder()

test('holds no password, no code, no token, no key, no account number and no image', async () => {
  const first = await kept.start()
  await first.call('login/sendCode', { email: 'ada@example.com', scene: 'register' })
  const { messages } = await first.control('mailbox')
  const { result } = await first.call('login/register', { ...register('ada_1'), code: messages[0].code })
  expect(result.token.length).toBeGreaterThan(40)
  await first.control('seed', { profile: 'newUser' })
  const login = await first.call('login/login', { userName: 'newuser', password: SAMPLE_PASSWORD })
  expect(login.code).toBe('200')

  const mine = { Authorization: result.token, virtually: 'NO' }
  await first.call('login/sendCode', { email: 'ada@example.com', scene: 'security' })
  const set = await first.call('payment/password/set', { password: '271828', emailCode: '123456' }, mine)
  expect(set.code).toBe('20005')
  const { id } = (await first.call('user/getUserInfo', {}, mine)).result
  await first.control('fund', { userId: id, mode: 'real', amount: '500.00' })
  const withdrawal = {
    method: 'BANK',
    amount: '100.00',
    bankName: 'Sample Bank',
    cardholder: 'Ada Example',
    accountNo: 'DE89370400440532013000',
    securityPassword: '271828',
    expectedFee: '1.00',
  }
  const paid = await first.call('user/withdrawal', withdrawal, {
    ...mine,
    'Idempotency-Key': 'key-of-my-own-1',
  })
  expect(paid.code).toBe('20003')

  const picture = new Uint8Array([...pictures.png, ...Buffer.from('a face, and an identity card')])
  const form = new FormData()
  form.set('purpose', 'kyc')
  form.set('file', new Blob([picture], { type: 'image/png' }), 'face.png')
  const upload = await fetch(`${first.mockServer.url}/swx/customer/user/upload`, {
    method: 'POST',
    headers: mine,
    body: form,
  })
  expect((await upload.json()).code).toBe('200')

  const secrets = [
    'Secret-Word-9',
    SAMPLE_PASSWORD,
    result.token,
    login.result.token,
    '"271828"',
    'key-of-my-own-1',
    withdrawal.accountNo,
    'a face, and an identity card',
  ]
  // Six digits may stand inside a random hash by chance; a code stands by itself.
  const code = new RegExp(`(?<![0-9A-Za-z])${messages[0].code}(?![0-9A-Za-z])`)
  const expectNone = () => {
    for (const name of readdirSync(kept.dir)) {
      const bytes = readFileSync(join(kept.dir, name))
      for (const secret of secrets) expect(bytes.includes(secret), `${secret} in ${name}`).toBe(false)
      expect(code.test(bytes.toString('latin1')), `the code in ${name}`).toBe(false)
    }
  }
  expectNone()
  const dump = JSON.stringify(first.mockServer.world.store.dump(), (_, value) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  const journal = JSON.stringify(await first.control('journal'))
  for (const secret of secrets) expect(`${dump}${journal}`).not.toContain(secret)
  expect(`${dump}${journal}`).not.toMatch(code)
  await first.stop()
  expectNone()
})
