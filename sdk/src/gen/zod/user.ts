/**
 * Generated from the contract by orval: do not edit, run "npm run codegen".
 */
import * as zod from 'zod/mini';

import {
  AddWatchAnswer,
  BuyNftAnswer,
  BuyNftRequest,
  CancelWithdrawalAnswer,
  CancelWithdrawalRequest,
  CheckCloseAccountAnswer,
  CloseAccountAnswer,
  CloseAccountRequest,
  EquityHistoryAnswer,
  GetKycAnswer,
  GetLoanByIdAnswer,
  GetUserInfoAnswer,
  IdentificationAnswer,
  IdentificationRequest,
  InviteSummaryAnswer,
  ListInviteAnswer,
  ListLoanRecordAnswer,
  ListMyNftAnswer,
  ListNotificationAnswer,
  ListRechargeAnswer,
  ListSessionAnswer,
  ListTransactionAnswer,
  ListWatchAnswer,
  ListWithdrwalAnswer,
  LoanAnswer,
  LoanQuoteAnswer,
  LoanQuoteRequest,
  LoanRequest,
  ReadNotificationAnswer,
  ReadNotificationRequest,
  RechargeAnswer,
  RechargeRequest,
  RemoveWatchAnswer,
  RepasswordAnswer,
  RepasswordRequest,
  RepayLoanAnswer,
  RepayLoanRequest,
  ResetDemoAnswer,
  SetNoticesAnswer,
  SetNoticesRequest,
  SetPreferencesAnswer,
  SetPreferencesRequest,
  SetSavingsAnswer,
  SetSavingsRequest,
  SettleAttemptAnswer,
  SettleAttemptRequest,
  UpdateProfileAnswer,
  UpdateProfileRequest,
  UploadAnswer,
  WatchRequest,
  WithdrawLoanAnswer,
  WithdrawLoanRequest,
  WithdrawalAnswer,
  WithdrawalRequest
} from './model.schemas.ts';



/**
 * The profile with the real and the demo account. A read, although the method is POST. No body. A frozen account answers 401.
 * @summary Get the logged-in user
 */
export const GetUserInfoResponse = GetUserInfoAnswer

/**
 * Changes the picture or the phone number. Any other field, such as userName, is HTTP 400.
 * @summary Update the profile
 */
export const UpdateProfileBody = UpdateProfileRequest

export const UpdateProfileResponse = UpdateProfileAnswer

/**
 * Changes the log-in password and ends all other sessions of the user.
 * @summary Change the password
 */
export const RepasswordBody = RepasswordRequest

export const RepasswordResponse = RepasswordAnswer

/**
 * Where the user is logged in, newest first.
 * @summary List own devices
 */
export const listSessionQueryPageNumDefault = 1;
export const listSessionQueryPageNumMax = 1000000;

export const listSessionQueryPageSizeDefault = 20;
export const listSessionQueryPageSizeMax = 100;



export const ListSessionQueryParams = /*#__PURE__*/ zod.object({
  "pageNum": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSessionQueryPageNumMax)), listSessionQueryPageNumDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSessionQueryPageSizeMax)), listSessionQueryPageSizeDefault)
})

export const ListSessionResponse = ListSessionAnswer

/**
 * Stores language, theme and price colours with the account, so that every device on which the user logs in has them.
 * @summary Choose how the app looks
 */
export const SetPreferencesBody = SetPreferencesRequest

export const SetPreferencesResponse = SetPreferencesAnswer

/**
 * Lists the conditions that must be met before the account can be closed. The same in both account modes.
 * @summary Check whether the account can be closed
 */
export const CheckCloseAccountResponse = CheckCloseAccountAnswer

/**
 * Closes the account permanently. Every balance has to be 0, and no record may be open.
 * @summary Close the account
 */
export const CloseAccountBody = CloseAccountRequest

export const CloseAccountResponse = CloseAccountAnswer

/**
 * Submits name, address and document for a review within 48 hours. After a failed check, it can be submitted again. File ids come from upload with the purpose kyc; an unknown one is HTTP 400 with the rule `upload`.
 * @summary Submit an identity check
 */
export const IdentificationBody = IdentificationRequest

