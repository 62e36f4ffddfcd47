/**
 * Generated from the contract by orval: do not edit, run "npm run codegen".
 */
import { mutationHook } from '../../react/mutation-hook.ts'
import { infiniteQueryHook, queryHook, suspenseQueryHook } from '../../react/query-hooks.ts'
import { infiniteOptionsOf, queryKeyOf, queryOptionsOf } from '../../react/query-options.ts'

/** Check whether a name is free. A query; see the function `checkUserNameOrPhone` for its errors. */
export const useCheckUserNameOrPhone = /*#__PURE__*/ queryHook('checkUserNameOrPhone')

/** Check whether a name is free; suspends until there is data. */
export const useCheckUserNameOrPhoneSuspense = /*#__PURE__*/ suspenseQueryHook('checkUserNameOrPhone')

/** Check whether a name is free: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const checkUserNameOrPhoneQueryOptions = /*#__PURE__*/ queryOptionsOf('checkUserNameOrPhone')

/** Check whether a name is free: the key of its queries for every user, to invalidate. */
export const getCheckUserNameOrPhoneQueryKey = /*#__PURE__*/ queryKeyOf('checkUserNameOrPhone')


/** Sign up. Sent when `mutate` is called; see the function `register` for its errors. */
export const useRegister = /*#__PURE__*/ mutationHook('register')


/** Log in. Sent when `mutate` is called; see the function `login` for its errors. */
export const useLogin = /*#__PURE__*/ mutationHook('login')


/** Send a verification code. Sent when `mutate` is called; see the function `sendCode` for its errors. */
export const useSendCode = /*#__PURE__*/ mutationHook('sendCode')


/** Reset a forgotten password. Sent when `mutate` is called; see the function `resetUserPwd` for its errors. */
export const useResetUserPwd = /*#__PURE__*/ mutationHook('resetUserPwd')


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


/** List instruments. A query; see the function `listMarketByType` for its errors. */
export const useListMarketByType = /*#__PURE__*/ queryHook('listMarketByType')

/** List instruments; suspends until there is data. */
export const useListMarketByTypeSuspense = /*#__PURE__*/ suspenseQueryHook('listMarketByType')

/** List instruments: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listMarketByTypeQueryOptions = /*#__PURE__*/ queryOptionsOf('listMarketByType')

/** List instruments: the key of its queries for every user, to invalidate. */
export const getListMarketByTypeQueryKey = /*#__PURE__*/ queryKeyOf('listMarketByType')


/** Get an instrument. A query; see the function `getMarketInfo` for its errors. */
export const useGetMarketInfo = /*#__PURE__*/ queryHook('getMarketInfo')

/** Get an instrument; suspends until there is data. */
export const useGetMarketInfoSuspense = /*#__PURE__*/ suspenseQueryHook('getMarketInfo')

/** Get an instrument: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getMarketInfoQueryOptions = /*#__PURE__*/ queryOptionsOf('getMarketInfo')

/** Get an instrument: the key of its queries for every user, to invalidate. */
export const getGetMarketInfoQueryKey = /*#__PURE__*/ queryKeyOf('getMarketInfo')


/** Get candles. A query; see the function `getKValueByCodeAndDate` for its errors. */
export const useGetKValueByCodeAndDate = /*#__PURE__*/ queryHook('getKValueByCodeAndDate')

/** Get candles; suspends until there is data. */
export const useGetKValueByCodeAndDateSuspense = /*#__PURE__*/ suspenseQueryHook('getKValueByCodeAndDate')

/** Get candles: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getKValueByCodeAndDateQueryOptions = /*#__PURE__*/ queryOptionsOf('getKValueByCodeAndDate')

/** Get candles: the key of its queries for every user, to invalidate. */
export const getGetKValueByCodeAndDateQueryKey = /*#__PURE__*/ queryKeyOf('getKValueByCodeAndDate')


/** Get a system parameter. A query; see the function `getParamByKey` for its errors. */
export const useGetParamByKey = /*#__PURE__*/ queryHook('getParamByKey')

