import type { Part, PartOf, Scope } from './screen.ts'
import type { Person, Stage } from './stage.ts'
import { english, plain } from './texts.ts'

const { withdrawals } = english

/** The security password that tests set. */
export const securityPassword = '271828'

/** Sets the security password of someone, with the code that is mailed for it. */
export async function setSecurityPassword(stage: Stage, { token }: Pick<Person, 'token'>): Promise<void> {
  const body = { password: securityPassword, emailCode: '123456' }
  const { code } = await stage.call('POST', 'payment/password/set', body, token, 'real')
  if (code !== '20005') throw new Error(`Setting the security password answered ${code}.`)
}

/** Someone with money and a security password. */
export async function registerWithPassword(stage: Stage, amount: string): Promise<Person> {
  const person = await stage.registerFunded(amount)
  await setSecurityPassword(stage, person)
  return person
}

/** Submits a withdrawal to a bank account without the page. */
export async function submitWithdrawal(stage: Stage, { token }: Person): Promise<string> {
  const body = {
    method: 'BANK',
    amount: '50.00',
    bankName: 'Sample Bank',
    cardholder: 'Anna Sample',
    accountNo: 'SG1234567890',
    securityPassword,
    expectedFee: '0.50',
  }
  const { code, result } = await stage.call('POST', 'user/withdrawal', body, token, 'real')
  if (code !== '20003') throw new Error(`A withdrawal answered ${code}.`)
  return (result as { orderNo: string }).orderNo
}

/** The number of the newest withdrawal. */
export async function newestWithdrawal(stage: Stage, { token }: Person): Promise<string> {
  const { result } = await stage.call('GET', 'user/listWithdrwal', undefined, token, 'real')
  return (result as { list: { orderNo: string }[] }).list[0]?.orderNo ?? ''
}

/** What the real account has, in dollars. */
export async function realAccount(stage: Stage, { token }: Person) {
  const { result } = await stage.call('POST', 'user/getUserInfo', {}, token, 'real')
  const { available, held } = (result as { accounts: { real: { available: string; held: string } } }).accounts
    .real
  return { available, held }
}

/** The fields and buttons of the page. */
export const withdrawForm = <In extends Scope>(page: In) => {
  const part = (found: Part) => found as PartOf<In>
  return {
    field: (label: string) => part(page.getByRole('textbox', { name: label })),
    method: (name: RegExp) => part(page.getByRole('radio', { name })),
    submit: part(
      page.getByRole('button', {
        name: new RegExp(`REAL.*${plain(withdrawals.summary.submit).split(/\s*\{\{/)[0]}`),
      }),
    ),
    row: (orderNo: string) =>
      part(
        page
          .getByRole('list', { name: withdrawals.list.title })
          .getByRole('listitem')
          .filter({ hasText: orderNo }),
      ),
  }
}
