/**
 * Generated from the contract by orval: do not edit, run "npm run codegen".
 */
import { mutationHook } from '../../react/mutation-hook.ts'
import { infiniteQueryHook, queryHook, queryKeyOf, suspenseQueryHook } from '../../react/query-hooks.ts'

/** Check whether a name is free. */
export const useCheckUserNameOrPhone = /*#__PURE__*/ queryHook<'checkUserNameOrPhone'>('GET', '/swx/customer/login/checkUserNameOrPhone', 'query')

/** Check whether a name is free; suspends. */
export const useCheckUserNameOrPhoneSuspense = /*#__PURE__*/ suspenseQueryHook<'checkUserNameOrPhone'>('GET', '/swx/customer/login/checkUserNameOrPhone', 'query')

/** The key of {@link useCheckUserNameOrPhone}, without who is asking. */
export const getCheckUserNameOrPhoneQueryKey = /*#__PURE__*/ queryKeyOf<'checkUserNameOrPhone'>('GET', '/swx/customer/login/checkUserNameOrPhone', 'query')


/** Register. */
export const useRegister = /*#__PURE__*/ mutationHook('register', '/swx/customer/login/register')


/** Sign in. */
export const useLogin = /*#__PURE__*/ mutationHook('login', '/swx/customer/login/login')


/** Send a verification code. */
export const useSendCode = /*#__PURE__*/ mutationHook('sendCode', '/swx/customer/login/sendCode')


/** Reset a forgotten password. */
export const useResetUserPwd = /*#__PURE__*/ mutationHook('resetUserPwd', '/swx/customer/login/resetUserPwd')


/** Sign in with Google. */
export const useLoginByGoogle = /*#__PURE__*/ mutationHook('loginByGoogle', '/swx/customer/login/loginByGoogle')


/** Link a Google account. */
export const useLinkGoogle = /*#__PURE__*/ mutationHook('linkGoogle', '/swx/customer/login/linkGoogle')


/** Unlink the Google account. */
export const useUnlinkGoogle = /*#__PURE__*/ mutationHook('unlinkGoogle', '/swx/customer/login/unlinkGoogle')


/** Sign out. */
export const useLogout = /*#__PURE__*/ mutationHook('logout', '/swx/customer/login/logout')


/** Sign out everywhere else. */
export const useLogoutAll = /*#__PURE__*/ mutationHook('logoutAll', '/swx/customer/login/logoutAll')


/** Sign out one device. */
export const useLogoutSession = /*#__PURE__*/ mutationHook('logoutSession', '/swx/customer/login/logoutSession')


/** List market items. */
export const useListMarketByType = /*#__PURE__*/ queryHook<'listMarketByType'>('GET', '/swx/customer/index/listMarketByType', 'query')

/** List market items; suspends. */
export const useListMarketByTypeSuspense = /*#__PURE__*/ suspenseQueryHook<'listMarketByType'>('GET', '/swx/customer/index/listMarketByType', 'query')

/** The key of {@link useListMarketByType}, without who is asking. */
export const getListMarketByTypeQueryKey = /*#__PURE__*/ queryKeyOf<'listMarketByType'>('GET', '/swx/customer/index/listMarketByType', 'query')


/** Get an instrument. */
export const useGetMarketInfo = /*#__PURE__*/ queryHook<'getMarketInfo'>('GET', '/swx/customer/index/getMarketInfo/{id}', 'path')

/** Get an instrument; suspends. */
export const useGetMarketInfoSuspense = /*#__PURE__*/ suspenseQueryHook<'getMarketInfo'>('GET', '/swx/customer/index/getMarketInfo/{id}', 'path')

/** The key of {@link useGetMarketInfo}, without who is asking. */
export const getGetMarketInfoQueryKey = /*#__PURE__*/ queryKeyOf<'getMarketInfo'>('GET', '/swx/customer/index/getMarketInfo/{id}', 'path')


/** Get candles. */
export const useGetKValueByCodeAndDate = /*#__PURE__*/ queryHook<'getKValueByCodeAndDate'>('GET', '/swx/customer/index/getKValueByCodeAndDate', 'query')