/** Get a system parameter; suspends until there is data. */
export const useGetParamByKeySuspense = /*#__PURE__*/ suspenseQueryHook('getParamByKey')

/** Get a system parameter: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getParamByKeyQueryOptions = /*#__PURE__*/ queryOptionsOf('getParamByKey')

/** Get a system parameter: the key of its queries for every user, to invalidate. */
export const getGetParamByKeyQueryKey = /*#__PURE__*/ queryKeyOf('getParamByKey')


/** List content pages. A query; see the function `listContents` for its errors. */
export const useListContents = /*#__PURE__*/ queryHook('listContents')

/** List content pages; suspends until there is data. */
export const useListContentsSuspense = /*#__PURE__*/ suspenseQueryHook('listContents')

/** List content pages: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listContentsQueryOptions = /*#__PURE__*/ queryOptionsOf('listContents')

/** List content pages: the key of its queries for every user, to invalidate. */
export const getListContentsQueryKey = /*#__PURE__*/ queryKeyOf('listContents')


/** Get a content page. A query; see the function `getContentsById` for its errors. */
export const useGetContentsById = /*#__PURE__*/ queryHook('getContentsById')

/** Get a content page; suspends until there is data. */
export const useGetContentsByIdSuspense = /*#__PURE__*/ suspenseQueryHook('getContentsById')

/** Get a content page: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getContentsByIdQueryOptions = /*#__PURE__*/ queryOptionsOf('getContentsById')

/** Get a content page: the key of its queries for every user, to invalidate. */
export const getGetContentsByIdQueryKey = /*#__PURE__*/ queryKeyOf('getContentsById')


/** List plan products. A query; see the function `listSmartProduct` for its errors. */
export const useListSmartProduct = /*#__PURE__*/ queryHook('listSmartProduct')

/** List plan products; suspends until there is data. */
export const useListSmartProductSuspense = /*#__PURE__*/ suspenseQueryHook('listSmartProduct')

/** List plan products: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listSmartProductQueryOptions = /*#__PURE__*/ queryOptionsOf('listSmartProduct')

/** List plan products: the key of its queries for every user, to invalidate. */
export const getListSmartProductQueryKey = /*#__PURE__*/ queryKeyOf('listSmartProduct')

/** List plan products, page after page. */
export const useListSmartProductInfinite = /*#__PURE__*/ infiniteQueryHook('listSmartProduct')

/** List plan products, page after page: options for prefetching. */
export const listSmartProductInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listSmartProduct')


/** List charity NFTs. A query; see the function `listNft` for its errors. */
export const useListNft = /*#__PURE__*/ queryHook('listNft')

/** List charity NFTs; suspends until there is data. */
export const useListNftSuspense = /*#__PURE__*/ suspenseQueryHook('listNft')

/** List charity NFTs: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listNftQueryOptions = /*#__PURE__*/ queryOptionsOf('listNft')

/** List charity NFTs: the key of its queries for every user, to invalidate. */
export const getListNftQueryKey = /*#__PURE__*/ queryKeyOf('listNft')

/** List charity NFTs, page after page. */
export const useListNftInfinite = /*#__PURE__*/ infiniteQueryHook('listNft')

/** List charity NFTs, page after page: options for prefetching. */
export const listNftInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listNft')


/** List bids for an NFT. A query; see the function `listNftBid` for its errors. */
export const useListNftBid = /*#__PURE__*/ queryHook('listNftBid')

/** List bids for an NFT; suspends until there is data. */
export const useListNftBidSuspense = /*#__PURE__*/ suspenseQueryHook('listNftBid')

/** List bids for an NFT: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listNftBidQueryOptions = /*#__PURE__*/ queryOptionsOf('listNftBid')

/** List bids for an NFT: the key of its queries for every user, to invalidate. */
export const getListNftBidQueryKey = /*#__PURE__*/ queryKeyOf('listNftBid')

/** List bids for an NFT, page after page. */
export const useListNftBidInfinite = /*#__PURE__*/ infiniteQueryHook('listNftBid')

/** List bids for an NFT, page after page: options for prefetching. */
export const listNftBidInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listNftBid')


