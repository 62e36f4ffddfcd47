/**
 * Generated from the contract by orval: do not edit, run "npm run codegen".
 */
import { mutationHook } from '../../react/mutation-hook.ts'
import { infiniteQueryHook, queryHook, suspenseQueryHook } from '../../react/query-hooks.ts'

/** Check whether a name is free. A query; see the function `checkNameIsFree` for its errors. */
export const useCheckNameIsFree = /*#__PURE__*/ queryHook('checkUserNameOrPhone')

/** Check whether a name is free; suspends until there is data. */
export const useCheckNameIsFreeSuspense = /*#__PURE__*/ suspenseQueryHook('checkUserNameOrPhone')

/**
 * {@link useCheckNameIsFree} by its former name.
 *
 * @deprecated Use {@link useCheckNameIsFree}.
 */
export const useCheckUserNameOrPhone = useCheckNameIsFree

/**
 * {@link useCheckNameIsFreeSuspense} by its former name.
 *
 * @deprecated Use {@link useCheckNameIsFreeSuspense}.
 */
export const useCheckUserNameOrPhoneSuspense = useCheckNameIsFreeSuspense


/** Sign up. Sent when `mutate` is called; see the function `register` for its errors. */
export const useRegister = /*#__PURE__*/ mutationHook('register')


/** Log in. Sent when `mutate` is called; see the function `login` for its errors. */
export const useLogin = /*#__PURE__*/ mutationHook('login')


/** Send a verification code. Sent when `mutate` is called; see the function `sendCode` for its errors. */
export const useSendCode = /*#__PURE__*/ mutationHook('sendCode')


/** Reset a forgotten password. Sent when `mutate` is called; see the function `resetPassword` for its errors. */
export const useResetPassword = /*#__PURE__*/ mutationHook('resetUserPwd')

/**
 * {@link useResetPassword} by its former name.
 *
 * @deprecated Use {@link useResetPassword}.
 */
export const useResetUserPwd = useResetPassword


/** Log in with Google. Sent when `mutate` is called; see the function `loginByGoogle` for its errors. */
export const useLoginByGoogle = /*#__PURE__*/ mutationHook('loginByGoogle')


/** Link a Google account. Sent when `mutate` is called; see the function `linkGoogle` for its errors. */
export const useLinkGoogle = /*#__PURE__*/ mutationHook('linkGoogle')


/** Unlink the Google account. Sent when `mutate` is called; see the function `unlinkGoogle` for its errors. */
export const useUnlinkGoogle = /*#__PURE__*/ mutationHook('unlinkGoogle')


/** Log out. Sent when `mutate` is called; see the function `logout` for its errors. */
export const useLogout = /*#__PURE__*/ mutationHook('logout')


/** Log out everywhere else. Sent when `mutate` is called; see the function `logoutAll` for its errors. */
export const useLogoutAll = /*#__PURE__*/ mutationHook('logoutAll')


/** Log out one device. Sent when `mutate` is called; see the function `logoutSession` for its errors. */
export const useLogoutSession = /*#__PURE__*/ mutationHook('logoutSession')


/** List instruments. A query; see the function `listInstruments` for its errors. */
export const useListInstruments = /*#__PURE__*/ queryHook('listMarketByType')

/** List instruments; suspends until there is data. */
export const useListInstrumentsSuspense = /*#__PURE__*/ suspenseQueryHook('listMarketByType')

/**
 * {@link useListInstruments} by its former name.
 *
 * @deprecated Use {@link useListInstruments}.
 */
export const useListMarketByType = useListInstruments

/**
 * {@link useListInstrumentsSuspense} by its former name.
 *
 * @deprecated Use {@link useListInstrumentsSuspense}.
 */
export const useListMarketByTypeSuspense = useListInstrumentsSuspense


/** List figures of instruments. A query; see the function `listInstrumentStats` for its errors. */
export const useListInstrumentStats = /*#__PURE__*/ queryHook('listMarketStats')

/** List figures of instruments; suspends until there is data. */
export const useListInstrumentStatsSuspense = /*#__PURE__*/ suspenseQueryHook('listMarketStats')


/** Get an instrument. A query; see the function `getInstrument` for its errors. */
export const useGetInstrument = /*#__PURE__*/ queryHook('getMarketInfo')

/** Get an instrument; suspends until there is data. */
export const useGetInstrumentSuspense = /*#__PURE__*/ suspenseQueryHook('getMarketInfo')

/**
 * {@link useGetInstrument} by its former name.
 *
 * @deprecated Use {@link useGetInstrument}.
 */
export const useGetMarketInfo = useGetInstrument

/**
 * {@link useGetInstrumentSuspense} by its former name.
 *
 * @deprecated Use {@link useGetInstrumentSuspense}.
 */
export const useGetMarketInfoSuspense = useGetInstrumentSuspense


/** Get candles. A query; see the function `getCandles` for its errors. */
export const useGetCandles = /*#__PURE__*/ queryHook('getKValueByCodeAndDate')