/** Get candles; suspends. */
export const useGetKValueByCodeAndDateSuspense = /*#__PURE__*/ suspenseQueryHook<'getKValueByCodeAndDate'>('GET', '/swx/customer/index/getKValueByCodeAndDate', 'query')

/** The key of {@link useGetKValueByCodeAndDate}, without who is asking. */
export const getGetKValueByCodeAndDateQueryKey = /*#__PURE__*/ queryKeyOf<'getKValueByCodeAndDate'>('GET', '/swx/customer/index/getKValueByCodeAndDate', 'query')


/** Get a system parameter. */
export const useGetParamByKey = /*#__PURE__*/ queryHook<'getParamByKey'>('GET', '/swx/customer/index/getParamByKey/{key}', 'path')

/** Get a system parameter; suspends. */
export const useGetParamByKeySuspense = /*#__PURE__*/ suspenseQueryHook<'getParamByKey'>('GET', '/swx/customer/index/getParamByKey/{key}', 'path')

/** The key of {@link useGetParamByKey}, without who is asking. */
export const getGetParamByKeyQueryKey = /*#__PURE__*/ queryKeyOf<'getParamByKey'>('GET', '/swx/customer/index/getParamByKey/{key}', 'path')


/** List content pages. */
export const useListContents = /*#__PURE__*/ queryHook<'listContents'>('GET', '/swx/customer/index/listContents/{languageClass}', 'path')

/** List content pages; suspends. */
export const useListContentsSuspense = /*#__PURE__*/ suspenseQueryHook<'listContents'>('GET', '/swx/customer/index/listContents/{languageClass}', 'path')

/** The key of {@link useListContents}, without who is asking. */
export const getListContentsQueryKey = /*#__PURE__*/ queryKeyOf<'listContents'>('GET', '/swx/customer/index/listContents/{languageClass}', 'path')


/** Get a content page. */
export const useGetContentsById = /*#__PURE__*/ queryHook<'getContentsById'>('GET', '/swx/customer/index/getContentsById/{id}', 'path')

/** Get a content page; suspends. */
export const useGetContentsByIdSuspense = /*#__PURE__*/ suspenseQueryHook<'getContentsById'>('GET', '/swx/customer/index/getContentsById/{id}', 'path')

/** The key of {@link useGetContentsById}, without who is asking. */
export const getGetContentsByIdQueryKey = /*#__PURE__*/ queryKeyOf<'getContentsById'>('GET', '/swx/customer/index/getContentsById/{id}', 'path')


/** List smart plans on offer. */
export const useListSmartProduct = /*#__PURE__*/ queryHook<'listSmartProduct'>('GET', '/swx/customer/index/listSmartProduct', 'query')

/** List smart plans on offer; suspends. */
export const useListSmartProductSuspense = /*#__PURE__*/ suspenseQueryHook<'listSmartProduct'>('GET', '/swx/customer/index/listSmartProduct', 'query')

/** List smart plans on offer, page after page. */
export const useListSmartProductInfinite = /*#__PURE__*/ infiniteQueryHook<'listSmartProduct'>('/swx/customer/index/listSmartProduct')

/** The key of {@link useListSmartProduct}, without who is asking. */
export const getListSmartProductQueryKey = /*#__PURE__*/ queryKeyOf<'listSmartProduct'>('GET', '/swx/customer/index/listSmartProduct', 'query')


/** List charity NFTs. */
export const useListNft = /*#__PURE__*/ queryHook<'listNft'>('GET', '/swx/customer/index/listNft', 'query')

/** List charity NFTs; suspends. */
export const useListNftSuspense = /*#__PURE__*/ suspenseQueryHook<'listNft'>('GET', '/swx/customer/index/listNft', 'query')

/** List charity NFTs, page after page. */
export const useListNftInfinite = /*#__PURE__*/ infiniteQueryHook<'listNft'>('/swx/customer/index/listNft')

/** The key of {@link useListNft}, without who is asking. */
export const getListNftQueryKey = /*#__PURE__*/ queryKeyOf<'listNft'>('GET', '/swx/customer/index/listNft', 'query')