/** Get the logged-in user. A query; see the function `getUserInfo` for its errors. */
export const useGetUserInfo = /*#__PURE__*/ queryHook('getUserInfo')

/** Get the logged-in user; suspends until there is data. */
export const useGetUserInfoSuspense = /*#__PURE__*/ suspenseQueryHook('getUserInfo')

/** Get the logged-in user: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getUserInfoQueryOptions = /*#__PURE__*/ queryOptionsOf('getUserInfo')

/** Get the logged-in user: the key of its queries for every user, to invalidate. */
export const getGetUserInfoQueryKey = /*#__PURE__*/ queryKeyOf('getUserInfo')


/** Update the profile. Sent when `mutate` is called; see the function `updateProfile` for its errors. */
export const useUpdateProfile = /*#__PURE__*/ mutationHook('updateProfile')


/** Change the password. Sent when `mutate` is called; see the function `repassword` for its errors. */
export const useRepassword = /*#__PURE__*/ mutationHook('repassword')


/** List own devices. A query; see the function `listSession` for its errors. */
export const useListSession = /*#__PURE__*/ queryHook('listSession')

/** List own devices; suspends until there is data. */
export const useListSessionSuspense = /*#__PURE__*/ suspenseQueryHook('listSession')

/** List own devices: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listSessionQueryOptions = /*#__PURE__*/ queryOptionsOf('listSession')

/** List own devices: the key of its queries for every user, to invalidate. */
export const getListSessionQueryKey = /*#__PURE__*/ queryKeyOf('listSession')

/** List own devices, page after page. */
export const useListSessionInfinite = /*#__PURE__*/ infiniteQueryHook('listSession')

/** List own devices, page after page: options for prefetching. */
export const listSessionInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listSession')


/** Choose how the app looks. Sent when `mutate` is called; see the function `setPreferences` for its errors. */
export const useSetPreferences = /*#__PURE__*/ mutationHook('setPreferences')


/** Check whether the account can be closed. A query; see the function `checkCloseAccount` for its errors. */
export const useCheckCloseAccount = /*#__PURE__*/ queryHook('checkCloseAccount')

/** Check whether the account can be closed; suspends until there is data. */
export const useCheckCloseAccountSuspense = /*#__PURE__*/ suspenseQueryHook('checkCloseAccount')

/** Check whether the account can be closed: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const checkCloseAccountQueryOptions = /*#__PURE__*/ queryOptionsOf('checkCloseAccount')

/** Check whether the account can be closed: the key of its queries for every user, to invalidate. */
export const getCheckCloseAccountQueryKey = /*#__PURE__*/ queryKeyOf('checkCloseAccount')


/** Close the account. Sent when `mutate` is called; see the function `closeAccount` for its errors. */
export const useCloseAccount = /*#__PURE__*/ mutationHook('closeAccount')


/** Submit an identity check. Sent when `mutate` is called; see the function `identification` for its errors. */
export const useIdentification = /*#__PURE__*/ mutationHook('identification')


/** Get the identity check. A query; see the function `getKyc` for its errors. */
export const useGetKyc = /*#__PURE__*/ queryHook('getKyc')

/** Get the identity check; suspends until there is data. */
export const useGetKycSuspense = /*#__PURE__*/ suspenseQueryHook('getKyc')

/** Get the identity check: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getKycQueryOptions = /*#__PURE__*/ queryOptionsOf('getKyc')

/** Get the identity check: the key of its queries for every user, to invalidate. */
export const getGetKycQueryKey = /*#__PURE__*/ queryKeyOf('getKyc')


/** Upload an image. Sent when `mutate` is called; see the function `upload` for its errors. */
export const useUpload = /*#__PURE__*/ mutationHook('upload')


/** List notifications. A query; see the function `listNotification` for its errors. */
export const useListNotification = /*#__PURE__*/ queryHook('listNotification')

/** List notifications; suspends until there is data. */
export const useListNotificationSuspense = /*#__PURE__*/ suspenseQueryHook('listNotification')

/** List notifications: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listNotificationQueryOptions = /*#__PURE__*/ queryOptionsOf('listNotification')