/** Get candles; suspends until there is data. */
export const useGetCandlesSuspense = /*#__PURE__*/ suspenseQueryHook('getKValueByCodeAndDate')

/**
 * {@link useGetCandles} by its former name.
 *
 * @deprecated Use {@link useGetCandles}.
 */
export const useGetKValueByCodeAndDate = useGetCandles

/**
 * {@link useGetCandlesSuspense} by its former name.
 *
 * @deprecated Use {@link useGetCandlesSuspense}.
 */
export const useGetKValueByCodeAndDateSuspense = useGetCandlesSuspense


/** Get a system parameter. A query; see the function `getParameter` for its errors. */
export const useGetParameter = /*#__PURE__*/ queryHook('getParamByKey')

/** Get a system parameter; suspends until there is data. */
export const useGetParameterSuspense = /*#__PURE__*/ suspenseQueryHook('getParamByKey')

/**
 * {@link useGetParameter} by its former name.
 *
 * @deprecated Use {@link useGetParameter}.
 */
export const useGetParamByKey = useGetParameter

/**
 * {@link useGetParameterSuspense} by its former name.
 *
 * @deprecated Use {@link useGetParameterSuspense}.
 */
export const useGetParamByKeySuspense = useGetParameterSuspense


/** List content pages. A query; see the function `listContents` for its errors. */
export const useListContents = /*#__PURE__*/ queryHook('listContents')

/** List content pages; suspends until there is data. */
export const useListContentsSuspense = /*#__PURE__*/ suspenseQueryHook('listContents')


/** Get a content page. A query; see the function `getContent` for its errors. */
export const useGetContent = /*#__PURE__*/ queryHook('getContentsById')

/** Get a content page; suspends until there is data. */
export const useGetContentSuspense = /*#__PURE__*/ suspenseQueryHook('getContentsById')

/**
 * {@link useGetContent} by its former name.
 *
 * @deprecated Use {@link useGetContent}.
 */
export const useGetContentsById = useGetContent

/**
 * {@link useGetContentSuspense} by its former name.
 *
 * @deprecated Use {@link useGetContentSuspense}.
 */
export const useGetContentsByIdSuspense = useGetContentSuspense


/** List plan products. A query; see the function `listPlanProducts` for its errors. */
export const useListPlanProducts = /*#__PURE__*/ queryHook('listSmartProduct')

/** List plan products; suspends until there is data. */
export const useListPlanProductsSuspense = /*#__PURE__*/ suspenseQueryHook('listSmartProduct')

/** List plan products, page after page. */
export const useListPlanProductsInfinite = /*#__PURE__*/ infiniteQueryHook('listSmartProduct')

/**
 * {@link useListPlanProducts} by its former name.
 *
 * @deprecated Use {@link useListPlanProducts}.
 */
export const useListSmartProduct = useListPlanProducts

/**
 * {@link useListPlanProductsSuspense} by its former name.
 *
 * @deprecated Use {@link useListPlanProductsSuspense}.
 */
export const useListSmartProductSuspense = useListPlanProductsSuspense

/**
 * {@link useListPlanProductsInfinite} by its former name.
 *
 * @deprecated Use {@link useListPlanProductsInfinite}.
 */
export const useListSmartProductInfinite = useListPlanProductsInfinite


/** List charity NFTs. A query; see the function `listNft` for its errors. */
export const useListNft = /*#__PURE__*/ queryHook('listNft')

/** List charity NFTs; suspends until there is data. */
export const useListNftSuspense = /*#__PURE__*/ suspenseQueryHook('listNft')

/** List charity NFTs, page after page. */
export const useListNftInfinite = /*#__PURE__*/ infiniteQueryHook('listNft')


/** List bids for an NFT. A query; see the function `listNftBid` for its errors. */
export const useListNftBid = /*#__PURE__*/ queryHook('listNftBid')

/** List bids for an NFT; suspends until there is data. */
export const useListNftBidSuspense = /*#__PURE__*/ suspenseQueryHook('listNftBid')

/** List bids for an NFT, page after page. */
export const useListNftBidInfinite = /*#__PURE__*/ infiniteQueryHook('listNftBid')


/** Get the logged-in user. A query; see the function `getUserInfo` for its errors. */
export const useGetUserInfo = /*#__PURE__*/ queryHook('getUserInfo')

/** Get the logged-in user; suspends until there is data. */
export const useGetUserInfoSuspense = /*#__PURE__*/ suspenseQueryHook('getUserInfo')


/** Update the profile. Sent when `mutate` is called; see the function `updateProfile` for its errors. */
export const useUpdateProfile = /*#__PURE__*/ mutationHook('updateProfile')


/** Change the password. Sent when `mutate` is called; see the function `changePassword` for its errors. */
export const useChangePassword = /*#__PURE__*/ mutationHook('repassword')