/** List bids for an NFT. */
export const useListNftBid = /*#__PURE__*/ queryHook<'listNftBid'>('GET', '/swx/customer/index/listNftBid', 'query')

/** List bids for an NFT; suspends. */
export const useListNftBidSuspense = /*#__PURE__*/ suspenseQueryHook<'listNftBid'>('GET', '/swx/customer/index/listNftBid', 'query')

/** List bids for an NFT, page after page. */
export const useListNftBidInfinite = /*#__PURE__*/ infiniteQueryHook<'listNftBid'>('/swx/customer/index/listNftBid')

/** The key of {@link useListNftBid}, without who is asking. */
export const getListNftBidQueryKey = /*#__PURE__*/ queryKeyOf<'listNftBid'>('GET', '/swx/customer/index/listNftBid', 'query')


/** Get the signed-in user. */
export const useGetUserInfo = /*#__PURE__*/ queryHook<'getUserInfo'>('POST', '/swx/customer/user/getUserInfo', 'none')

/** Get the signed-in user; suspends. */
export const useGetUserInfoSuspense = /*#__PURE__*/ suspenseQueryHook<'getUserInfo'>('POST', '/swx/customer/user/getUserInfo', 'none')

/** The key of {@link useGetUserInfo}, without who is asking. */
export const getGetUserInfoQueryKey = /*#__PURE__*/ queryKeyOf<'getUserInfo'>('POST', '/swx/customer/user/getUserInfo', 'none')


/** Update the profile. */
export const useUpdateProfile = /*#__PURE__*/ mutationHook('updateProfile', '/swx/customer/user/updateProfile')


/** Change the password. */
export const useRepassword = /*#__PURE__*/ mutationHook('repassword', '/swx/customer/user/repassword')


/** List own sign-ins. */
export const useListSession = /*#__PURE__*/ queryHook<'listSession'>('GET', '/swx/customer/user/listSession', 'query')

/** List own sign-ins; suspends. */
export const useListSessionSuspense = /*#__PURE__*/ suspenseQueryHook<'listSession'>('GET', '/swx/customer/user/listSession', 'query')

/** List own sign-ins, page after page. */
export const useListSessionInfinite = /*#__PURE__*/ infiniteQueryHook<'listSession'>('/swx/customer/user/listSession')

/** The key of {@link useListSession}, without who is asking. */
export const getListSessionQueryKey = /*#__PURE__*/ queryKeyOf<'listSession'>('GET', '/swx/customer/user/listSession', 'query')


/** Choose how the app looks. */
export const useSetPreferences = /*#__PURE__*/ mutationHook('setPreferences', '/swx/customer/user/setPreferences')


/** Check whether the account can be closed. */
export const useCheckCloseAccount = /*#__PURE__*/ queryHook<'checkCloseAccount'>('GET', '/swx/customer/user/checkCloseAccount', 'none')

/** Check whether the account can be closed; suspends. */
export const useCheckCloseAccountSuspense = /*#__PURE__*/ suspenseQueryHook<'checkCloseAccount'>('GET', '/swx/customer/user/checkCloseAccount', 'none')

/** The key of {@link useCheckCloseAccount}, without who is asking. */
export const getCheckCloseAccountQueryKey = /*#__PURE__*/ queryKeyOf<'checkCloseAccount'>('GET', '/swx/customer/user/checkCloseAccount', 'none')


/** Close the account. */
export const useCloseAccount = /*#__PURE__*/ mutationHook('closeAccount', '/swx/customer/user/closeAccount')


/** Submit an identity check. */
export const useIdentification = /*#__PURE__*/ mutationHook('identification', '/swx/customer/user/identification')


/** Get the identity check. */
export const useGetKyc = /*#__PURE__*/ queryHook<'getKyc'>('GET', '/swx/customer/user/getKyc', 'none')

/** Get the identity check; suspends. */
export const useGetKycSuspense = /*#__PURE__*/ suspenseQueryHook<'getKyc'>('GET', '/swx/customer/user/getKyc', 'none')