/** List notifications: the key of its queries for every user, to invalidate. */
export const getListNotificationQueryKey = /*#__PURE__*/ queryKeyOf('listNotification')

/** List notifications, page after page. */
export const useListNotificationInfinite = /*#__PURE__*/ infiniteQueryHook('listNotification')

/** List notifications, page after page: options for prefetching. */
export const listNotificationInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listNotification')


/** Mark notifications as read. Sent when `mutate` is called; see the function `readNotification` for its errors. */
export const useReadNotification = /*#__PURE__*/ mutationHook('readNotification')


/** Choose notifications. Sent when `mutate` is called; see the function `setNotices` for its errors. */
export const useSetNotices = /*#__PURE__*/ mutationHook('setNotices')


/** Check the payment lock. A query; see the function `getPaymentLock` for its errors. */
export const useGetPaymentLock = /*#__PURE__*/ queryHook('getPaymentLock')

/** Check the payment lock; suspends until there is data. */
export const useGetPaymentLockSuspense = /*#__PURE__*/ suspenseQueryHook('getPaymentLock')

/** Check the payment lock: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getPaymentLockQueryOptions = /*#__PURE__*/ queryOptionsOf('getPaymentLock')

/** Check the payment lock: the key of its queries for every user, to invalidate. */
export const getGetPaymentLockQueryKey = /*#__PURE__*/ queryKeyOf('getPaymentLock')


/** Set the security password. Sent when `mutate` is called; see the function `setSecurityPassword` for its errors. */
export const useSetSecurityPassword = /*#__PURE__*/ mutationHook('setSecurityPassword')


/** Verify the security password. Sent when `mutate` is called; see the function `verifySecurityPassword` for its errors. */
export const useVerifySecurityPassword = /*#__PURE__*/ mutationHook('verifySecurityPassword')


/** Change the security password. Sent when `mutate` is called; see the function `changeSecurityPassword` for its errors. */
export const useChangeSecurityPassword = /*#__PURE__*/ mutationHook('changeSecurityPassword')


/** Reset the security password. Sent when `mutate` is called; see the function `resetSecurityPassword` for its errors. */
export const useResetSecurityPassword = /*#__PURE__*/ mutationHook('resetSecurityPassword')


/** Submit a deposit. Sent when `mutate` is called; see the function `recharge` for its errors. */
export const useRecharge = /*#__PURE__*/ mutationHook('recharge')


/** List own deposits. A query; see the function `listRecharge` for its errors. */
export const useListRecharge = /*#__PURE__*/ queryHook('listRecharge')

/** List own deposits; suspends until there is data. */
export const useListRechargeSuspense = /*#__PURE__*/ suspenseQueryHook('listRecharge')

/** List own deposits: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listRechargeQueryOptions = /*#__PURE__*/ queryOptionsOf('listRecharge')

/** List own deposits: the key of its queries for every user, to invalidate. */
export const getListRechargeQueryKey = /*#__PURE__*/ queryKeyOf('listRecharge')

/** List own deposits, page after page. */
export const useListRechargeInfinite = /*#__PURE__*/ infiniteQueryHook('listRecharge')

/** List own deposits, page after page: options for prefetching. */
export const listRechargeInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listRecharge')


/** Withdraw money. Sent when `mutate` is called; see the function `withdrawal` for its errors. */
export const useWithdrawal = /*#__PURE__*/ mutationHook('withdrawal')


/** List own withdrawals. A query; see the function `listWithdrwal` for its errors. */
export const useListWithdrwal = /*#__PURE__*/ queryHook('listWithdrwal')

/** List own withdrawals; suspends until there is data. */
export const useListWithdrwalSuspense = /*#__PURE__*/ suspenseQueryHook('listWithdrwal')

/** List own withdrawals: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listWithdrwalQueryOptions = /*#__PURE__*/ queryOptionsOf('listWithdrwal')

/** List own withdrawals: the key of its queries for every user, to invalidate. */
export const getListWithdrwalQueryKey = /*#__PURE__*/ queryKeyOf('listWithdrwal')

