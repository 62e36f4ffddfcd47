import 'i18next'
import type { Resources } from '@swx/locales/i18next.d.ts'
import type { OtherMember } from '@swx/sdk'

/** A member that a later server added has no text of its own: it is shown as `common:otherMember` says. */
type WithOther = { readonly [Member in `${OtherMember.text}`]: string }

/** Texts whose keys are the members of an enum in an answer. */
interface TextsByMember {
  account: { kyc: WithOther; sources: { emptyBody: WithOther } }
  balance: { line: { option: WithOther; unrealised: WithOther } }
  common: { mode: { readonly [Member in `${OtherMember.text}`]: { word: string } } }
  deposit: { status: WithOther }
  history: { kind: WithOther }
  identity: { about: WithOther; document: WithOther; status: WithOther }
  income: { source: WithOther; status: WithOther }
  invite: { stage: WithOther }
  loans: { state: WithOther; timeline: { by: WithOther } }
  market: { session: WithOther }
  money: { lock: { reason: WithOther } }
  options: { direction: WithOther; settled: WithOther; status: WithOther }
  notifications: { group: WithOther }
  orders: { entry: { until: WithOther }; guard: WithOther; reason: WithOther; trade: WithOther }
  plans: { plans: WithOther; shareStatus: WithOther; status: WithOther }
  waiting: { meanwhile: WithOther; reason: WithOther; status: WithOther }
  withdrawals: { status: WithOther }
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    returnNull: false
    resources: Resources & TextsByMember
  }
}