/** The key of {@link useGetKyc}, without who is asking. */
export const getGetKycQueryKey = /*#__PURE__*/ queryKeyOf<'getKyc'>('GET', '/swx/customer/user/getKyc', 'none')


/** Upload an image. */
export const useUpload = /*#__PURE__*/ mutationHook('upload', '/swx/customer/user/upload')


/** List notifications. */
export const useListNotification = /*#__PURE__*/ queryHook<'listNotification'>('GET', '/swx/customer/user/listNotification', 'query')

/** List notifications; suspends. */
export const useListNotificationSuspense = /*#__PURE__*/ suspenseQueryHook<'listNotification'>('GET', '/swx/customer/user/listNotification', 'query')

/** List notifications, page after page. */
export const useListNotificationInfinite = /*#__PURE__*/ infiniteQueryHook<'listNotification'>('/swx/customer/user/listNotification')

/** The key of {@link useListNotification}, without who is asking. */
export const getListNotificationQueryKey = /*#__PURE__*/ queryKeyOf<'listNotification'>('GET', '/swx/customer/user/listNotification', 'query')


/** Mark notifications as read. */
export const useReadNotification = /*#__PURE__*/ mutationHook('readNotification', '/swx/customer/user/readNotification')


/** Choose notifications. */
export const useSetNotices = /*#__PURE__*/ mutationHook('setNotices', '/swx/customer/user/setNotices')


/** Check the payment lock. */
export const useGetPaymentLock = /*#__PURE__*/ queryHook<'getPaymentLock'>('GET', '/swx/customer/payment/password/locked', 'none')

/** Check the payment lock; suspends. */
export const useGetPaymentLockSuspense = /*#__PURE__*/ suspenseQueryHook<'getPaymentLock'>('GET', '/swx/customer/payment/password/locked', 'none')

/** The key of {@link useGetPaymentLock}, without who is asking. */
export const getGetPaymentLockQueryKey = /*#__PURE__*/ queryKeyOf<'getPaymentLock'>('GET', '/swx/customer/payment/password/locked', 'none')


/** Set the security password. */
export const useSetSecurityPassword = /*#__PURE__*/ mutationHook('setSecurityPassword', '/swx/customer/payment/password/set')


/** Verify the security password. */
export const useVerifySecurityPassword = /*#__PURE__*/ mutationHook('verifySecurityPassword', '/swx/customer/payment/password/verify')


/** Change the security password. */
export const useChangeSecurityPassword = /*#__PURE__*/ mutationHook('changeSecurityPassword', '/swx/customer/payment/password/change')


/** Reset the security password. */
export const useResetSecurityPassword = /*#__PURE__*/ mutationHook('resetSecurityPassword', '/swx/customer/payment/password/reset')


/** Report a deposit. */
export const useRecharge = /*#__PURE__*/ mutationHook('recharge', '/swx/customer/user/recharge')


/** List own deposits. */
export const useListRecharge = /*#__PURE__*/ queryHook<'listRecharge'>('GET', '/swx/customer/user/listRecharge', 'query')

/** List own deposits; suspends. */
export const useListRechargeSuspense = /*#__PURE__*/ suspenseQueryHook<'listRecharge'>('GET', '/swx/customer/user/listRecharge', 'query')

/** List own deposits, page after page. */
export const useListRechargeInfinite = /*#__PURE__*/ infiniteQueryHook<'listRecharge'>('/swx/customer/user/listRecharge')

/** The key of {@link useListRecharge}, without who is asking. */
export const getListRechargeQueryKey = /*#__PURE__*/ queryKeyOf<'listRecharge'>('GET', '/swx/customer/user/listRecharge', 'query')


/** Withdraw money. */
export const useWithdrawal = /*#__PURE__*/ mutationHook('withdrawal', '/swx/customer/user/withdrawal')


/** List own withdrawals. */
export const useListWithdrwal = /*#__PURE__*/ queryHook<'listWithdrwal'>('GET', '/swx/customer/user/listWithdrwal', 'query')