/** List own withdrawals, page after page. */
export const useListWithdrwalInfinite = /*#__PURE__*/ infiniteQueryHook('listWithdrwal')

/** List own withdrawals, page after page: options for prefetching. */
export const listWithdrwalInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listWithdrwal')


/** Cancel a withdrawal. Sent when `mutate` is called; see the function `cancelWithdrawal` for its errors. */
export const useCancelWithdrawal = /*#__PURE__*/ mutationHook('cancelWithdrawal')


/** List transactions. A query; see the function `listTransaction` for its errors. */
export const useListTransaction = /*#__PURE__*/ queryHook('listTransaction')

/** List transactions; suspends until there is data. */
export const useListTransactionSuspense = /*#__PURE__*/ suspenseQueryHook('listTransaction')

/** List transactions: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listTransactionQueryOptions = /*#__PURE__*/ queryOptionsOf('listTransaction')

/** List transactions: the key of its queries for every user, to invalidate. */
export const getListTransactionQueryKey = /*#__PURE__*/ queryKeyOf('listTransaction')

/** List transactions, page after page. */
export const useListTransactionInfinite = /*#__PURE__*/ infiniteQueryHook('listTransaction')

/** List transactions, page after page: options for prefetching. */
export const listTransactionInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listTransaction')


/** Get the equity history. A query; see the function `equityHistory` for its errors. */
export const useEquityHistory = /*#__PURE__*/ queryHook('equityHistory')

/** Get the equity history; suspends until there is data. */
export const useEquityHistorySuspense = /*#__PURE__*/ suspenseQueryHook('equityHistory')

/** Get the equity history: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const equityHistoryQueryOptions = /*#__PURE__*/ queryOptionsOf('equityHistory')

/** Get the equity history: the key of its queries for every user, to invalidate. */
export const getEquityHistoryQueryKey = /*#__PURE__*/ queryKeyOf('equityHistory')


/** Switch interest on cash on or off. Sent when `mutate` is called; see the function `setSavings` for its errors. */
export const useSetSavings = /*#__PURE__*/ mutationHook('setSavings')


/** Reset the demo account. Sent when `mutate` is called; see the function `resetDemo` for its errors. */
export const useResetDemo = /*#__PURE__*/ mutationHook('resetDemo')


/** Find the outcome of an attempt. Sent when `mutate` is called; see the function `settleAttempt` for its errors. */
export const useSettleAttempt = /*#__PURE__*/ mutationHook('settleAttempt')


/** List profit and loss. A query; see the function `listIncomeDetail` for its errors. */
export const useListIncomeDetail = /*#__PURE__*/ queryHook('listIncomeDetail')

/** List profit and loss; suspends until there is data. */
export const useListIncomeDetailSuspense = /*#__PURE__*/ suspenseQueryHook('listIncomeDetail')

/** List profit and loss: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listIncomeDetailQueryOptions = /*#__PURE__*/ queryOptionsOf('listIncomeDetail')

/** List profit and loss: the key of its queries for every user, to invalidate. */
export const getListIncomeDetailQueryKey = /*#__PURE__*/ queryKeyOf('listIncomeDetail')

/** List profit and loss, page after page. */
export const useListIncomeDetailInfinite = /*#__PURE__*/ infiniteQueryHook('listIncomeDetail')

/** List profit and loss, page after page: options for prefetching. */
export const listIncomeDetailInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listIncomeDetail')


/** Buy a plan. Sent when `mutate` is called; see the function `buySmart` for its errors. */
export const useBuySmart = /*#__PURE__*/ mutationHook('buySmart')


/** List own plans. A query; see the function `listSmartOrder` for its errors. */
export const useListSmartOrder = /*#__PURE__*/ queryHook('listSmartOrder')

/** List own plans; suspends until there is data. */
export const useListSmartOrderSuspense = /*#__PURE__*/ suspenseQueryHook('listSmartOrder')

/** List own plans: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listSmartOrderQueryOptions = /*#__PURE__*/ queryOptionsOf('listSmartOrder')