/**
 * {@link useChangePassword} by its former name.
 *
 * @deprecated Use {@link useChangePassword}.
 */
export const useRepassword = useChangePassword


/** List own devices. A query; see the function `listSession` for its errors. */
export const useListSession = /*#__PURE__*/ queryHook('listSession')

/** List own devices; suspends until there is data. */
export const useListSessionSuspense = /*#__PURE__*/ suspenseQueryHook('listSession')

/** List own devices, page after page. */
export const useListSessionInfinite = /*#__PURE__*/ infiniteQueryHook('listSession')


/** Choose how the app looks. Sent when `mutate` is called; see the function `setPreferences` for its errors. */
export const useSetPreferences = /*#__PURE__*/ mutationHook('setPreferences')


/** Check whether the account can be closed. A query; see the function `checkCloseAccount` for its errors. */
export const useCheckCloseAccount = /*#__PURE__*/ queryHook('checkCloseAccount')

/** Check whether the account can be closed; suspends until there is data. */
export const useCheckCloseAccountSuspense = /*#__PURE__*/ suspenseQueryHook('checkCloseAccount')


/** Close the account. Sent when `mutate` is called; see the function `closeAccount` for its errors. */
export const useCloseAccount = /*#__PURE__*/ mutationHook('closeAccount')


/** Submit an identity check. Sent when `mutate` is called; see the function `submitIdentityCheck` for its errors. */
export const useSubmitIdentityCheck = /*#__PURE__*/ mutationHook('identification')

/**
 * {@link useSubmitIdentityCheck} by its former name.
 *
 * @deprecated Use {@link useSubmitIdentityCheck}.
 */
export const useIdentification = useSubmitIdentityCheck


/** Get the identity check. A query; see the function `getIdentityCheck` for its errors. */
export const useGetIdentityCheck = /*#__PURE__*/ queryHook('getKyc')

/** Get the identity check; suspends until there is data. */
export const useGetIdentityCheckSuspense = /*#__PURE__*/ suspenseQueryHook('getKyc')

/**
 * {@link useGetIdentityCheck} by its former name.
 *
 * @deprecated Use {@link useGetIdentityCheck}.
 */
export const useGetKyc = useGetIdentityCheck

/**
 * {@link useGetIdentityCheckSuspense} by its former name.
 *
 * @deprecated Use {@link useGetIdentityCheckSuspense}.
 */
export const useGetKycSuspense = useGetIdentityCheckSuspense


/** Upload an image. Sent when `mutate` is called; see the function `uploadImage` for its errors. */
export const useUploadImage = /*#__PURE__*/ mutationHook('upload')

/**
 * {@link useUploadImage} by its former name.
 *
 * @deprecated Use {@link useUploadImage}.
 */
export const useUpload = useUploadImage


/** List notifications. A query; see the function `listNotification` for its errors. */
export const useListNotification = /*#__PURE__*/ queryHook('listNotification')

/** List notifications; suspends until there is data. */
export const useListNotificationSuspense = /*#__PURE__*/ suspenseQueryHook('listNotification')

/** List notifications, page after page. */
export const useListNotificationInfinite = /*#__PURE__*/ infiniteQueryHook('listNotification')


/** Mark notifications as read. Sent when `mutate` is called; see the function `markNotificationsRead` for its errors. */
export const useMarkNotificationsRead = /*#__PURE__*/ mutationHook('readNotification')

/**
 * {@link useMarkNotificationsRead} by its former name.
 *
 * @deprecated Use {@link useMarkNotificationsRead}.
 */
export const useReadNotification = useMarkNotificationsRead


/** Choose notifications. Sent when `mutate` is called; see the function `setNotificationKinds` for its errors. */
export const useSetNotificationKinds = /*#__PURE__*/ mutationHook('setNotices')

/**
 * {@link useSetNotificationKinds} by its former name.
 *
 * @deprecated Use {@link useSetNotificationKinds}.
 */
export const useSetNotices = useSetNotificationKinds


/** Check the payment lock. A query; see the function `getPaymentLock` for its errors. */
export const useGetPaymentLock = /*#__PURE__*/ queryHook('getPaymentLock')

/** Check the payment lock; suspends until there is data. */
export const useGetPaymentLockSuspense = /*#__PURE__*/ suspenseQueryHook('getPaymentLock')


/** Set the security password. Sent when `mutate` is called; see the function `setSecurityPassword` for its errors. */
export const useSetSecurityPassword = /*#__PURE__*/ mutationHook('setSecurityPassword')


/** Verify the security password. Sent when `mutate` is called; see the function `verifySecurityPassword` for its errors. */
export const useVerifySecurityPassword = /*#__PURE__*/ mutationHook('verifySecurityPassword')


/** Change the security password. Sent when `mutate` is called; see the function `changeSecurityPassword` for its errors. */
export const useChangeSecurityPassword = /*#__PURE__*/ mutationHook('changeSecurityPassword')