/** List own withdrawals; suspends. */
export const useListWithdrwalSuspense = /*#__PURE__*/ suspenseQueryHook<'listWithdrwal'>('GET', '/swx/customer/user/listWithdrwal', 'query')

/** List own withdrawals, page after page. */
export const useListWithdrwalInfinite = /*#__PURE__*/ infiniteQueryHook<'listWithdrwal'>('/swx/customer/user/listWithdrwal')

/** The key of {@link useListWithdrwal}, without who is asking. */
export const getListWithdrwalQueryKey = /*#__PURE__*/ queryKeyOf<'listWithdrwal'>('GET', '/swx/customer/user/listWithdrwal', 'query')


/** Cancel a withdrawal. */
export const useCancelWithdrawal = /*#__PURE__*/ mutationHook('cancelWithdrawal', '/swx/customer/user/cancelWithdrawal')


/** List money movements. */
export const useListTransaction = /*#__PURE__*/ queryHook<'listTransaction'>('GET', '/swx/customer/user/listTransaction', 'query')

/** List money movements; suspends. */
export const useListTransactionSuspense = /*#__PURE__*/ suspenseQueryHook<'listTransaction'>('GET', '/swx/customer/user/listTransaction', 'query')

/** List money movements, page after page. */
export const useListTransactionInfinite = /*#__PURE__*/ infiniteQueryHook<'listTransaction'>('/swx/customer/user/listTransaction')

/** The key of {@link useListTransaction}, without who is asking. */
export const getListTransactionQueryKey = /*#__PURE__*/ queryKeyOf<'listTransaction'>('GET', '/swx/customer/user/listTransaction', 'query')


/** Get wealth over time. */
export const useEquityHistory = /*#__PURE__*/ queryHook<'equityHistory'>('GET', '/swx/customer/user/equityHistory', 'query')

/** Get wealth over time; suspends. */
export const useEquityHistorySuspense = /*#__PURE__*/ suspenseQueryHook<'equityHistory'>('GET', '/swx/customer/user/equityHistory', 'query')

/** The key of {@link useEquityHistory}, without who is asking. */
export const getEquityHistoryQueryKey = /*#__PURE__*/ queryKeyOf<'equityHistory'>('GET', '/swx/customer/user/equityHistory', 'query')


/** Switch savings on or off. */
export const useSetSavings = /*#__PURE__*/ mutationHook('setSavings', '/swx/customer/user/setSavings')


/** Reset the demo account. */
export const useResetDemo = /*#__PURE__*/ mutationHook('resetDemo', '/swx/customer/user/resetDemo')


/** Settle an attempt. */
export const useSettleAttempt = /*#__PURE__*/ mutationHook('settleAttempt', '/swx/customer/user/settleAttempt')


/** List income. */
export const useListIncomeDetail = /*#__PURE__*/ queryHook<'listIncomeDetail'>('GET', '/swx/customer/income/detail/list', 'query')

/** List income; suspends. */
export const useListIncomeDetailSuspense = /*#__PURE__*/ suspenseQueryHook<'listIncomeDetail'>('GET', '/swx/customer/income/detail/list', 'query')

/** List income, page after page. */
export const useListIncomeDetailInfinite = /*#__PURE__*/ infiniteQueryHook<'listIncomeDetail'>('/swx/customer/income/detail/list')

/** The key of {@link useListIncomeDetail}, without who is asking. */
export const getListIncomeDetailQueryKey = /*#__PURE__*/ queryKeyOf<'listIncomeDetail'>('GET', '/swx/customer/income/detail/list', 'query')


/** Buy a smart plan. */
export const useBuySmart = /*#__PURE__*/ mutationHook('buySmart', '/swx/customer/order/buySmart')


/** List own smart plans. */
export const useListSmartOrder = /*#__PURE__*/ queryHook<'listSmartOrder'>('GET', '/swx/customer/order/listSmartOrder', 'query')

/** List own smart plans; suspends. */
export const useListSmartOrderSuspense = /*#__PURE__*/ suspenseQueryHook<'listSmartOrder'>('GET', '/swx/customer/order/listSmartOrder', 'query')

