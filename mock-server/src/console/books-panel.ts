import { byId, element } from './element.ts'
import { type PanelContext, perform } from './panel.ts'

interface Invariants {
  readonly ok: boolean
  readonly violations: readonly { readonly invariant: string; readonly detail: string }[]
  /** What was due and could not be done. */
  readonly failed?: readonly {
    readonly at: string
    readonly what: string
    readonly userId?: string
    readonly reason: string
  }[]
}

/** Checks that the books hold what they promise. */
export const createBooksPanel = (context: PanelContext): void => {
  const button = byId<HTMLButtonElement>('check-books')
  const result = byId('books-result')
  button.addEventListener(
    'click',
    () =>
      void perform(context, button.parentElement as HTMLElement, async () => {
        const { ok, violations, failed = [] } = await context.client.get<Invariants>('invariants')
        result.classList.toggle('bad', !ok || failed.length > 0)
        result.replaceChildren(
          ok ? 'Every invariant holds.' : `${violations.length} violated.`,
          ...violations.map(({ invariant, detail }) =>
            element('p', '', element('strong', '', invariant), ` ${detail}`),
          ),
          ...failed.map(({ at, what, userId, reason }) =>
            element(
              'p',
              '',
              element('strong', '', `Not done: ${what}`),
              ` ${[userId, at, reason].filter(Boolean).join(' · ')}`,
            ),
          ),
        )
      }),
  )
}