/** Reset the security password. Sent when `mutate` is called; see the function `resetSecurityPassword` for its errors. */
export const useResetSecurityPassword = /*#__PURE__*/ mutationHook('resetSecurityPassword')


/** Submit a deposit. Sent when `mutate` is called; see the function `submitDeposit` for its errors. */
export const useSubmitDeposit = /*#__PURE__*/ mutationHook('recharge')

/**
 * {@link useSubmitDeposit} by its former name.
 *
 * @deprecated Use {@link useSubmitDeposit}.
 */
export const useRecharge = useSubmitDeposit


/** List own deposits. A query; see the function `listDeposits` for its errors. */
export const useListDeposits = /*#__PURE__*/ queryHook('listRecharge')

/** List own deposits; suspends until there is data. */
export const useListDepositsSuspense = /*#__PURE__*/ suspenseQueryHook('listRecharge')

/** List own deposits, page after page. */
export const useListDepositsInfinite = /*#__PURE__*/ infiniteQueryHook('listRecharge')

/**
 * {@link useListDeposits} by its former name.
 *
 * @deprecated Use {@link useListDeposits}.
 */
export const useListRecharge = useListDeposits

/**
 * {@link useListDepositsSuspense} by its former name.
 *
 * @deprecated Use {@link useListDepositsSuspense}.
 */
export const useListRechargeSuspense = useListDepositsSuspense

/**
 * {@link useListDepositsInfinite} by its former name.
 *
 * @deprecated Use {@link useListDepositsInfinite}.
 */
export const useListRechargeInfinite = useListDepositsInfinite


/** Withdraw money. Sent when `mutate` is called; see the function `requestWithdrawal` for its errors. */
export const useRequestWithdrawal = /*#__PURE__*/ mutationHook('withdrawal')

/**
 * {@link useRequestWithdrawal} by its former name.
 *
 * @deprecated Use {@link useRequestWithdrawal}.
 */
export const useWithdrawal = useRequestWithdrawal


/** List own withdrawals. A query; see the function `listWithdrawals` for its errors. */
export const useListWithdrawals = /*#__PURE__*/ queryHook('listWithdrwal')

/** List own withdrawals; suspends until there is data. */
export const useListWithdrawalsSuspense = /*#__PURE__*/ suspenseQueryHook('listWithdrwal')

/** List own withdrawals, page after page. */
export const useListWithdrawalsInfinite = /*#__PURE__*/ infiniteQueryHook('listWithdrwal')

/**
 * {@link useListWithdrawals} by its former name.
 *
 * @deprecated Use {@link useListWithdrawals}.
 */
export const useListWithdrwal = useListWithdrawals

/**
 * {@link useListWithdrawalsSuspense} by its former name.
 *
 * @deprecated Use {@link useListWithdrawalsSuspense}.
 */
export const useListWithdrwalSuspense = useListWithdrawalsSuspense

/**
 * {@link useListWithdrawalsInfinite} by its former name.
 *
 * @deprecated Use {@link useListWithdrawalsInfinite}.
 */
export const useListWithdrwalInfinite = useListWithdrawalsInfinite


/** Cancel a withdrawal. Sent when `mutate` is called; see the function `cancelWithdrawal` for its errors. */
export const useCancelWithdrawal = /*#__PURE__*/ mutationHook('cancelWithdrawal')


/** List transactions. A query; see the function `listTransaction` for its errors. */
export const useListTransaction = /*#__PURE__*/ queryHook('listTransaction')

/** List transactions; suspends until there is data. */
export const useListTransactionSuspense = /*#__PURE__*/ suspenseQueryHook('listTransaction')

/** List transactions, page after page. */
export const useListTransactionInfinite = /*#__PURE__*/ infiniteQueryHook('listTransaction')


/** Get the equity history. A query; see the function `getEquityHistory` for its errors. */
export const useGetEquityHistory = /*#__PURE__*/ queryHook('equityHistory')

/** Get the equity history; suspends until there is data. */
export const useGetEquityHistorySuspense = /*#__PURE__*/ suspenseQueryHook('equityHistory')

/**
 * {@link useGetEquityHistory} by its former name.
 *
 * @deprecated Use {@link useGetEquityHistory}.
 */
export const useEquityHistory = useGetEquityHistory

/**
 * {@link useGetEquityHistorySuspense} by its former name.
 *
 * @deprecated Use {@link useGetEquityHistorySuspense}.
 */
export const useEquityHistorySuspense = useGetEquityHistorySuspense


/** Switch interest on cash on or off. Sent when `mutate` is called; see the function `setCashInterest` for its errors. */
export const useSetCashInterest = /*#__PURE__*/ mutationHook('setSavings')

/**
 * {@link useSetCashInterest} by its former name.
 *
 * @deprecated Use {@link useSetCashInterest}.
 */
export const useSetSavings = useSetCashInterest