/** List own plans: the key of its queries for every user, to invalidate. */
export const getListSmartOrderQueryKey = /*#__PURE__*/ queryKeyOf('listSmartOrder')

/** List own plans, page after page. */
export const useListSmartOrderInfinite = /*#__PURE__*/ infiniteQueryHook('listSmartOrder')

/** List own plans, page after page: options for prefetching. */
export const listSmartOrderInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listSmartOrder')


/** Get a plan. A query; see the function `getSmartOrderById` for its errors. */
export const useGetSmartOrderById = /*#__PURE__*/ queryHook('getSmartOrderById')

/** Get a plan; suspends until there is data. */
export const useGetSmartOrderByIdSuspense = /*#__PURE__*/ suspenseQueryHook('getSmartOrderById')

/** Get a plan: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getSmartOrderByIdQueryOptions = /*#__PURE__*/ queryOptionsOf('getSmartOrderById')

/** Get a plan: the key of its queries for every user, to invalidate. */
export const getGetSmartOrderByIdQueryKey = /*#__PURE__*/ queryKeyOf('getSmartOrderById')


/** Preview closing a plan early. A query; see the function `previewExitSmart` for its errors. */
export const usePreviewExitSmart = /*#__PURE__*/ queryHook('previewExitSmart')

/** Preview closing a plan early; suspends until there is data. */
export const usePreviewExitSmartSuspense = /*#__PURE__*/ suspenseQueryHook('previewExitSmart')

/** Preview closing a plan early: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const previewExitSmartQueryOptions = /*#__PURE__*/ queryOptionsOf('previewExitSmart')

/** Preview closing a plan early: the key of its queries for every user, to invalidate. */
export const getPreviewExitSmartQueryKey = /*#__PURE__*/ queryKeyOf('previewExitSmart')


/** Close a plan early. Sent when `mutate` is called; see the function `exitSmart` for its errors. */
export const useExitSmart = /*#__PURE__*/ mutationHook('exitSmart')


/** Open a leveraged position. Sent when `mutate` is called; see the function `openOrder` for its errors. */
export const useOpenOrder = /*#__PURE__*/ mutationHook('openOrder')


/** Change stop loss and take profit. Sent when `mutate` is called; see the function `modifyOrder` for its errors. */
export const useModifyOrder = /*#__PURE__*/ mutationHook('modifyOrder')


/** Close a position. Sent when `mutate` is called; see the function `closeOrder` for its errors. */
export const useCloseOrder = /*#__PURE__*/ mutationHook('closeOrder')


/** List own positions. A query; see the function `listOrder` for its errors. */
export const useListOrder = /*#__PURE__*/ queryHook('listOrder')

/** List own positions; suspends until there is data. */
export const useListOrderSuspense = /*#__PURE__*/ suspenseQueryHook('listOrder')

/** List own positions: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listOrderQueryOptions = /*#__PURE__*/ queryOptionsOf('listOrder')

/** List own positions: the key of its queries for every user, to invalidate. */
export const getListOrderQueryKey = /*#__PURE__*/ queryKeyOf('listOrder')

/** List own positions, page after page. */
export const useListOrderInfinite = /*#__PURE__*/ infiniteQueryHook('listOrder')

/** List own positions, page after page: options for prefetching. */
export const listOrderInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listOrder')


/** Get a position. A query; see the function `getOrderById` for its errors. */
export const useGetOrderById = /*#__PURE__*/ queryHook('getOrderById')

/** Get a position; suspends until there is data. */
export const useGetOrderByIdSuspense = /*#__PURE__*/ suspenseQueryHook('getOrderById')

/** Get a position: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getOrderByIdQueryOptions = /*#__PURE__*/ queryOptionsOf('getOrderById')

/** Get a position: the key of its queries for every user, to invalidate. */
export const getGetOrderByIdQueryKey = /*#__PURE__*/ queryKeyOf('getOrderById')


/** Buy a fixed-time option. Sent when `mutate` is called; see the function `buyOptions` for its errors. */
export const useBuyOptions = /*#__PURE__*/ mutationHook('buyOptions')


