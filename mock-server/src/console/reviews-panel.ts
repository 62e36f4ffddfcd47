import { byId, element, say } from './element.ts'
import { createKeyedList } from './keyed-list.ts'
import { type Panel, type PanelContext, perform } from './panel.ts'
import { moment } from './text.ts'

interface Review {
  readonly kind: 'recharge' | 'withdrawal' | 'kyc' | 'loan'
  readonly ref: string
  readonly userId: string
  readonly userName: string
  readonly status: string
  readonly submittedAt: string
  readonly about: string
  readonly actions: readonly string[]
}

const KINDS = { recharge: 'Deposit', withdrawal: 'Withdrawal', kyc: 'Identity', loan: 'Loan' } as const
const ACTIONS: Readonly<Record<string, string>> = {
  approve: 'Approve',
  reject: 'Reject',
  fail: 'Fail',
  confirm: 'Network confirms',
  networkFail: 'Network fails',
}
const DECLINING = ['reject', 'fail', 'networkFail']

/** Shows what waits for a decision, and decides it. */
export const createReviewsPanel = (context: PanelContext): Panel => {
  const { client } = context
  const all = byId<HTMLButtonElement>('process-all')

  const show = (review: Review): HTMLElement => {
    const { kind, ref, userName, status, submittedAt, about, actions } = review
    const reason = element('input', 'input')
    reason.maxLength = 500
    reason.placeholder = 'The usual reason'
    const label = element('label', 'field', element('span', '', 'Reason, when declined'), reason)
    const buttons = actions.map((action) => {
      const button = element('button', 'button', ACTIONS[action] ?? action)
      button.type = 'button'
      if (DECLINING.includes(action)) button.classList.add('declines')
      button.setAttribute(
        'aria-label',
        `${ACTIONS[action] ?? action}: ${KINDS[kind]} of ${userName}, ${about}`,
      )
      button.addEventListener(
        'click',
        () =>
          void perform(context, item, async () => {
            const body = DECLINING.includes(action) && reason.value !== '' ? { reason: reason.value } : {}
            await client.post(`${kind}/${encodeURIComponent(ref)}/${action}`, body)
            say(`${KINDS[kind]} of ${userName}: ${ACTIONS[action] ?? action}, done`)
          }),
      )
      return button
    })
    const head = element(
      'p',
      'about',
      element('span', 'badge', KINDS[kind]),
      element('bdi', 'subject', userName),
      moment(submittedAt),
      element('span', 'hint', kind === 'kyc' ? status : `${ref} · ${status}`),
    )
    const item = element(
      'li',
      'review',
      head,
      element('p', '', about),
      element('div', 'row', label, element('div', 'buttons', ...buttons)),
    )
    return item
  }

  const list = createKeyedList<Review>(
    byId('reviews'),
    ({ kind, ref, status }) => `${kind} ${ref} ${status}`,
    show,
  )

  all.addEventListener(
    'click',
    () =>
      void perform(context, all.parentElement as HTMLElement, async () => {
        const { decided } = await client.post<{ decided: unknown[] }>('processAll', {})
        say(`${decided.length} decided`)
      }),
  )

  return {
    async refresh() {
      const { reviews } = await client.get<{ reviews: Review[] }>('reviews')
      list(reviews)
      byId('reviews-count').textContent = String(reviews.length)
      byId('reviews-empty').hidden = reviews.length > 0
      all.hidden = reviews.length === 0
    },
  }
}