/** List own smart plans, page after page. */
export const useListSmartOrderInfinite = /*#__PURE__*/ infiniteQueryHook<'listSmartOrder'>('/swx/customer/order/listSmartOrder')

/** The key of {@link useListSmartOrder}, without who is asking. */
export const getListSmartOrderQueryKey = /*#__PURE__*/ queryKeyOf<'listSmartOrder'>('GET', '/swx/customer/order/listSmartOrder', 'query')


/** Get a smart plan. */
export const useGetSmartOrderById = /*#__PURE__*/ queryHook<'getSmartOrderById'>('GET', '/swx/customer/order/getSmartOrderById/{id}', 'path')

/** Get a smart plan; suspends. */
export const useGetSmartOrderByIdSuspense = /*#__PURE__*/ suspenseQueryHook<'getSmartOrderById'>('GET', '/swx/customer/order/getSmartOrderById/{id}', 'path')

/** The key of {@link useGetSmartOrderById}, without who is asking. */
export const getGetSmartOrderByIdQueryKey = /*#__PURE__*/ queryKeyOf<'getSmartOrderById'>('GET', '/swx/customer/order/getSmartOrderById/{id}', 'path')


/** Preview leaving a smart plan. */
export const usePreviewExitSmart = /*#__PURE__*/ queryHook<'previewExitSmart'>('GET', '/swx/customer/order/previewExitSmart/{id}', 'path')

/** Preview leaving a smart plan; suspends. */
export const usePreviewExitSmartSuspense = /*#__PURE__*/ suspenseQueryHook<'previewExitSmart'>('GET', '/swx/customer/order/previewExitSmart/{id}', 'path')

/** The key of {@link usePreviewExitSmart}, without who is asking. */
export const getPreviewExitSmartQueryKey = /*#__PURE__*/ queryKeyOf<'previewExitSmart'>('GET', '/swx/customer/order/previewExitSmart/{id}', 'path')


/** Leave a smart plan early. */
export const useExitSmart = /*#__PURE__*/ mutationHook('exitSmart', '/swx/customer/order/exitSmart')


/** Open a leveraged position. */
export const useOpenOrder = /*#__PURE__*/ mutationHook('openOrder', '/swx/customer/order/openOrder')


/** Change the stops of a position. */
export const useModifyOrder = /*#__PURE__*/ mutationHook('modifyOrder', '/swx/customer/order/modifyOrder')


/** Close a position. */
export const useCloseOrder = /*#__PURE__*/ mutationHook('closeOrder', '/swx/customer/order/closeOrder')


/** List own positions. */
export const useListOrder = /*#__PURE__*/ queryHook<'listOrder'>('GET', '/swx/customer/order/listOrder', 'query')

/** List own positions; suspends. */
export const useListOrderSuspense = /*#__PURE__*/ suspenseQueryHook<'listOrder'>('GET', '/swx/customer/order/listOrder', 'query')

/** List own positions, page after page. */
export const useListOrderInfinite = /*#__PURE__*/ infiniteQueryHook<'listOrder'>('/swx/customer/order/listOrder')

/** The key of {@link useListOrder}, without who is asking. */
export const getListOrderQueryKey = /*#__PURE__*/ queryKeyOf<'listOrder'>('GET', '/swx/customer/order/listOrder', 'query')


/** Get a position. */
export const useGetOrderById = /*#__PURE__*/ queryHook<'getOrderById'>('GET', '/swx/customer/order/getOrderById/{id}', 'path')

/** Get a position; suspends. */
export const useGetOrderByIdSuspense = /*#__PURE__*/ suspenseQueryHook<'getOrderById'>('GET', '/swx/customer/order/getOrderById/{id}', 'path')

/** The key of {@link useGetOrderById}, without who is asking. */
export const getGetOrderByIdQueryKey = /*#__PURE__*/ queryKeyOf<'getOrderById'>('GET', '/swx/customer/order/getOrderById/{id}', 'path')