export const IdentificationResponse = IdentificationAnswer

/**
 * The state of the identity check. Images are not included.
 * @summary Get the identity check
 */
export const GetKycResponse = GetKycAnswer

/**
 * Stores one JPG, JPEG 2000 or PNG of up to 2 MB; the format is detected from its first bytes. Scale larger images down first. The mock server stores files in memory only.
 * @summary Upload an image
 */
export const UploadBody = /*#__PURE__*/ zod.object({
  "file": /*#__PURE__*/ zod.instanceof(Blob),
  "purpose": /*#__PURE__*/ zod.enum(['kyc', 'recharge', 'withdrawal', 'avatar', 'signature'])
})

export const UploadResponse = UploadAnswer

/**
 * Notifications for the user, newest first. The app translates their texts.
 * @summary List notifications
 */
export const listNotificationQueryUnreadOnlyDefault = false;
export const listNotificationQueryPageNumDefault = 1;
export const listNotificationQueryPageNumMax = 1000000;

export const listNotificationQueryPageSizeDefault = 20;
export const listNotificationQueryPageSizeMax = 100;



export const ListNotificationQueryParams = /*#__PURE__*/ zod.object({
  "unreadOnly": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), listNotificationQueryUnreadOnlyDefault),
  "group": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['MONEY', 'TRADING', 'PLANS', 'NFTS', 'SECURITY', 'INVITES'])),
  "pageNum": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listNotificationQueryPageNumMax)), listNotificationQueryPageNumDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listNotificationQueryPageSizeMax)), listNotificationQueryPageSizeDefault)
})

export const ListNotificationResponse = ListNotificationAnswer

/**
 * Marks some or all notifications as read.
 * @summary Mark notifications as read
 */
export const ReadNotificationBody = ReadNotificationRequest

export const ReadNotificationResponse = ReadNotificationAnswer

/**
 * Chooses the kinds of notifications to send from now on. Earlier notifications stay. Notifications about money and access cannot be switched off.
 * @summary Choose notifications
 */
export const SetNoticesBody = SetNoticesRequest

export const SetNoticesResponse = SetNoticesAnswer

/**
 * Submits a transfer to the shown address, with its proof, for review. The exchange rate is fixed at submission. The same transaction again answers the first record.
 * @summary Submit a deposit
 */
export const RechargeBody = RechargeRequest

export const RechargeResponse = RechargeAnswer

/**
 * Deposits of the user, newest first. In demo mode the list is empty.
 * @summary List own deposits
 */
export const listRechargeQueryPageNumDefault = 1;
export const listRechargeQueryPageNumMax = 1000000;

export const listRechargeQueryPageSizeDefault = 20;
export const listRechargeQueryPageSizeMax = 100;



export const ListRechargeQueryParams = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['TO_BE_REVIEWED', 'COMPLETED', 'REJECTED', 'FAILED'])),
  "pageNum": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRechargeQueryPageNumMax)), listRechargeQueryPageNumDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRechargeQueryPageSizeMax)), listRechargeQueryPageSizeDefault)
})

export const ListRechargeResponse = ListRechargeAnswer

/**
 * Puts the amount on hold and submits the withdrawal for review. The fee is part of the amount; there is no other fee. For 24 hours after a reset of the security password, it answers 11004 with the reason PASSWORD_RESET.
 * @summary Withdraw money
 */
export const WithdrawalBody = WithdrawalRequest

export const WithdrawalResponse = WithdrawalAnswer

/**
 * Withdrawals of the user, newest first. The path is spelled as in the specification. In demo mode the list is empty.
 * @summary List own withdrawals
 */
export const listWithdrwalQueryOrderNoMax = 64;

export const listWithdrwalQueryPageNumDefault = 1;
export const listWithdrwalQueryPageNumMax = 1000000;

export const listWithdrwalQueryPageSizeDefault = 20;
export const listWithdrwalQueryPageSizeMax = 100;



export const ListWithdrwalQueryParams = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['TO_BE_REVIEWED', 'APPROVED', 'COMPLETED', 'REJECTED', 'FAILED', 'CANCELLED'])),
  "orderNo": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listWithdrwalQueryOrderNoMax))),
  "pageNum": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listWithdrwalQueryPageNumMax)), listWithdrwalQueryPageNumDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listWithdrwalQueryPageSizeMax)), listWithdrwalQueryPageSizeDefault)
})