/** Reset the demo account. Sent when `mutate` is called; see the function `resetDemo` for its errors. */
export const useResetDemo = /*#__PURE__*/ mutationHook('resetDemo')


/** Find the outcome of an attempt. Sent when `mutate` is called; see the function `settleAttempt` for its errors. */
export const useSettleAttempt = /*#__PURE__*/ mutationHook('settleAttempt')


/** List profit and loss. A query; see the function `listProfitAndLoss` for its errors. */
export const useListProfitAndLoss = /*#__PURE__*/ queryHook('listIncomeDetail')

/** List profit and loss; suspends until there is data. */
export const useListProfitAndLossSuspense = /*#__PURE__*/ suspenseQueryHook('listIncomeDetail')

/** List profit and loss, page after page. */
export const useListProfitAndLossInfinite = /*#__PURE__*/ infiniteQueryHook('listIncomeDetail')

/**
 * {@link useListProfitAndLoss} by its former name.
 *
 * @deprecated Use {@link useListProfitAndLoss}.
 */
export const useListIncomeDetail = useListProfitAndLoss

/**
 * {@link useListProfitAndLossSuspense} by its former name.
 *
 * @deprecated Use {@link useListProfitAndLossSuspense}.
 */
export const useListIncomeDetailSuspense = useListProfitAndLossSuspense

/**
 * {@link useListProfitAndLossInfinite} by its former name.
 *
 * @deprecated Use {@link useListProfitAndLossInfinite}.
 */
export const useListIncomeDetailInfinite = useListProfitAndLossInfinite


/** Buy a plan. Sent when `mutate` is called; see the function `buyPlan` for its errors. */
export const useBuyPlan = /*#__PURE__*/ mutationHook('buySmart')

/**
 * {@link useBuyPlan} by its former name.
 *
 * @deprecated Use {@link useBuyPlan}.
 */
export const useBuySmart = useBuyPlan


/** List own plans. A query; see the function `listPlans` for its errors. */
export const useListPlans = /*#__PURE__*/ queryHook('listSmartOrder')

/** List own plans; suspends until there is data. */
export const useListPlansSuspense = /*#__PURE__*/ suspenseQueryHook('listSmartOrder')

/** List own plans, page after page. */
export const useListPlansInfinite = /*#__PURE__*/ infiniteQueryHook('listSmartOrder')

/**
 * {@link useListPlans} by its former name.
 *
 * @deprecated Use {@link useListPlans}.
 */
export const useListSmartOrder = useListPlans

/**
 * {@link useListPlansSuspense} by its former name.
 *
 * @deprecated Use {@link useListPlansSuspense}.
 */
export const useListSmartOrderSuspense = useListPlansSuspense

/**
 * {@link useListPlansInfinite} by its former name.
 *
 * @deprecated Use {@link useListPlansInfinite}.
 */
export const useListSmartOrderInfinite = useListPlansInfinite


/** Get a plan. A query; see the function `getPlan` for its errors. */
export const useGetPlan = /*#__PURE__*/ queryHook('getSmartOrderById')

/** Get a plan; suspends until there is data. */
export const useGetPlanSuspense = /*#__PURE__*/ suspenseQueryHook('getSmartOrderById')

/**
 * {@link useGetPlan} by its former name.
 *
 * @deprecated Use {@link useGetPlan}.
 */
export const useGetSmartOrderById = useGetPlan

/**
 * {@link useGetPlanSuspense} by its former name.
 *
 * @deprecated Use {@link useGetPlanSuspense}.
 */
export const useGetSmartOrderByIdSuspense = useGetPlanSuspense


/** Preview closing a plan early. A query; see the function `previewClosePlan` for its errors. */
export const usePreviewClosePlan = /*#__PURE__*/ queryHook('previewExitSmart')

/** Preview closing a plan early; suspends until there is data. */
export const usePreviewClosePlanSuspense = /*#__PURE__*/ suspenseQueryHook('previewExitSmart')

/**
 * {@link usePreviewClosePlan} by its former name.
 *
 * @deprecated Use {@link usePreviewClosePlan}.
 */
export const usePreviewExitSmart = usePreviewClosePlan

/**
 * {@link usePreviewClosePlanSuspense} by its former name.
 *
 * @deprecated Use {@link usePreviewClosePlanSuspense}.
 */
export const usePreviewExitSmartSuspense = usePreviewClosePlanSuspense


/** Close a plan early. Sent when `mutate` is called; see the function `closePlan` for its errors. */
export const useClosePlan = /*#__PURE__*/ mutationHook('exitSmart')

/**
 * {@link useClosePlan} by its former name.
 *
 * @deprecated Use {@link useClosePlan}.
 */
export const useExitSmart = useClosePlan


/** Open a leveraged position. Sent when `mutate` is called; see the function `openPosition` for its errors. */
export const useOpenPosition = /*#__PURE__*/ mutationHook('openOrder')

/**
 * {@link useOpenPosition} by its former name.
 *
 * @deprecated Use {@link useOpenPosition}.
 */
