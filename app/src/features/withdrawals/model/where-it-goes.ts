import { shortAddress } from './address-issue.ts'
import type { WithdrawalForm } from './withdrawal-form.ts'

/** An account number as it is shown: only its end. */
const maskedAccount = (accountNo: string): string => `••${accountNo.replace(/[\s-]/g, '').slice(-4)}`

/** Where a form sends the money, masked; undefined while it is not there yet. */
export function destinationOf(form: Pick<WithdrawalForm, 'address' | 'accountNo'>, isBank: boolean) {
  const text = (isBank ? form.accountNo : form.address).trim()
  if (text === '') return undefined
  return isBank ? maskedAccount(text) : shortAddress(text)
}