export const ListWithdrwalResponse = ListWithdrwalAnswer

/**
 * Cancels a withdrawal that is waiting for review; the whole amount is available again.
 * @summary Cancel a withdrawal
 */
export const CancelWithdrawalBody = CancelWithdrawalRequest

export const CancelWithdrawalResponse = CancelWithdrawalAnswer

/**
 * All changes of the available balance in this account mode, newest first.
 * @summary List transactions
 */
export const listTransactionQueryPageNumDefault = 1;
export const listTransactionQueryPageNumMax = 1000000;

export const listTransactionQueryPageSizeDefault = 20;
export const listTransactionQueryPageSizeMax = 100;



export const ListTransactionQueryParams = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['DEPOSIT', 'WITHDRAWAL', 'WITHDRAWAL_RETURN', 'SMART_BUY', 'SMART_YIELD', 'SMART_MATURITY', 'SMART_EXIT', 'SAVINGS', 'LOAN_DISBURSEMENT', 'LOAN_REPAYMENT', 'ORDER_OPEN', 'ORDER_CLOSE', 'OPTION_STAKE', 'OPTION_SETTLEMENT', 'NFT_BID', 'NFT_RETURN', 'INVITE_REWARD', 'DEMO_START', 'GRANT'])),
  "from": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()),
  "to": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()),
  "pageNum": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTransactionQueryPageNumMax)), listTransactionQueryPageNumDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTransactionQueryPageSizeMax)), listTransactionQueryPageSizeDefault)
})

export const ListTransactionResponse = ListTransactionAnswer

/**
 * Points of the equity curve in this account mode, oldest first. They add up: the `income` of all points and the `profit.today` of the account make its `profit.total`, unless a demo account was reset. With `step` = `booking`, there is a point one millisecond after each transaction besides the hourly points; if that makes too many points for an answer, it contains the hourly points only. `from` later than `to` is HTTP 400 with the rule `range`.
 * @summary Get the equity history
 */
export const equityHistoryQueryStepDefault = `day`;

export const EquityHistoryQueryParams = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "to": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "step": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['booking', 'hour', 'day']), equityHistoryQueryStepDefault)
})

export const EquityHistoryResponse = EquityHistoryAnswer

/**
 * Chooses whether the available balance of the real account earns daily interest.
 * @summary Switch interest on cash on or off
 */
export const SetSavingsBody = SetSavingsRequest

export const SetSavingsResponse = SetSavingsAnswer

/**
 * Closes every demo record and sets the demo account to 100 000.00 USD. Demo mode only. No body.
 * @summary Reset the demo account
 */
export const ResetDemoResponse = ResetDemoAnswer

/**
 * Finds out how a money operation ended whose answer was lost, by its `Idempotency-Key` and without its body. Afterwards the outcome is certain: an attempt that was answered is `DONE` and comes with that answer; one that never arrived is `CANCELLED`, and a request with its key is answered with `11021`, however late it arrives. While the first request is still being carried out, it is `RUNNING`: ask again. A key belongs to one user, one operation and the account mode it was sent in. Ask within 24 hours: the answer to an older attempt may be deleted, and then it cannot be distinguished from one that never arrived. Works while the demo account is disabled, too.
 * @summary Find the outcome of an attempt
 */
export const SettleAttemptBody = SettleAttemptRequest

export const SettleAttemptResponse = SettleAttemptAnswer

/**
 * The cost, the schedule and the agreement of a loan, to read before signing. Also for users without an identity check: the amount is then compared with `loan.config` only. The quote is valid for 10 minutes.
 * @summary Quote a loan
 */
export const LoanQuoteBody = LoanQuoteRequest

export const LoanQuoteResponse = LoanQuoteAnswer

/**
 * Applies for a quoted loan with a signed agreement. Requires a passed identity check and no other open loan.
 * @summary Apply for a loan
 */
export const LoanBody = LoanRequest

export const LoanResponse = LoanAnswer