export const useOpenOrder = useOpenPosition


/** Change stop loss, trailing stop and take profit. Sent when `mutate` is called; see the function `modifyPosition` for its errors. */
export const useModifyPosition = /*#__PURE__*/ mutationHook('modifyOrder')

/**
 * {@link useModifyPosition} by its former name.
 *
 * @deprecated Use {@link useModifyPosition}.
 */
export const useModifyOrder = useModifyPosition


/** Close a position. Sent when `mutate` is called; see the function `closePosition` for its errors. */
export const useClosePosition = /*#__PURE__*/ mutationHook('closeOrder')

/**
 * {@link useClosePosition} by its former name.
 *
 * @deprecated Use {@link useClosePosition}.
 */
export const useCloseOrder = useClosePosition


/** List own positions. A query; see the function `listPositions` for its errors. */
export const useListPositions = /*#__PURE__*/ queryHook('listOrder')

/** List own positions; suspends until there is data. */
export const useListPositionsSuspense = /*#__PURE__*/ suspenseQueryHook('listOrder')

/** List own positions, page after page. */
export const useListPositionsInfinite = /*#__PURE__*/ infiniteQueryHook('listOrder')

/**
 * {@link useListPositions} by its former name.
 *
 * @deprecated Use {@link useListPositions}.
 */
export const useListOrder = useListPositions

/**
 * {@link useListPositionsSuspense} by its former name.
 *
 * @deprecated Use {@link useListPositionsSuspense}.
 */
export const useListOrderSuspense = useListPositionsSuspense

/**
 * {@link useListPositionsInfinite} by its former name.
 *
 * @deprecated Use {@link useListPositionsInfinite}.
 */
export const useListOrderInfinite = useListPositionsInfinite


/** Get a position. A query; see the function `getPosition` for its errors. */
export const useGetPosition = /*#__PURE__*/ queryHook('getOrderById')

/** Get a position; suspends until there is data. */
export const useGetPositionSuspense = /*#__PURE__*/ suspenseQueryHook('getOrderById')

/**
 * {@link useGetPosition} by its former name.
 *
 * @deprecated Use {@link useGetPosition}.
 */
export const useGetOrderById = useGetPosition

/**
 * {@link useGetPositionSuspense} by its former name.
 *
 * @deprecated Use {@link useGetPositionSuspense}.
 */
export const useGetOrderByIdSuspense = useGetPositionSuspense


/** Place a waiting order. Sent when `mutate` is called; see the function `placeWaitingOrder` for its errors. */
export const usePlaceWaitingOrder = /*#__PURE__*/ mutationHook('placePending')


/** Change a waiting order. Sent when `mutate` is called; see the function `modifyWaitingOrder` for its errors. */
export const useModifyWaitingOrder = /*#__PURE__*/ mutationHook('modifyPending')


/** Cancel a waiting order. Sent when `mutate` is called; see the function `cancelWaitingOrder` for its errors. */
export const useCancelWaitingOrder = /*#__PURE__*/ mutationHook('cancelPending')


/** List own waiting orders. A query; see the function `listWaitingOrders` for its errors. */
export const useListWaitingOrders = /*#__PURE__*/ queryHook('listPending')

/** List own waiting orders; suspends until there is data. */
export const useListWaitingOrdersSuspense = /*#__PURE__*/ suspenseQueryHook('listPending')

/** List own waiting orders, page after page. */
export const useListWaitingOrdersInfinite = /*#__PURE__*/ infiniteQueryHook('listPending')


/** Buy a fixed-time option. Sent when `mutate` is called; see the function `buyOption` for its errors. */
export const useBuyOption = /*#__PURE__*/ mutationHook('buyOptions')

/**
 * {@link useBuyOption} by its former name.
 *
 * @deprecated Use {@link useBuyOption}.
 */
export const useBuyOptions = useBuyOption


/** List own options. A query; see the function `listOptions` for its errors. */
export const useListOptions = /*#__PURE__*/ queryHook('listOptionsOrder')

/** List own options; suspends until there is data. */
export const useListOptionsSuspense = /*#__PURE__*/ suspenseQueryHook('listOptionsOrder')

/** List own options, page after page. */
export const useListOptionsInfinite = /*#__PURE__*/ infiniteQueryHook('listOptionsOrder')

/**
 * {@link useListOptions} by its former name.
 *
 * @deprecated Use {@link useListOptions}.
 */
export const useListOptionsOrder = useListOptions

/**
 * {@link useListOptionsSuspense} by its former name.
 *
 * @deprecated Use {@link useListOptionsSuspense}.
 */
export const useListOptionsOrderSuspense = useListOptionsSuspense

/**
 * {@link useListOptionsInfinite} by its former name.
 *
 * @deprecated Use {@link useListOptionsInfinite}.
 */
export const useListOptionsOrderInfinite = useListOptionsInfinite