/** Buy a fixed-time option. */
export const useBuyOptions = /*#__PURE__*/ mutationHook('buyOptions', '/swx/customer/order/buyOptions')


/** List own options. */
export const useListOptionsOrder = /*#__PURE__*/ queryHook<'listOptionsOrder'>('GET', '/swx/customer/order/listOptionsOrder', 'query')

/** List own options; suspends. */
export const useListOptionsOrderSuspense = /*#__PURE__*/ suspenseQueryHook<'listOptionsOrder'>('GET', '/swx/customer/order/listOptionsOrder', 'query')

/** List own options, page after page. */
export const useListOptionsOrderInfinite = /*#__PURE__*/ infiniteQueryHook<'listOptionsOrder'>('/swx/customer/order/listOptionsOrder')

/** The key of {@link useListOptionsOrder}, without who is asking. */
export const getListOptionsOrderQueryKey = /*#__PURE__*/ queryKeyOf<'listOptionsOrder'>('GET', '/swx/customer/order/listOptionsOrder', 'query')


/** Get an option. */
export const useGetOptionsOrderById = /*#__PURE__*/ queryHook<'getOptionsOrderById'>('GET', '/swx/customer/order/getOptionsOrderById/{id}', 'path')

/** Get an option; suspends. */
export const useGetOptionsOrderByIdSuspense = /*#__PURE__*/ suspenseQueryHook<'getOptionsOrderById'>('GET', '/swx/customer/order/getOptionsOrderById/{id}', 'path')

/** The key of {@link useGetOptionsOrderById}, without who is asking. */
export const getGetOptionsOrderByIdQueryKey = /*#__PURE__*/ queryKeyOf<'getOptionsOrderById'>('GET', '/swx/customer/order/getOptionsOrderById/{id}', 'path')


/** Get the credit line. */
export const useMyCredit = /*#__PURE__*/ queryHook<'myCredit'>('POST', '/swx/customer/credit/myCredit', 'none')

/** Get the credit line; suspends. */
export const useMyCreditSuspense = /*#__PURE__*/ suspenseQueryHook<'myCredit'>('POST', '/swx/customer/credit/myCredit', 'none')

/** The key of {@link useMyCredit}, without who is asking. */
export const getMyCreditQueryKey = /*#__PURE__*/ queryKeyOf<'myCredit'>('POST', '/swx/customer/credit/myCredit', 'none')


/** Quote a loan. */
export const useLoanQuote = /*#__PURE__*/ queryHook<'loanQuote'>('POST', '/swx/customer/user/loanQuote', 'body')

/** Quote a loan; suspends. */
export const useLoanQuoteSuspense = /*#__PURE__*/ suspenseQueryHook<'loanQuote'>('POST', '/swx/customer/user/loanQuote', 'body')

/** The key of {@link useLoanQuote}, without who is asking. */
export const getLoanQuoteQueryKey = /*#__PURE__*/ queryKeyOf<'loanQuote'>('POST', '/swx/customer/user/loanQuote', 'body')


/** Apply for a loan. */
export const useLoan = /*#__PURE__*/ mutationHook('loan', '/swx/customer/user/loan')


/** List own loans. */
export const useListLoanRecord = /*#__PURE__*/ queryHook<'listLoanRecord'>('GET', '/swx/customer/user/listLoanRecord', 'query')

/** List own loans; suspends. */
export const useListLoanRecordSuspense = /*#__PURE__*/ suspenseQueryHook<'listLoanRecord'>('GET', '/swx/customer/user/listLoanRecord', 'query')

/** List own loans, page after page. */
export const useListLoanRecordInfinite = /*#__PURE__*/ infiniteQueryHook<'listLoanRecord'>('/swx/customer/user/listLoanRecord')

/** The key of {@link useListLoanRecord}, without who is asking. */
export const getListLoanRecordQueryKey = /*#__PURE__*/ queryKeyOf<'listLoanRecord'>('GET', '/swx/customer/user/listLoanRecord', 'query')


/** Get a loan. */
export const useGetLoanById = /*#__PURE__*/ queryHook<'getLoanById'>('GET', '/swx/customer/user/getLoanById/{id}', 'path')

