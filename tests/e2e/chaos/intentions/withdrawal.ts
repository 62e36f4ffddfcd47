import { english } from '../../../support/texts.ts'
import { securityPassword, withdrawForm } from '../../../support/withdrawal.ts'
import type { Intention } from '../intention.ts'

const { withdrawals } = english
const { form, password, list } = withdrawals

/** 120.00 USD to an address. */
export const withdrawMoney: Intention = {
  money: 'withdrawal',
  reads: ['listWithdrwal', 'getPaymentLock', 'getParamByKey', 'getUserInfo'],
  hasPrices: false,
  mode: 'real',
  start: '/profile/withdraw',
  list: '/profile/withdraw',
  ways: ({ page }) => {
    const { field, method, submit } = withdrawForm(page)
    const [amount, address, secret] = [field(form.amount), field(form.address), field(password.label)]
    const usdt = method(/^USDT.*ERC20/)
    return [
      {
        name: 'choose the method',
        target: usdt,
        isDue: async () => !(await usdt.isChecked()),
        act: () => usdt.check({ timeout: 5_000 }),
      },
      {
        name: 'type the amount',
        target: amount,
        isDue: async () => !/^120(?:\.00)?$/.test(await amount.inputValue()),
        act: () => amount.fill('120'),
        moment: 'filled',
      },
      {
        name: 'type the address',
        target: address,
        isDue: async () => (await address.inputValue()) === '',
        act: () => address.fill('SANDBOX-WALLET-1'),
      },
      {
        name: 'type the password',
        target: secret,
        isDue: async () => (await secret.inputValue()) === '',
        act: () => secret.fill(securityPassword),
        moment: 'review',
      },
      { name: 'submit the withdrawal', target: submit, moment: 'sent' },
    ]
  },
  listed: ({ page }) => ({
    record: page
      .getByRole('list', { name: list.title })
      .getByRole('listitem')
      .filter({ hasText: /120\.00/ }),
    none: page.getByText(list.empty, { exact: true }),
  }),
  entries: ['WITHDRAWAL'],
}