/** Get an option. A query; see the function `getOption` for its errors. */
export const useGetOption = /*#__PURE__*/ queryHook('getOptionsOrderById')

/** Get an option; suspends until there is data. */
export const useGetOptionSuspense = /*#__PURE__*/ suspenseQueryHook('getOptionsOrderById')

/**
 * {@link useGetOption} by its former name.
 *
 * @deprecated Use {@link useGetOption}.
 */
export const useGetOptionsOrderById = useGetOption

/**
 * {@link useGetOptionSuspense} by its former name.
 *
 * @deprecated Use {@link useGetOptionSuspense}.
 */
export const useGetOptionsOrderByIdSuspense = useGetOptionSuspense


/** Get profit and loss over a range. A query; see the function `getPerformance` for its errors. */
export const useGetPerformance = /*#__PURE__*/ queryHook('performance')

/** Get profit and loss over a range; suspends until there is data. */
export const useGetPerformanceSuspense = /*#__PURE__*/ suspenseQueryHook('performance')


/** List the rows of profit and loss. A query; see the function `listPerformanceRows` for its errors. */
export const useListPerformanceRows = /*#__PURE__*/ queryHook('listPerformance')

/** List the rows of profit and loss; suspends until there is data. */
export const useListPerformanceRowsSuspense = /*#__PURE__*/ suspenseQueryHook('listPerformance')

/** List the rows of profit and loss, page after page. */
export const useListPerformanceRowsInfinite = /*#__PURE__*/ infiniteQueryHook('listPerformance')


/** Write a note on a position or an option. Sent when `mutate` is called; see the function `setTradeNote` for its errors. */
export const useSetTradeNote = /*#__PURE__*/ mutationHook('setNote')


/** Get the credit line. A query; see the function `getCreditLine` for its errors. */
export const useGetCreditLine = /*#__PURE__*/ queryHook('myCredit')

/** Get the credit line; suspends until there is data. */
export const useGetCreditLineSuspense = /*#__PURE__*/ suspenseQueryHook('myCredit')

/**
 * {@link useGetCreditLine} by its former name.
 *
 * @deprecated Use {@link useGetCreditLine}.
 */
export const useMyCredit = useGetCreditLine

/**
 * {@link useGetCreditLineSuspense} by its former name.
 *
 * @deprecated Use {@link useGetCreditLineSuspense}.
 */
export const useMyCreditSuspense = useGetCreditLineSuspense


/** Quote a loan. A query; see the function `getLoanQuote` for its errors. */
export const useGetLoanQuote = /*#__PURE__*/ queryHook('loanQuote')

/** Quote a loan; suspends until there is data. */
export const useGetLoanQuoteSuspense = /*#__PURE__*/ suspenseQueryHook('loanQuote')

/**
 * {@link useGetLoanQuote} by its former name.
 *
 * @deprecated Use {@link useGetLoanQuote}.
 */
export const useLoanQuote = useGetLoanQuote

/**
 * {@link useGetLoanQuoteSuspense} by its former name.
 *
 * @deprecated Use {@link useGetLoanQuoteSuspense}.
 */
export const useLoanQuoteSuspense = useGetLoanQuoteSuspense


/** Apply for a loan. Sent when `mutate` is called; see the function `applyForLoan` for its errors. */
export const useApplyForLoan = /*#__PURE__*/ mutationHook('loan')

/**
 * {@link useApplyForLoan} by its former name.
 *
 * @deprecated Use {@link useApplyForLoan}.
 */
export const useLoan = useApplyForLoan


/** List own loans. A query; see the function `listLoans` for its errors. */
export const useListLoans = /*#__PURE__*/ queryHook('listLoanRecord')

/** List own loans; suspends until there is data. */
export const useListLoansSuspense = /*#__PURE__*/ suspenseQueryHook('listLoanRecord')

/** List own loans, page after page. */
export const useListLoansInfinite = /*#__PURE__*/ infiniteQueryHook('listLoanRecord')

/**
 * {@link useListLoans} by its former name.
 *
 * @deprecated Use {@link useListLoans}.
 */
export const useListLoanRecord = useListLoans

/**
 * {@link useListLoansSuspense} by its former name.
 *
 * @deprecated Use {@link useListLoansSuspense}.
 */
export const useListLoanRecordSuspense = useListLoansSuspense

/**
 * {@link useListLoansInfinite} by its former name.
 *
 * @deprecated Use {@link useListLoansInfinite}.
 */
export const useListLoanRecordInfinite = useListLoansInfinite


/** Get a loan record. A query; see the function `getLoan` for its errors. */
export const useGetLoan = /*#__PURE__*/ queryHook('getLoanById')

/** Get a loan record; suspends until there is data. */
export const useGetLoanSuspense = /*#__PURE__*/ suspenseQueryHook('getLoanById')

/**
 * {@link useGetLoan} by its former name.
 *
 * @deprecated Use {@link useGetLoan}.
 */