/** Get a loan; suspends. */
export const useGetLoanByIdSuspense = /*#__PURE__*/ suspenseQueryHook<'getLoanById'>('GET', '/swx/customer/user/getLoanById/{id}', 'path')

/** The key of {@link useGetLoanById}, without who is asking. */
export const getGetLoanByIdQueryKey = /*#__PURE__*/ queryKeyOf<'getLoanById'>('GET', '/swx/customer/user/getLoanById/{id}', 'path')


/** Repay a loan. */
export const useRepayLoan = /*#__PURE__*/ mutationHook('repayLoan', '/swx/customer/user/repayLoan')


/** Withdraw from a loan. */
export const useWithdrawLoan = /*#__PURE__*/ mutationHook('withdrawLoan', '/swx/customer/user/withdrawLoan')


/** Bid for or buy an NFT. */
export const useBuyNft = /*#__PURE__*/ mutationHook('buyNft', '/swx/customer/user/buyNft')


/** List own NFTs. */
export const useListMyNft = /*#__PURE__*/ queryHook<'listMyNft'>('GET', '/swx/customer/user/listNft', 'query')

/** List own NFTs; suspends. */
export const useListMyNftSuspense = /*#__PURE__*/ suspenseQueryHook<'listMyNft'>('GET', '/swx/customer/user/listNft', 'query')

/** List own NFTs, page after page. */
export const useListMyNftInfinite = /*#__PURE__*/ infiniteQueryHook<'listMyNft'>('/swx/customer/user/listNft')

/** The key of {@link useListMyNft}, without who is asking. */
export const getListMyNftQueryKey = /*#__PURE__*/ queryKeyOf<'listMyNft'>('GET', '/swx/customer/user/listNft', 'query')


/** List the watchlist. */
export const useListWatch = /*#__PURE__*/ queryHook<'listWatch'>('GET', '/swx/customer/user/listWatch', 'none')

/** List the watchlist; suspends. */
export const useListWatchSuspense = /*#__PURE__*/ suspenseQueryHook<'listWatch'>('GET', '/swx/customer/user/listWatch', 'none')

/** The key of {@link useListWatch}, without who is asking. */
export const getListWatchQueryKey = /*#__PURE__*/ queryKeyOf<'listWatch'>('GET', '/swx/customer/user/listWatch', 'none')


/** Watch an instrument. */
export const useAddWatch = /*#__PURE__*/ mutationHook('addWatch', '/swx/customer/user/addWatch')


/** Stop watching an instrument. */
export const useRemoveWatch = /*#__PURE__*/ mutationHook('removeWatch', '/swx/customer/user/removeWatch')


/** Get the invitation summary. */
export const useInviteSummary = /*#__PURE__*/ queryHook<'inviteSummary'>('GET', '/swx/customer/user/inviteSummary', 'none')

/** Get the invitation summary; suspends. */
export const useInviteSummarySuspense = /*#__PURE__*/ suspenseQueryHook<'inviteSummary'>('GET', '/swx/customer/user/inviteSummary', 'none')

/** The key of {@link useInviteSummary}, without who is asking. */
export const getInviteSummaryQueryKey = /*#__PURE__*/ queryKeyOf<'inviteSummary'>('GET', '/swx/customer/user/inviteSummary', 'none')


/** List invited friends. */
export const useListInvite = /*#__PURE__*/ queryHook<'listInvite'>('GET', '/swx/customer/user/listInvite', 'query')

/** List invited friends; suspends. */
export const useListInviteSuspense = /*#__PURE__*/ suspenseQueryHook<'listInvite'>('GET', '/swx/customer/user/listInvite', 'query')

/** List invited friends, page after page. */
export const useListInviteInfinite = /*#__PURE__*/ infiniteQueryHook<'listInvite'>('/swx/customer/user/listInvite')

/** The key of {@link useListInvite}, without who is asking. */
export const getListInviteQueryKey = /*#__PURE__*/ queryKeyOf<'listInvite'>('GET', '/swx/customer/user/listInvite', 'query')