/**
 * Loans of the user, newest first. In demo mode the list is empty.
 * @summary List own loans
 */
export const listLoanRecordQueryPageNumDefault = 1;
export const listLoanRecordQueryPageNumMax = 1000000;

export const listLoanRecordQueryPageSizeDefault = 20;
export const listLoanRecordQueryPageSizeMax = 100;



export const ListLoanRecordQueryParams = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['PENDING_REVIEW', 'REPAYING', 'REPAID', 'OVERDUE', 'REJECTED'])),
  "pageNum": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listLoanRecordQueryPageNumMax)), listLoanRecordQueryPageNumDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listLoanRecordQueryPageSizeMax)), listLoanRecordQueryPageSizeDefault)
})

export const ListLoanRecordResponse = ListLoanRecordAnswer

/**
 * One loan with the amount that repays it now, and the agreement as it was signed.
 * @summary Get a loan
 */
export const getLoanByIdPathIdMax = 64;



export const GetLoanByIdParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getLoanByIdPathIdMax))
})

export const GetLoanByIdResponse = GetLoanByIdAnswer

/**
 * Repays the principal and the interest up to now, without a fee. Possible even while payments are locked.
 * @summary Repay a loan
 */
export const RepayLoanBody = RepayLoanRequest

export const RepayLoanResponse = RepayLoanAnswer

/**
 * Cancels a loan within 14 days of payout. The user repays the principal and the interest up to now, without a fee.
 * @summary Cancel a loan
 */
export const WithdrawLoanBody = WithdrawLoanRequest

export const WithdrawLoanResponse = WithdrawLoanAnswer

/**
 * Puts the amount on hold until another user bids more or the auction ends. A bid in the last 15 minutes extends the auction. The whole price goes to the charity.
 * @summary Bid for or buy an NFT
 */
export const BuyNftBody = BuyNftRequest

export const BuyNftResponse = BuyNftAnswer

/**
 * NFTs the user owns or bids for; with `kind` also those that went to another user, whose bids were returned. In demo mode the list is empty.
 * @summary List own NFTs
 */
export const listMyNftQueryPageNumDefault = 1;
export const listMyNftQueryPageNumMax = 1000000;

export const listMyNftQueryPageSizeDefault = 20;
export const listMyNftQueryPageSizeMax = 100;



export const ListMyNftQueryParams = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['owned', 'bidding', 'returned'])),
  "pageNum": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMyNftQueryPageNumMax)), listMyNftQueryPageNumDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMyNftQueryPageSizeMax)), listMyNftQueryPageSizeDefault)
})

export const ListMyNftResponse = ListMyNftAnswer

/**
 * The instruments of the watchlist in the user's order.
 * @summary List the watchlist
 */
export const ListWatchResponse = ListWatchAnswer

/**
 * Adds an instrument to the watchlist; adding it again changes nothing. With 100 instruments on the list, the answer is HTTP 400 with the rule `maxItems`.
 * @summary Add an instrument to the watchlist
 */
export const AddWatchBody = WatchRequest

export const AddWatchResponse = AddWatchAnswer

/**
 * Removes an instrument from the watchlist; if it is not on the list, nothing changes.
 * @summary Remove an instrument from the watchlist
 */
export const RemoveWatchBody = WatchRequest

export const RemoveWatchResponse = RemoveWatchAnswer

/**
 * The user's own invitation code and the rewards of invitations. Friends of friends do not count, and losses or trading volume of a friend pay nothing.
 * @summary Get the invitation summary
 */
export const InviteSummaryResponse = InviteSummaryAnswer

/**
 * Friends who signed up with the user's invitation code, with masked names.
 * @summary List invited friends
 */
export const listInviteQueryPageNumDefault = 1;
export const listInviteQueryPageNumMax = 1000000;

export const listInviteQueryPageSizeDefault = 20;
export const listInviteQueryPageSizeMax = 100;



export const ListInviteQueryParams = /*#__PURE__*/ zod.object({
  "pageNum": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listInviteQueryPageNumMax)), listInviteQueryPageNumDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listInviteQueryPageSizeMax)), listInviteQueryPageSizeDefault)
})

export const ListInviteResponse = ListInviteAnswer