export const useGetLoanById = useGetLoan

/**
 * {@link useGetLoanSuspense} by its former name.
 *
 * @deprecated Use {@link useGetLoanSuspense}.
 */
export const useGetLoanByIdSuspense = useGetLoanSuspense


/** Repay a loan. Sent when `mutate` is called; see the function `repayLoan` for its errors. */
export const useRepayLoan = /*#__PURE__*/ mutationHook('repayLoan')


/** Cancel a loan. Sent when `mutate` is called; see the function `cancelLoan` for its errors. */
export const useCancelLoan = /*#__PURE__*/ mutationHook('withdrawLoan')

/**
 * {@link useCancelLoan} by its former name.
 *
 * @deprecated Use {@link useCancelLoan}.
 */
export const useWithdrawLoan = useCancelLoan


/** Bid for or buy an NFT. Sent when `mutate` is called; see the function `buyNft` for its errors. */
export const useBuyNft = /*#__PURE__*/ mutationHook('buyNft')


/** List own NFTs. A query; see the function `listMyNft` for its errors. */
export const useListMyNft = /*#__PURE__*/ queryHook('listMyNft')

/** List own NFTs; suspends until there is data. */
export const useListMyNftSuspense = /*#__PURE__*/ suspenseQueryHook('listMyNft')

/** List own NFTs, page after page. */
export const useListMyNftInfinite = /*#__PURE__*/ infiniteQueryHook('listMyNft')


/** List the watchlist. A query; see the function `getWatchlist` for its errors. */
export const useGetWatchlist = /*#__PURE__*/ queryHook('listWatch')

/** List the watchlist; suspends until there is data. */
export const useGetWatchlistSuspense = /*#__PURE__*/ suspenseQueryHook('listWatch')

/**
 * {@link useGetWatchlist} by its former name.
 *
 * @deprecated Use {@link useGetWatchlist}.
 */
export const useListWatch = useGetWatchlist

/**
 * {@link useGetWatchlistSuspense} by its former name.
 *
 * @deprecated Use {@link useGetWatchlistSuspense}.
 */
export const useListWatchSuspense = useGetWatchlistSuspense


/** Add an instrument to the watchlist. Sent when `mutate` is called; see the function `addToWatchlist` for its errors. */
export const useAddToWatchlist = /*#__PURE__*/ mutationHook('addWatch')

/**
 * {@link useAddToWatchlist} by its former name.
 *
 * @deprecated Use {@link useAddToWatchlist}.
 */
export const useAddWatch = useAddToWatchlist


/** Remove an instrument from the watchlist. Sent when `mutate` is called; see the function `removeFromWatchlist` for its errors. */
export const useRemoveFromWatchlist = /*#__PURE__*/ mutationHook('removeWatch')

/**
 * {@link useRemoveFromWatchlist} by its former name.
 *
 * @deprecated Use {@link useRemoveFromWatchlist}.
 */
export const useRemoveWatch = useRemoveFromWatchlist


/** List own alerts. A query; see the function `listAlerts` for its errors. */
export const useListAlerts = /*#__PURE__*/ queryHook('listAlert')

/** List own alerts; suspends until there is data. */
export const useListAlertsSuspense = /*#__PURE__*/ suspenseQueryHook('listAlert')

/** List own alerts, page after page. */
export const useListAlertsInfinite = /*#__PURE__*/ infiniteQueryHook('listAlert')


/** Set an alert. Sent when `mutate` is called; see the function `setAlert` for its errors. */
export const useSetAlert = /*#__PURE__*/ mutationHook('setAlert')


/** Remove an alert. Sent when `mutate` is called; see the function `removeAlert` for its errors. */
export const useRemoveAlert = /*#__PURE__*/ mutationHook('removeAlert')


/** Get the invitation summary. A query; see the function `getInvitationSummary` for its errors. */
export const useGetInvitationSummary = /*#__PURE__*/ queryHook('inviteSummary')

/** Get the invitation summary; suspends until there is data. */
export const useGetInvitationSummarySuspense = /*#__PURE__*/ suspenseQueryHook('inviteSummary')

/**
 * {@link useGetInvitationSummary} by its former name.
 *
 * @deprecated Use {@link useGetInvitationSummary}.
 */
export const useInviteSummary = useGetInvitationSummary

/**
 * {@link useGetInvitationSummarySuspense} by its former name.
 *
 * @deprecated Use {@link useGetInvitationSummarySuspense}.
 */
export const useInviteSummarySuspense = useGetInvitationSummarySuspense


/** List invited friends. A query; see the function `listInvite` for its errors. */
export const useListInvite = /*#__PURE__*/ queryHook('listInvite')

/** List invited friends; suspends until there is data. */
export const useListInviteSuspense = /*#__PURE__*/ suspenseQueryHook('listInvite')

/** List invited friends, page after page. */
export const useListInviteInfinite = /*#__PURE__*/ infiniteQueryHook('listInvite')
