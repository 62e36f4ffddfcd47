import type { ControlAnswer, ControlRecord } from '../../contract/control-operation.ts'
import type { World } from '../../control-client/world.ts'
import { useConsole } from '../console-context.ts'
import { hrefOf } from '../route.ts'
import { Button, Outcome } from '../ui/button.tsx'
import { Card, Empty, Shown } from '../ui/card.tsx'
import { Moment } from '../ui/figures.tsx'
import { Field } from '../ui/form.tsx'
import { useAction } from '../use-action.ts'
import { type Live, useLive } from '../use-live.ts'

type Review = ControlRecord<'Review'>

const KINDS = { recharge: 'Deposit', withdrawal: 'Withdrawal', kyc: 'Identity', loan: 'Loan' } as const
const ACTIONS: Readonly<Record<string, string>> = {
  approve: 'Approve',
  reject: 'Reject',
  fail: 'Fail',
  confirm: 'Network confirms',
  networkFail: 'Network fails',
}
const DECLINING = ['reject', 'fail', 'networkFail']

const decide = (world: World, { kind, ref }: Review, action: string, body: object): Promise<unknown> => {
  switch (kind) {
    case 'recharge':
      return world.call('decideRecharge', { path: { no: ref, action: action as 'approve' }, body })
    case 'withdrawal':
      return world.call('decideWithdrawal', { path: { no: ref, action: action as 'approve' }, body })
    case 'kyc':
      return world.call('decideKyc', { path: { userId: ref, action: action as 'approve' }, body })
    case 'loan':
      return world.call('decideLoan', { path: { no: ref, action: action as 'approve' }, body })
  }
}

/** A field of its own where a step takes one: a reason to decline, the reference of a payout. */
const bodyOf = (form: HTMLFormElement, action: string): object => {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '').trim() || undefined
  if (DECLINING.includes(action)) return { reason: text('reason') }
  return action === 'confirm' ? { reference: text('reference') } : {}
}

const ReviewItem = ({ review }: { review: Review }) => {
  const { world } = useConsole()
  const action = useAction()
  const { kind, ref, userId, userName, status, submittedAt, about, actions } = review
  const press = (step: string, button: HTMLElement): void => {
    const form = button.closest('form') as HTMLFormElement
    void action.run(async () => {
      await decide(world, review, step, bodyOf(form, step))
      return `${KINDS[kind]} of ${userName}: ${ACTIONS[step] ?? step}, done`
    })
  }
  return (
    <li>
      <p class="about">
        <span class="badge">{KINDS[kind]}</span>
        <a class="strong" href={hrefOf('users', { user: userId, search: userName })}>
          <bdi>{userName}</bdi>
        </a>
        <span class="hint">
          waits since <Moment at={submittedAt} />
        </span>
        <span class="hint">{kind === 'kyc' ? status : `${ref} · ${status}`}</span>
      </p>
      <p>{about}</p>
      <form class="row" onSubmit={(event) => event.preventDefault()}>
        {actions.some((step) => DECLINING.includes(step)) && (
          <Field label="Reason, when declined">
            <input class="input" name="reason" maxLength={500} placeholder="The usual reason" />
          </Field>
        )}
        {actions.includes('confirm') && (
          <Field label="Reference of the payout, when confirmed">
            <input class="input" name="reference" maxLength={128} placeholder="The usual reference" />
          </Field>
        )}
        <div class="buttons">
          {actions.map((step) => (
            <button
              key={step}
              type="button"
              class={`button ${DECLINING.includes(step) ? 'quiet' : 'plain'}`}
              aria-label={`${ACTIONS[step] ?? step}: ${KINDS[kind]} of ${userName}, ${about}`}
              aria-disabled={action.isBusy || undefined}
              onClick={(event) => press(step, event.currentTarget)}
            >
              {ACTIONS[step] ?? step}
            </button>
          ))}
        </div>
      </form>
      <Outcome of={action} />
    </li>
  )
}

/** Decides what waits by the magic values of its amounts and reasons, of all kinds or of one. */
const DecideAll = ({ reviews }: { reviews: readonly Review[] }) => {
  const { world } = useConsole()
  const action = useAction()
  const kinds = [...new Set(reviews.map(({ kind }) => kind))]
  const decideAll = (only?: Review['kind']) =>
    void action.run(async () => {
      const { decided } = await world.call('processAll', { body: only ? { kinds: [only] } : {} })
      return `${decided.length} decided.`
    })
  return (
    <div class="buttons">
      <span class="hint">Decide by magic values:</span>
      {kinds.length > 1 &&
        kinds.map((kind) => (
          <Button key={kind} kind="quiet" isBusy={action.isBusy} onPress={() => decideAll(kind)}>
            each {KINDS[kind].toLowerCase()}
          </Button>
        ))}
      <Button isBusy={action.isBusy} onPress={() => decideAll()}>
        Decide all
      </Button>
      <Outcome of={action} />
    </div>
  )
}

/** What waits for a decision. `most` is how many are shown before a link leads to the others. */
export const ReviewsCard = ({ live, most }: { live: Live<ControlAnswer<'listReviews'>>; most?: number }) => {
  const reviews = live.data?.reviews ?? []
  return (
    <Card
      title="Reviews"
      isTitleHidden={most === undefined}
      aside={reviews.length > 0 && <DecideAll reviews={reviews} />}
    >
      <Shown
        live={live}
        name="Reviews"
        isEmpty={() => reviews.length === 0}
        empty={
          <Empty title="No pending reviews">
            Deposits, withdrawals, loans and identity checks that need a decision appear here.
          </Empty>
        }
      >
        {() => (
          <ol class="items" aria-label="Pending reviews">
            {reviews.slice(0, most).map((review) => (
              <ReviewItem key={`${review.kind} ${review.ref} ${review.status}`} review={review} />
            ))}
          </ol>
        )}
      </Shown>
      {most !== undefined && reviews.length > most && (
        <p class="pad">
          <a href={hrefOf('reviews')}>All {reviews.length} that wait</a>
        </p>
      )}
    </Card>
  )
}

export const ReviewsRoom = () => <ReviewsCard live={useLive('listReviews', {})} />
