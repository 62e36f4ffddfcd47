import { paths } from '#config/paths.ts'
import { byMember } from '#lib/enums/by-member.ts'
import type { Notification } from './notice.ts'

type Target = (orderNo: string | undefined, params: Notification['params']) => string

const targetOf = byMember<string, Target>(
  {
    DEPOSIT: () => paths.deposit.href(),
    WITHDRAWAL: (no) => (no ? paths.withdrawDetail.href({ no }) : paths.withdraw.href({})),
    LOAN: (no) => (no ? paths.loanRecord.href({ no }) : paths.loanRecord.href({})),
    SMART: (id) => (id ? paths.planDetail.href({ id }) : paths.plans.href({ tab: 'mine' })),
    ORDER: (no) => (no ? paths.orderDetail.href({ no }) : paths.orders.href({ tab: 'closed' })),
    OPTION: (no) => (no ? paths.orderDetail.href({ no }) : paths.orders.href({ tab: 'options' })),
    NFT: (_, { nftId: id }) => (id ? paths.nftDetail.href({ id }) : paths.myNfts.href({})),
    INVITE: () => paths.invite.href(),
    KYC: () => paths.identity.href(),
    PAYMENT: () => paths.security.href({}),
    PRICE_ALERT: (_, { code, type, marketId: id }) =>
      code && type && id ? paths.instrument.href({ code, type: Number(type), id }) : paths.market.href(),
  },
  () => paths.profile.href(),
)

/** The page that shows what a notification is about; of an unknown kind, the account. */
export const recordLink = ({
  kind,
  orderNo,
  params,
}: Pick<Notification, 'kind' | 'orderNo' | 'params'>): string => targetOf(kind)(orderNo, params)
