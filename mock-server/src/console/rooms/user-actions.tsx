import type { ControlPath, ControlRecord } from '../../contract/control-operation.ts'
import { useConsole } from '../console-context.ts'
import { hrefOf } from '../route.ts'
import { Button, Outcome } from '../ui/button.tsx'
import { usdText } from '../ui/figures.tsx'
import { Field, Form, optional, textOf } from '../ui/form.tsx'
import { useAction } from '../use-action.ts'

type User = ControlRecord<'User'>
type Switch = ControlPath<'switchUser'>['action']

const GiveMoney = ({ user: { userId, userName } }: { user: User }) => {
  const { world } = useConsole()
  return (
    <Form
      submit="Add money"
      kind="plain"
      isRow
      onSubmit={async (data) => {
        const [amount, mode] = [textOf(data, 'amount'), textOf(data, 'mode') as 'real' | 'demo']
        await world.call('fund', { body: { userId, mode, amount } })
        return `${userName} has ${usdText(amount)} USD more in the ${mode} account.`
      }}
    >
      <Field label="Amount, USD">
        <input
          class="input figure"
          name="amount"
          inputMode="decimal"
          pattern="(0|[1-9][0-9]*)(\.[0-9]{1,2})?"
          title="Dollars, such as 250.00"
          defaultValue="1000.00"
          required
        />
      </Field>
      <Field label="Account">
        <select class="input" name="mode">
          <option value="real">real</option>
          <option value="demo">demo</option>
        </select>
      </Field>
    </Form>
  )
}

const LockPayments = ({ user: { userId, userName } }: { user: User }) => {
  const { world } = useConsole()
  return (
    <Form
      submit="Lock payments"
      kind="plain"
      isRow
      onSubmit={async (data) => {
        const until = optional(data, 'until')
        const body = { reason: optional(data, 'reason'), ...(until && { until: `${until}:00Z` }) }
        await world.call('switchUser', {
          path: { userId, action: 'lockPayment' },
          body: JSON.parse(JSON.stringify(body)),
        })
        return `${userName} cannot withdraw until payments are unlocked.`
      }}
    >
      <Field label="Reason, shown to the user">
        <input class="input" name="reason" maxLength={500} placeholder="The usual reason" />
      </Field>
      <Field label="Until, UTC; empty for no end">
        <input class="input" name="until" type="datetime-local" />
      </Field>
    </Form>
  )
}

/** What can be done to a user, in the place of its row. */
export const UserActions = ({ user }: { user: User }) => {
  const { world } = useConsole()
  const action = useAction()
  const { userId, userName, status, paymentLocked, demoEnabled } = user
  const toggle = (name: Switch, words: string) => (
    <Button
      isBusy={action.isBusy}
      onPress={() =>
        void action.run(async () => {
          await world.call('switchUser', { path: { userId, action: name } })
          return `${userName}: ${words}, done.`
        })
      }
    >
      {words}
    </Button>
  )
  const endSessions = (shape: 'http' | 'body', words: string) => (
    <Button
      isBusy={action.isBusy}
      onPress={() =>
        void action.run(async () => {
          const { sessions } = await world.call('endSession', { path: { userId }, body: { shape } })
          return sessions === 0
            ? `${userName} has no session.`
            : `The next call of ${sessions === 1 ? 'the session' : `${sessions} sessions`} of ${userName} is answered as ended.`
        })
      }
    >
      {words}
    </Button>
  )
  return (
    <div class="stack">
      <GiveMoney user={user} />
      {!paymentLocked && <LockPayments user={user} />}
      <div class="buttons">
        {paymentLocked && toggle('unlockPayment', 'Unlock payments')}
        {status === 'FROZEN'
          ? toggle('unfreeze', 'Unfreeze the account')
          : toggle('freeze', 'Freeze the account')}
        {demoEnabled ? toggle('disableDemo', 'Disable demo') : toggle('enableDemo', 'Enable demo')}
        {endSessions('http', 'End sessions, answer HTTP 401')}
        {endSessions('body', 'End sessions, answer code 401')}
      </div>
      <Outcome of={action} />
      <p class="buttons">
        <a href={hrefOf('ledger', { userId })}>Ledger of {userName}</a>
        <a href={hrefOf('journal', { user: userId })}>Calls of {userName}</a>
        <a href={hrefOf('mailbox', { email: user.email })}>Mail to {userName}</a>
      </p>
    </div>
  )
}