/** List own options. A query; see the function `listOptionsOrder` for its errors. */
export const useListOptionsOrder = /*#__PURE__*/ queryHook('listOptionsOrder')

/** List own options; suspends until there is data. */
export const useListOptionsOrderSuspense = /*#__PURE__*/ suspenseQueryHook('listOptionsOrder')

/** List own options: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listOptionsOrderQueryOptions = /*#__PURE__*/ queryOptionsOf('listOptionsOrder')

/** List own options: the key of its queries for every user, to invalidate. */
export const getListOptionsOrderQueryKey = /*#__PURE__*/ queryKeyOf('listOptionsOrder')

/** List own options, page after page. */
export const useListOptionsOrderInfinite = /*#__PURE__*/ infiniteQueryHook('listOptionsOrder')

/** List own options, page after page: options for prefetching. */
export const listOptionsOrderInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listOptionsOrder')


/** Get an option. A query; see the function `getOptionsOrderById` for its errors. */
export const useGetOptionsOrderById = /*#__PURE__*/ queryHook('getOptionsOrderById')

/** Get an option; suspends until there is data. */
export const useGetOptionsOrderByIdSuspense = /*#__PURE__*/ suspenseQueryHook('getOptionsOrderById')

/** Get an option: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getOptionsOrderByIdQueryOptions = /*#__PURE__*/ queryOptionsOf('getOptionsOrderById')

/** Get an option: the key of its queries for every user, to invalidate. */
export const getGetOptionsOrderByIdQueryKey = /*#__PURE__*/ queryKeyOf('getOptionsOrderById')


/** Get the credit line. A query; see the function `myCredit` for its errors. */
export const useMyCredit = /*#__PURE__*/ queryHook('myCredit')

/** Get the credit line; suspends until there is data. */
export const useMyCreditSuspense = /*#__PURE__*/ suspenseQueryHook('myCredit')

/** Get the credit line: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const myCreditQueryOptions = /*#__PURE__*/ queryOptionsOf('myCredit')

/** Get the credit line: the key of its queries for every user, to invalidate. */
export const getMyCreditQueryKey = /*#__PURE__*/ queryKeyOf('myCredit')


/** Quote a loan. A query; see the function `loanQuote` for its errors. */
export const useLoanQuote = /*#__PURE__*/ queryHook('loanQuote')

/** Quote a loan; suspends until there is data. */
export const useLoanQuoteSuspense = /*#__PURE__*/ suspenseQueryHook('loanQuote')

/** Quote a loan: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const loanQuoteQueryOptions = /*#__PURE__*/ queryOptionsOf('loanQuote')

/** Quote a loan: the key of its queries for every user, to invalidate. */
export const getLoanQuoteQueryKey = /*#__PURE__*/ queryKeyOf('loanQuote')


/** Apply for a loan. Sent when `mutate` is called; see the function `loan` for its errors. */
export const useLoan = /*#__PURE__*/ mutationHook('loan')


/** List own loans. A query; see the function `listLoanRecord` for its errors. */
export const useListLoanRecord = /*#__PURE__*/ queryHook('listLoanRecord')

/** List own loans; suspends until there is data. */
export const useListLoanRecordSuspense = /*#__PURE__*/ suspenseQueryHook('listLoanRecord')

/** List own loans: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listLoanRecordQueryOptions = /*#__PURE__*/ queryOptionsOf('listLoanRecord')

/** List own loans: the key of its queries for every user, to invalidate. */
export const getListLoanRecordQueryKey = /*#__PURE__*/ queryKeyOf('listLoanRecord')

/** List own loans, page after page. */
export const useListLoanRecordInfinite = /*#__PURE__*/ infiniteQueryHook('listLoanRecord')

/** List own loans, page after page: options for prefetching. */
export const listLoanRecordInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listLoanRecord')


/** Get a loan. A query; see the function `getLoanById` for its errors. */
export const useGetLoanById = /*#__PURE__*/ queryHook('getLoanById')

/** Get a loan; suspends until there is data. */
export const useGetLoanByIdSuspense = /*#__PURE__*/ suspenseQueryHook('getLoanById')

