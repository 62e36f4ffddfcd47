import type { Person, Stage } from './stage.ts'

/** Uploads the smallest picture there is. */
async function upload(stage: Stage, { token }: Person, purpose: string): Promise<string> {
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const form = new FormData()
  form.set('purpose', purpose)
  form.set('file', new Blob([Buffer.from(png, 'base64')], { type: 'image/png' }), 'sample.png')
  const headers = { Authorization: token, virtually: 'NO' }
  const response = await stage.fetch('/swx/customer/user/upload', { method: 'POST', headers, body: form })
  const { code, result } = (await response.json()) as { code: string; result: { fileId: string } }
  if (code !== '200') throw new Error(`The upload answered ${code}.`)
  return result.fileId
}

/** Verifies somebody's identity without the page. */
export async function verify(stage: Stage, person: Person): Promise<void> {
  const details = {
    firstName: 'Mei',
    lastName: 'Tan',
    sex: 'female',
    birthdate: '1994-05-17',
    country: 'SG',
    address: '12 Sample Street, Singapore',
    areaCode: '+65',
    phone: '81234567',
    docType: 'passport',
    idFront: await upload(stage, person, 'kyc'),
    handHeld: await upload(stage, person, 'kyc'),
    signature: await upload(stage, person, 'signature'),
  }
  const { code } = await stage.call('POST', 'user/identification', details, person.token, 'real')
  if (code !== '20001') throw new Error(`The identity check answered ${code}.`)
  await stage.control('decideKyc', { path: { userId: person.id, action: 'approve' } })
}

/** Pays out a loan of 1,000.11 USD for 30 days without the page; answers its number. */
export async function lend(stage: Stage, person: Person): Promise<string> {
  const call = async (path: string, body: object) =>
    (await stage.call('POST', path, body, person.token, 'real')).result as Record<string, string>
  const terms = { amount: '1000.11', termDays: 30 }
  const { quoteId, agreementVersion } = await call('user/loanQuote', terms)
  const signatureId = await upload(stage, person, 'signature')
  const { loanNo } = await call('user/loan', { ...terms, quoteId, agreementVersion, signatureId })
  if (loanNo === undefined) throw new Error('The loan was not accepted.')
  await stage.control('decideLoan', { path: { no: loanNo, action: 'approve' } })
  return loanNo
}
