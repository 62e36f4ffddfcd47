import { given, historyView, moment } from '../../core/view.ts'
import type { KycStatus } from '../../domain/user.ts'
import { isKycDelayed, type Kyc } from './rules/kyc.ts'

/** A submitted identity check as the contract's `KycReceipt`. */
export const kycReceiptView = ({ status, submittedAt, reviewDueAt, history }: Kyc) => ({
  status,
  submittedAt: moment(submittedAt),
  reviewDueAt: moment(reviewDueAt),
  history: historyView(history),
})

/** The state of an identity check as the contract's `KycState`, without what the user submitted. */
export const kycStateView = (kycStatus: KycStatus, kyc: Kyc | undefined, now: number) =>
  kyc === undefined
    ? { status: kycStatus, delayed: false, history: [] }
    : {
        ...kycReceiptView(kyc),
        delayed: isKycDelayed(kyc, now),
        ...given('failReason', kyc.failReason),
        ...given('reviewedAt', kyc.reviewedAt, moment),
      }