/** Get a loan: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getLoanByIdQueryOptions = /*#__PURE__*/ queryOptionsOf('getLoanById')

/** Get a loan: the key of its queries for every user, to invalidate. */
export const getGetLoanByIdQueryKey = /*#__PURE__*/ queryKeyOf('getLoanById')


/** Repay a loan. Sent when `mutate` is called; see the function `repayLoan` for its errors. */
export const useRepayLoan = /*#__PURE__*/ mutationHook('repayLoan')


/** Cancel a loan. Sent when `mutate` is called; see the function `withdrawLoan` for its errors. */
export const useWithdrawLoan = /*#__PURE__*/ mutationHook('withdrawLoan')


/** Bid for or buy an NFT. Sent when `mutate` is called; see the function `buyNft` for its errors. */
export const useBuyNft = /*#__PURE__*/ mutationHook('buyNft')


/** List own NFTs. A query; see the function `listMyNft` for its errors. */
export const useListMyNft = /*#__PURE__*/ queryHook('listMyNft')

/** List own NFTs; suspends until there is data. */
export const useListMyNftSuspense = /*#__PURE__*/ suspenseQueryHook('listMyNft')

/** List own NFTs: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listMyNftQueryOptions = /*#__PURE__*/ queryOptionsOf('listMyNft')

/** List own NFTs: the key of its queries for every user, to invalidate. */
export const getListMyNftQueryKey = /*#__PURE__*/ queryKeyOf('listMyNft')

/** List own NFTs, page after page. */
export const useListMyNftInfinite = /*#__PURE__*/ infiniteQueryHook('listMyNft')

/** List own NFTs, page after page: options for prefetching. */
export const listMyNftInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listMyNft')


/** List the watchlist. A query; see the function `listWatch` for its errors. */
export const useListWatch = /*#__PURE__*/ queryHook('listWatch')

/** List the watchlist; suspends until there is data. */
export const useListWatchSuspense = /*#__PURE__*/ suspenseQueryHook('listWatch')

/** List the watchlist: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listWatchQueryOptions = /*#__PURE__*/ queryOptionsOf('listWatch')

/** List the watchlist: the key of its queries for every user, to invalidate. */
export const getListWatchQueryKey = /*#__PURE__*/ queryKeyOf('listWatch')


/** Add an instrument to the watchlist. Sent when `mutate` is called; see the function `addWatch` for its errors. */
export const useAddWatch = /*#__PURE__*/ mutationHook('addWatch')


/** Remove an instrument from the watchlist. Sent when `mutate` is called; see the function `removeWatch` for its errors. */
export const useRemoveWatch = /*#__PURE__*/ mutationHook('removeWatch')


/** Get the invitation summary. A query; see the function `inviteSummary` for its errors. */
export const useInviteSummary = /*#__PURE__*/ queryHook('inviteSummary')

/** Get the invitation summary; suspends until there is data. */
export const useInviteSummarySuspense = /*#__PURE__*/ suspenseQueryHook('inviteSummary')

/** Get the invitation summary: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const inviteSummaryQueryOptions = /*#__PURE__*/ queryOptionsOf('inviteSummary')

/** Get the invitation summary: the key of its queries for every user, to invalidate. */
export const getInviteSummaryQueryKey = /*#__PURE__*/ queryKeyOf('inviteSummary')


/** List invited friends. A query; see the function `listInvite` for its errors. */
export const useListInvite = /*#__PURE__*/ queryHook('listInvite')

/** List invited friends; suspends until there is data. */
export const useListInviteSuspense = /*#__PURE__*/ suspenseQueryHook('listInvite')

/** List invited friends: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listInviteQueryOptions = /*#__PURE__*/ queryOptionsOf('listInvite')

/** List invited friends: the key of its queries for every user, to invalidate. */
export const getListInviteQueryKey = /*#__PURE__*/ queryKeyOf('listInvite')

/** List invited friends, page after page. */
export const useListInviteInfinite = /*#__PURE__*/ infiniteQueryHook('listInvite')

/** List invited friends, page after page: options for prefetching. */
export const listInviteInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listInvite')
