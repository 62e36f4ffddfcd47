/**
 * Generated from the contract by orval: do not edit, run "npm run codegen".
 */
import { mutationHook } from '../../react/mutation-hook.ts'
import { infiniteQueryHook, queryHook, suspenseQueryHook } from '../../react/query-hooks.ts'
import { infiniteOptionsOf, queryKeyOf, queryOptionsOf } from '../../react/query-options.ts'

/** Check whether a name is free. A query; see the function `checkNameIsFree` for its errors. */
export const useCheckNameIsFree = /*#__PURE__*/ queryHook('checkUserNameOrPhone')

/** Check whether a name is free; suspends until there is data. */
export const useCheckNameIsFreeSuspense = /*#__PURE__*/ suspenseQueryHook('checkUserNameOrPhone')

/** Check whether a name is free: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const checkNameIsFreeQueryOptions = /*#__PURE__*/ queryOptionsOf('checkUserNameOrPhone')

/** Check whether a name is free: the key of its queries for every user, to invalidate. */
export const checkNameIsFreeQueryKey = /*#__PURE__*/ queryKeyOf('checkUserNameOrPhone')

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

/**
 * {@link checkNameIsFreeQueryOptions} by its former name.
 *
 * @deprecated Use {@link checkNameIsFreeQueryOptions}.
 */
export const checkUserNameOrPhoneQueryOptions = checkNameIsFreeQueryOptions

/**
 * {@link checkNameIsFreeQueryKey} by its former name.
 *
 * @deprecated Use {@link checkNameIsFreeQueryKey}.
 */
export const getCheckUserNameOrPhoneQueryKey = checkNameIsFreeQueryKey


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

/** List instruments: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listInstrumentsQueryOptions = /*#__PURE__*/ queryOptionsOf('listMarketByType')

/** List instruments: the key of its queries for every user, to invalidate. */
export const listInstrumentsQueryKey = /*#__PURE__*/ queryKeyOf('listMarketByType')

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

/**
 * {@link listInstrumentsQueryOptions} by its former name.
 *
 * @deprecated Use {@link listInstrumentsQueryOptions}.
 */
export const listMarketByTypeQueryOptions = listInstrumentsQueryOptions

/**
 * {@link listInstrumentsQueryKey} by its former name.
 *
 * @deprecated Use {@link listInstrumentsQueryKey}.
 */
export const getListMarketByTypeQueryKey = listInstrumentsQueryKey


/** List figures of instruments. A query; see the function `listInstrumentStats` for its errors. */
export const useListInstrumentStats = /*#__PURE__*/ queryHook('listMarketStats')

/** List figures of instruments; suspends until there is data. */
export const useListInstrumentStatsSuspense = /*#__PURE__*/ suspenseQueryHook('listMarketStats')

/** List figures of instruments: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listInstrumentStatsQueryOptions = /*#__PURE__*/ queryOptionsOf('listMarketStats')

/** List figures of instruments: the key of its queries for every user, to invalidate. */
export const listInstrumentStatsQueryKey = /*#__PURE__*/ queryKeyOf('listMarketStats')


/** Get an instrument. A query; see the function `getInstrument` for its errors. */
export const useGetInstrument = /*#__PURE__*/ queryHook('getMarketInfo')

/** Get an instrument; suspends until there is data. */
export const useGetInstrumentSuspense = /*#__PURE__*/ suspenseQueryHook('getMarketInfo')

/** Get an instrument: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getInstrumentQueryOptions = /*#__PURE__*/ queryOptionsOf('getMarketInfo')

/** Get an instrument: the key of its queries for every user, to invalidate. */
export const getInstrumentQueryKey = /*#__PURE__*/ queryKeyOf('getMarketInfo')

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

/**
 * {@link getInstrumentQueryOptions} by its former name.
 *
 * @deprecated Use {@link getInstrumentQueryOptions}.
 */
export const getMarketInfoQueryOptions = getInstrumentQueryOptions

/**
 * {@link getInstrumentQueryKey} by its former name.
 *
 * @deprecated Use {@link getInstrumentQueryKey}.
 */
export const getGetMarketInfoQueryKey = getInstrumentQueryKey


/** Get candles. A query; see the function `getCandles` for its errors. */
export const useGetCandles = /*#__PURE__*/ queryHook('getKValueByCodeAndDate')

/** Get candles; suspends until there is data. */
export const useGetCandlesSuspense = /*#__PURE__*/ suspenseQueryHook('getKValueByCodeAndDate')

/** Get candles: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getCandlesQueryOptions = /*#__PURE__*/ queryOptionsOf('getKValueByCodeAndDate')

/** Get candles: the key of its queries for every user, to invalidate. */
export const getCandlesQueryKey = /*#__PURE__*/ queryKeyOf('getKValueByCodeAndDate')

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

/**
 * {@link getCandlesQueryOptions} by its former name.
 *
 * @deprecated Use {@link getCandlesQueryOptions}.
 */
export const getKValueByCodeAndDateQueryOptions = getCandlesQueryOptions

/**
 * {@link getCandlesQueryKey} by its former name.
 *
 * @deprecated Use {@link getCandlesQueryKey}.
 */
export const getGetKValueByCodeAndDateQueryKey = getCandlesQueryKey


/** Get a system parameter. A query; see the function `getParameter` for its errors. */
export const useGetParameter = /*#__PURE__*/ queryHook('getParamByKey')

/** Get a system parameter; suspends until there is data. */
export const useGetParameterSuspense = /*#__PURE__*/ suspenseQueryHook('getParamByKey')

/** Get a system parameter: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getParameterQueryOptions = /*#__PURE__*/ queryOptionsOf('getParamByKey')

/** Get a system parameter: the key of its queries for every user, to invalidate. */
export const getParameterQueryKey = /*#__PURE__*/ queryKeyOf('getParamByKey')

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

/**
 * {@link getParameterQueryOptions} by its former name.
 *
 * @deprecated Use {@link getParameterQueryOptions}.
 */
export const getParamByKeyQueryOptions = getParameterQueryOptions

/**
 * {@link getParameterQueryKey} by its former name.
 *
 * @deprecated Use {@link getParameterQueryKey}.
 */
export const getGetParamByKeyQueryKey = getParameterQueryKey


/** List content pages. A query; see the function `listContents` for its errors. */
export const useListContents = /*#__PURE__*/ queryHook('listContents')

/** List content pages; suspends until there is data. */
export const useListContentsSuspense = /*#__PURE__*/ suspenseQueryHook('listContents')

/** List content pages: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listContentsQueryOptions = /*#__PURE__*/ queryOptionsOf('listContents')

/** List content pages: the key of its queries for every user, to invalidate. */
export const listContentsQueryKey = /*#__PURE__*/ queryKeyOf('listContents')

/**
 * {@link listContentsQueryKey} by its former name.
 *
 * @deprecated Use {@link listContentsQueryKey}.
 */
export const getListContentsQueryKey = listContentsQueryKey


/** Get a content page. A query; see the function `getContent` for its errors. */
export const useGetContent = /*#__PURE__*/ queryHook('getContentsById')

/** Get a content page; suspends until there is data. */
export const useGetContentSuspense = /*#__PURE__*/ suspenseQueryHook('getContentsById')

/** Get a content page: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getContentQueryOptions = /*#__PURE__*/ queryOptionsOf('getContentsById')

/** Get a content page: the key of its queries for every user, to invalidate. */
export const getContentQueryKey = /*#__PURE__*/ queryKeyOf('getContentsById')

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

/**
 * {@link getContentQueryOptions} by its former name.
 *
 * @deprecated Use {@link getContentQueryOptions}.
 */
export const getContentsByIdQueryOptions = getContentQueryOptions

/**
 * {@link getContentQueryKey} by its former name.
 *
 * @deprecated Use {@link getContentQueryKey}.
 */
export const getGetContentsByIdQueryKey = getContentQueryKey


/** List plan products. A query; see the function `listPlanProducts` for its errors. */
export const useListPlanProducts = /*#__PURE__*/ queryHook('listSmartProduct')

/** List plan products; suspends until there is data. */
export const useListPlanProductsSuspense = /*#__PURE__*/ suspenseQueryHook('listSmartProduct')

/** List plan products: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listPlanProductsQueryOptions = /*#__PURE__*/ queryOptionsOf('listSmartProduct')

/** List plan products: the key of its queries for every user, to invalidate. */
export const listPlanProductsQueryKey = /*#__PURE__*/ queryKeyOf('listSmartProduct')

/** List plan products, page after page. */
export const useListPlanProductsInfinite = /*#__PURE__*/ infiniteQueryHook('listSmartProduct')

/** List plan products, page after page: options for prefetching. */
export const listPlanProductsInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listSmartProduct')

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
 * {@link listPlanProductsQueryOptions} by its former name.
 *
 * @deprecated Use {@link listPlanProductsQueryOptions}.
 */
export const listSmartProductQueryOptions = listPlanProductsQueryOptions

/**
 * {@link listPlanProductsQueryKey} by its former name.
 *
 * @deprecated Use {@link listPlanProductsQueryKey}.
 */
export const getListSmartProductQueryKey = listPlanProductsQueryKey

/**
 * {@link useListPlanProductsInfinite} by its former name.
 *
 * @deprecated Use {@link useListPlanProductsInfinite}.
 */
export const useListSmartProductInfinite = useListPlanProductsInfinite

/**
 * {@link listPlanProductsInfiniteOptions} by its former name.
 *
 * @deprecated Use {@link listPlanProductsInfiniteOptions}.
 */
export const listSmartProductInfiniteOptions = listPlanProductsInfiniteOptions


/** List charity NFTs. A query; see the function `listNft` for its errors. */
export const useListNft = /*#__PURE__*/ queryHook('listNft')

/** List charity NFTs; suspends until there is data. */
export const useListNftSuspense = /*#__PURE__*/ suspenseQueryHook('listNft')

/** List charity NFTs: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listNftQueryOptions = /*#__PURE__*/ queryOptionsOf('listNft')

/** List charity NFTs: the key of its queries for every user, to invalidate. */
export const listNftQueryKey = /*#__PURE__*/ queryKeyOf('listNft')

/** List charity NFTs, page after page. */
export const useListNftInfinite = /*#__PURE__*/ infiniteQueryHook('listNft')

/** List charity NFTs, page after page: options for prefetching. */
export const listNftInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listNft')

/**
 * {@link listNftQueryKey} by its former name.
 *
 * @deprecated Use {@link listNftQueryKey}.
 */
export const getListNftQueryKey = listNftQueryKey


/** List bids for an NFT. A query; see the function `listNftBid` for its errors. */
export const useListNftBid = /*#__PURE__*/ queryHook('listNftBid')

/** List bids for an NFT; suspends until there is data. */
export const useListNftBidSuspense = /*#__PURE__*/ suspenseQueryHook('listNftBid')

/** List bids for an NFT: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listNftBidQueryOptions = /*#__PURE__*/ queryOptionsOf('listNftBid')

/** List bids for an NFT: the key of its queries for every user, to invalidate. */
export const listNftBidQueryKey = /*#__PURE__*/ queryKeyOf('listNftBid')

/** List bids for an NFT, page after page. */
export const useListNftBidInfinite = /*#__PURE__*/ infiniteQueryHook('listNftBid')

/** List bids for an NFT, page after page: options for prefetching. */
export const listNftBidInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listNftBid')

/**
 * {@link listNftBidQueryKey} by its former name.
 *
 * @deprecated Use {@link listNftBidQueryKey}.
 */
export const getListNftBidQueryKey = listNftBidQueryKey


/** Get the logged-in user. A query; see the function `getUserInfo` for its errors. */
export const useGetUserInfo = /*#__PURE__*/ queryHook('getUserInfo')

/** Get the logged-in user; suspends until there is data. */
export const useGetUserInfoSuspense = /*#__PURE__*/ suspenseQueryHook('getUserInfo')

/** Get the logged-in user: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getUserInfoQueryOptions = /*#__PURE__*/ queryOptionsOf('getUserInfo')

/** Get the logged-in user: the key of its queries for every user, to invalidate. */
export const getUserInfoQueryKey = /*#__PURE__*/ queryKeyOf('getUserInfo')

/**
 * {@link getUserInfoQueryKey} by its former name.
 *
 * @deprecated Use {@link getUserInfoQueryKey}.
 */
export const getGetUserInfoQueryKey = getUserInfoQueryKey


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

/** List own devices: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listSessionQueryOptions = /*#__PURE__*/ queryOptionsOf('listSession')

/** List own devices: the key of its queries for every user, to invalidate. */
export const listSessionQueryKey = /*#__PURE__*/ queryKeyOf('listSession')

/** List own devices, page after page. */
export const useListSessionInfinite = /*#__PURE__*/ infiniteQueryHook('listSession')

/** List own devices, page after page: options for prefetching. */
export const listSessionInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listSession')

/**
 * {@link listSessionQueryKey} by its former name.
 *
 * @deprecated Use {@link listSessionQueryKey}.
 */
export const getListSessionQueryKey = listSessionQueryKey


/** Choose how the app looks. Sent when `mutate` is called; see the function `setPreferences` for its errors. */
export const useSetPreferences = /*#__PURE__*/ mutationHook('setPreferences')


/** Check whether the account can be closed. A query; see the function `checkCloseAccount` for its errors. */
export const useCheckCloseAccount = /*#__PURE__*/ queryHook('checkCloseAccount')

/** Check whether the account can be closed; suspends until there is data. */
export const useCheckCloseAccountSuspense = /*#__PURE__*/ suspenseQueryHook('checkCloseAccount')

/** Check whether the account can be closed: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const checkCloseAccountQueryOptions = /*#__PURE__*/ queryOptionsOf('checkCloseAccount')

/** Check whether the account can be closed: the key of its queries for every user, to invalidate. */
export const checkCloseAccountQueryKey = /*#__PURE__*/ queryKeyOf('checkCloseAccount')

/**
 * {@link checkCloseAccountQueryKey} by its former name.
 *
 * @deprecated Use {@link checkCloseAccountQueryKey}.
 */
export const getCheckCloseAccountQueryKey = checkCloseAccountQueryKey


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

/** Get the identity check: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getIdentityCheckQueryOptions = /*#__PURE__*/ queryOptionsOf('getKyc')

/** Get the identity check: the key of its queries for every user, to invalidate. */
export const getIdentityCheckQueryKey = /*#__PURE__*/ queryKeyOf('getKyc')

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

/**
 * {@link getIdentityCheckQueryOptions} by its former name.
 *
 * @deprecated Use {@link getIdentityCheckQueryOptions}.
 */
export const getKycQueryOptions = getIdentityCheckQueryOptions

/**
 * {@link getIdentityCheckQueryKey} by its former name.
 *
 * @deprecated Use {@link getIdentityCheckQueryKey}.
 */
export const getGetKycQueryKey = getIdentityCheckQueryKey


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

/** List notifications: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listNotificationQueryOptions = /*#__PURE__*/ queryOptionsOf('listNotification')

/** List notifications: the key of its queries for every user, to invalidate. */
export const listNotificationQueryKey = /*#__PURE__*/ queryKeyOf('listNotification')

/** List notifications, page after page. */
export const useListNotificationInfinite = /*#__PURE__*/ infiniteQueryHook('listNotification')

/** List notifications, page after page: options for prefetching. */
export const listNotificationInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listNotification')

/**
 * {@link listNotificationQueryKey} by its former name.
 *
 * @deprecated Use {@link listNotificationQueryKey}.
 */
export const getListNotificationQueryKey = listNotificationQueryKey


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

/** Check the payment lock: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getPaymentLockQueryOptions = /*#__PURE__*/ queryOptionsOf('getPaymentLock')

/** Check the payment lock: the key of its queries for every user, to invalidate. */
export const getPaymentLockQueryKey = /*#__PURE__*/ queryKeyOf('getPaymentLock')

/**
 * {@link getPaymentLockQueryKey} by its former name.
 *
 * @deprecated Use {@link getPaymentLockQueryKey}.
 */
export const getGetPaymentLockQueryKey = getPaymentLockQueryKey


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

/** List own deposits: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listDepositsQueryOptions = /*#__PURE__*/ queryOptionsOf('listRecharge')

/** List own deposits: the key of its queries for every user, to invalidate. */
export const listDepositsQueryKey = /*#__PURE__*/ queryKeyOf('listRecharge')

/** List own deposits, page after page. */
export const useListDepositsInfinite = /*#__PURE__*/ infiniteQueryHook('listRecharge')

/** List own deposits, page after page: options for prefetching. */
export const listDepositsInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listRecharge')

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
 * {@link listDepositsQueryOptions} by its former name.
 *
 * @deprecated Use {@link listDepositsQueryOptions}.
 */
export const listRechargeQueryOptions = listDepositsQueryOptions

/**
 * {@link listDepositsQueryKey} by its former name.
 *
 * @deprecated Use {@link listDepositsQueryKey}.
 */
export const getListRechargeQueryKey = listDepositsQueryKey

/**
 * {@link useListDepositsInfinite} by its former name.
 *
 * @deprecated Use {@link useListDepositsInfinite}.
 */
export const useListRechargeInfinite = useListDepositsInfinite

/**
 * {@link listDepositsInfiniteOptions} by its former name.
 *
 * @deprecated Use {@link listDepositsInfiniteOptions}.
 */
export const listRechargeInfiniteOptions = listDepositsInfiniteOptions


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

/** List own withdrawals: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listWithdrawalsQueryOptions = /*#__PURE__*/ queryOptionsOf('listWithdrwal')

/** List own withdrawals: the key of its queries for every user, to invalidate. */
export const listWithdrawalsQueryKey = /*#__PURE__*/ queryKeyOf('listWithdrwal')

/** List own withdrawals, page after page. */
export const useListWithdrawalsInfinite = /*#__PURE__*/ infiniteQueryHook('listWithdrwal')

/** List own withdrawals, page after page: options for prefetching. */
export const listWithdrawalsInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listWithdrwal')

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
 * {@link listWithdrawalsQueryOptions} by its former name.
 *
 * @deprecated Use {@link listWithdrawalsQueryOptions}.
 */
export const listWithdrwalQueryOptions = listWithdrawalsQueryOptions

/**
 * {@link listWithdrawalsQueryKey} by its former name.
 *
 * @deprecated Use {@link listWithdrawalsQueryKey}.
 */
export const getListWithdrwalQueryKey = listWithdrawalsQueryKey

/**
 * {@link useListWithdrawalsInfinite} by its former name.
 *
 * @deprecated Use {@link useListWithdrawalsInfinite}.
 */
export const useListWithdrwalInfinite = useListWithdrawalsInfinite

/**
 * {@link listWithdrawalsInfiniteOptions} by its former name.
 *
 * @deprecated Use {@link listWithdrawalsInfiniteOptions}.
 */
export const listWithdrwalInfiniteOptions = listWithdrawalsInfiniteOptions


/** Cancel a withdrawal. Sent when `mutate` is called; see the function `cancelWithdrawal` for its errors. */
export const useCancelWithdrawal = /*#__PURE__*/ mutationHook('cancelWithdrawal')


/** List transactions. A query; see the function `listTransaction` for its errors. */
export const useListTransaction = /*#__PURE__*/ queryHook('listTransaction')

/** List transactions; suspends until there is data. */
export const useListTransactionSuspense = /*#__PURE__*/ suspenseQueryHook('listTransaction')

/** List transactions: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listTransactionQueryOptions = /*#__PURE__*/ queryOptionsOf('listTransaction')

/** List transactions: the key of its queries for every user, to invalidate. */
export const listTransactionQueryKey = /*#__PURE__*/ queryKeyOf('listTransaction')

/** List transactions, page after page. */
export const useListTransactionInfinite = /*#__PURE__*/ infiniteQueryHook('listTransaction')

/** List transactions, page after page: options for prefetching. */
export const listTransactionInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listTransaction')

/**
 * {@link listTransactionQueryKey} by its former name.
 *
 * @deprecated Use {@link listTransactionQueryKey}.
 */
export const getListTransactionQueryKey = listTransactionQueryKey


/** Get the equity history. A query; see the function `getEquityHistory` for its errors. */
export const useGetEquityHistory = /*#__PURE__*/ queryHook('equityHistory')

/** Get the equity history; suspends until there is data. */
export const useGetEquityHistorySuspense = /*#__PURE__*/ suspenseQueryHook('equityHistory')

/** Get the equity history: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getEquityHistoryQueryOptions = /*#__PURE__*/ queryOptionsOf('equityHistory')

/** Get the equity history: the key of its queries for every user, to invalidate. */
export const getEquityHistoryQueryKey = /*#__PURE__*/ queryKeyOf('equityHistory')

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

/**
 * {@link getEquityHistoryQueryOptions} by its former name.
 *
 * @deprecated Use {@link getEquityHistoryQueryOptions}.
 */
export const equityHistoryQueryOptions = getEquityHistoryQueryOptions


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

/** List profit and loss: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listProfitAndLossQueryOptions = /*#__PURE__*/ queryOptionsOf('listIncomeDetail')

/** List profit and loss: the key of its queries for every user, to invalidate. */
export const listProfitAndLossQueryKey = /*#__PURE__*/ queryKeyOf('listIncomeDetail')

/** List profit and loss, page after page. */
export const useListProfitAndLossInfinite = /*#__PURE__*/ infiniteQueryHook('listIncomeDetail')

/** List profit and loss, page after page: options for prefetching. */
export const listProfitAndLossInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listIncomeDetail')

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
 * {@link listProfitAndLossQueryOptions} by its former name.
 *
 * @deprecated Use {@link listProfitAndLossQueryOptions}.
 */
export const listIncomeDetailQueryOptions = listProfitAndLossQueryOptions

/**
 * {@link listProfitAndLossQueryKey} by its former name.
 *
 * @deprecated Use {@link listProfitAndLossQueryKey}.
 */
export const getListIncomeDetailQueryKey = listProfitAndLossQueryKey

/**
 * {@link useListProfitAndLossInfinite} by its former name.
 *
 * @deprecated Use {@link useListProfitAndLossInfinite}.
 */
export const useListIncomeDetailInfinite = useListProfitAndLossInfinite

/**
 * {@link listProfitAndLossInfiniteOptions} by its former name.
 *
 * @deprecated Use {@link listProfitAndLossInfiniteOptions}.
 */
export const listIncomeDetailInfiniteOptions = listProfitAndLossInfiniteOptions


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

/** List own plans: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listPlansQueryOptions = /*#__PURE__*/ queryOptionsOf('listSmartOrder')

/** List own plans: the key of its queries for every user, to invalidate. */
export const listPlansQueryKey = /*#__PURE__*/ queryKeyOf('listSmartOrder')

/** List own plans, page after page. */
export const useListPlansInfinite = /*#__PURE__*/ infiniteQueryHook('listSmartOrder')

/** List own plans, page after page: options for prefetching. */
export const listPlansInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listSmartOrder')

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
 * {@link listPlansQueryOptions} by its former name.
 *
 * @deprecated Use {@link listPlansQueryOptions}.
 */
export const listSmartOrderQueryOptions = listPlansQueryOptions

/**
 * {@link listPlansQueryKey} by its former name.
 *
 * @deprecated Use {@link listPlansQueryKey}.
 */
export const getListSmartOrderQueryKey = listPlansQueryKey

/**
 * {@link useListPlansInfinite} by its former name.
 *
 * @deprecated Use {@link useListPlansInfinite}.
 */
export const useListSmartOrderInfinite = useListPlansInfinite

/**
 * {@link listPlansInfiniteOptions} by its former name.
 *
 * @deprecated Use {@link listPlansInfiniteOptions}.
 */
export const listSmartOrderInfiniteOptions = listPlansInfiniteOptions


/** Get a plan. A query; see the function `getPlan` for its errors. */
export const useGetPlan = /*#__PURE__*/ queryHook('getSmartOrderById')

/** Get a plan; suspends until there is data. */
export const useGetPlanSuspense = /*#__PURE__*/ suspenseQueryHook('getSmartOrderById')

/** Get a plan: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getPlanQueryOptions = /*#__PURE__*/ queryOptionsOf('getSmartOrderById')

/** Get a plan: the key of its queries for every user, to invalidate. */
export const getPlanQueryKey = /*#__PURE__*/ queryKeyOf('getSmartOrderById')

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

/**
 * {@link getPlanQueryOptions} by its former name.
 *
 * @deprecated Use {@link getPlanQueryOptions}.
 */
export const getSmartOrderByIdQueryOptions = getPlanQueryOptions

/**
 * {@link getPlanQueryKey} by its former name.
 *
 * @deprecated Use {@link getPlanQueryKey}.
 */
export const getGetSmartOrderByIdQueryKey = getPlanQueryKey


/** Preview closing a plan early. A query; see the function `previewClosePlan` for its errors. */
export const usePreviewClosePlan = /*#__PURE__*/ queryHook('previewExitSmart')

/** Preview closing a plan early; suspends until there is data. */
export const usePreviewClosePlanSuspense = /*#__PURE__*/ suspenseQueryHook('previewExitSmart')

/** Preview closing a plan early: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const previewClosePlanQueryOptions = /*#__PURE__*/ queryOptionsOf('previewExitSmart')

/** Preview closing a plan early: the key of its queries for every user, to invalidate. */
export const previewClosePlanQueryKey = /*#__PURE__*/ queryKeyOf('previewExitSmart')

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

/**
 * {@link previewClosePlanQueryOptions} by its former name.
 *
 * @deprecated Use {@link previewClosePlanQueryOptions}.
 */
export const previewExitSmartQueryOptions = previewClosePlanQueryOptions

/**
 * {@link previewClosePlanQueryKey} by its former name.
 *
 * @deprecated Use {@link previewClosePlanQueryKey}.
 */
export const getPreviewExitSmartQueryKey = previewClosePlanQueryKey


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


/** Change stop loss and take profit. Sent when `mutate` is called; see the function `modifyPosition` for its errors. */
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

/** List own positions: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listPositionsQueryOptions = /*#__PURE__*/ queryOptionsOf('listOrder')

/** List own positions: the key of its queries for every user, to invalidate. */
export const listPositionsQueryKey = /*#__PURE__*/ queryKeyOf('listOrder')

/** List own positions, page after page. */
export const useListPositionsInfinite = /*#__PURE__*/ infiniteQueryHook('listOrder')

/** List own positions, page after page: options for prefetching. */
export const listPositionsInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listOrder')

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
 * {@link listPositionsQueryOptions} by its former name.
 *
 * @deprecated Use {@link listPositionsQueryOptions}.
 */
export const listOrderQueryOptions = listPositionsQueryOptions

/**
 * {@link listPositionsQueryKey} by its former name.
 *
 * @deprecated Use {@link listPositionsQueryKey}.
 */
export const getListOrderQueryKey = listPositionsQueryKey

/**
 * {@link useListPositionsInfinite} by its former name.
 *
 * @deprecated Use {@link useListPositionsInfinite}.
 */
export const useListOrderInfinite = useListPositionsInfinite

/**
 * {@link listPositionsInfiniteOptions} by its former name.
 *
 * @deprecated Use {@link listPositionsInfiniteOptions}.
 */
export const listOrderInfiniteOptions = listPositionsInfiniteOptions


/** Get a position. A query; see the function `getPosition` for its errors. */
export const useGetPosition = /*#__PURE__*/ queryHook('getOrderById')

/** Get a position; suspends until there is data. */
export const useGetPositionSuspense = /*#__PURE__*/ suspenseQueryHook('getOrderById')

/** Get a position: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getPositionQueryOptions = /*#__PURE__*/ queryOptionsOf('getOrderById')

/** Get a position: the key of its queries for every user, to invalidate. */
export const getPositionQueryKey = /*#__PURE__*/ queryKeyOf('getOrderById')

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

/**
 * {@link getPositionQueryOptions} by its former name.
 *
 * @deprecated Use {@link getPositionQueryOptions}.
 */
export const getOrderByIdQueryOptions = getPositionQueryOptions

/**
 * {@link getPositionQueryKey} by its former name.
 *
 * @deprecated Use {@link getPositionQueryKey}.
 */
export const getGetOrderByIdQueryKey = getPositionQueryKey


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

/** List own waiting orders: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listWaitingOrdersQueryOptions = /*#__PURE__*/ queryOptionsOf('listPending')

/** List own waiting orders: the key of its queries for every user, to invalidate. */
export const listWaitingOrdersQueryKey = /*#__PURE__*/ queryKeyOf('listPending')

/** List own waiting orders, page after page. */
export const useListWaitingOrdersInfinite = /*#__PURE__*/ infiniteQueryHook('listPending')

/** List own waiting orders, page after page: options for prefetching. */
export const listWaitingOrdersInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listPending')


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

/** List own options: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listOptionsQueryOptions = /*#__PURE__*/ queryOptionsOf('listOptionsOrder')

/** List own options: the key of its queries for every user, to invalidate. */
export const listOptionsQueryKey = /*#__PURE__*/ queryKeyOf('listOptionsOrder')

/** List own options, page after page. */
export const useListOptionsInfinite = /*#__PURE__*/ infiniteQueryHook('listOptionsOrder')

/** List own options, page after page: options for prefetching. */
export const listOptionsInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listOptionsOrder')

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
 * {@link listOptionsQueryOptions} by its former name.
 *
 * @deprecated Use {@link listOptionsQueryOptions}.
 */
export const listOptionsOrderQueryOptions = listOptionsQueryOptions

/**
 * {@link listOptionsQueryKey} by its former name.
 *
 * @deprecated Use {@link listOptionsQueryKey}.
 */
export const getListOptionsOrderQueryKey = listOptionsQueryKey

/**
 * {@link useListOptionsInfinite} by its former name.
 *
 * @deprecated Use {@link useListOptionsInfinite}.
 */
export const useListOptionsOrderInfinite = useListOptionsInfinite

/**
 * {@link listOptionsInfiniteOptions} by its former name.
 *
 * @deprecated Use {@link listOptionsInfiniteOptions}.
 */
export const listOptionsOrderInfiniteOptions = listOptionsInfiniteOptions


/** Get an option. A query; see the function `getOption` for its errors. */
export const useGetOption = /*#__PURE__*/ queryHook('getOptionsOrderById')

/** Get an option; suspends until there is data. */
export const useGetOptionSuspense = /*#__PURE__*/ suspenseQueryHook('getOptionsOrderById')

/** Get an option: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getOptionQueryOptions = /*#__PURE__*/ queryOptionsOf('getOptionsOrderById')

/** Get an option: the key of its queries for every user, to invalidate. */
export const getOptionQueryKey = /*#__PURE__*/ queryKeyOf('getOptionsOrderById')

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

/**
 * {@link getOptionQueryOptions} by its former name.
 *
 * @deprecated Use {@link getOptionQueryOptions}.
 */
export const getOptionsOrderByIdQueryOptions = getOptionQueryOptions

/**
 * {@link getOptionQueryKey} by its former name.
 *
 * @deprecated Use {@link getOptionQueryKey}.
 */
export const getGetOptionsOrderByIdQueryKey = getOptionQueryKey


/** Get profit and loss over a range. A query; see the function `getPerformance` for its errors. */
export const useGetPerformance = /*#__PURE__*/ queryHook('performance')

/** Get profit and loss over a range; suspends until there is data. */
export const useGetPerformanceSuspense = /*#__PURE__*/ suspenseQueryHook('performance')

/** Get profit and loss over a range: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getPerformanceQueryOptions = /*#__PURE__*/ queryOptionsOf('performance')

/** Get profit and loss over a range: the key of its queries for every user, to invalidate. */
export const getPerformanceQueryKey = /*#__PURE__*/ queryKeyOf('performance')


/** List the rows of profit and loss. A query; see the function `listPerformanceRows` for its errors. */
export const useListPerformanceRows = /*#__PURE__*/ queryHook('listPerformance')

/** List the rows of profit and loss; suspends until there is data. */
export const useListPerformanceRowsSuspense = /*#__PURE__*/ suspenseQueryHook('listPerformance')

/** List the rows of profit and loss: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listPerformanceRowsQueryOptions = /*#__PURE__*/ queryOptionsOf('listPerformance')

/** List the rows of profit and loss: the key of its queries for every user, to invalidate. */
export const listPerformanceRowsQueryKey = /*#__PURE__*/ queryKeyOf('listPerformance')

/** List the rows of profit and loss, page after page. */
export const useListPerformanceRowsInfinite = /*#__PURE__*/ infiniteQueryHook('listPerformance')

/** List the rows of profit and loss, page after page: options for prefetching. */
export const listPerformanceRowsInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listPerformance')


/** Write a note on a position or an option. Sent when `mutate` is called; see the function `setTradeNote` for its errors. */
export const useSetTradeNote = /*#__PURE__*/ mutationHook('setNote')


/** Get the credit line. A query; see the function `getCreditLine` for its errors. */
export const useGetCreditLine = /*#__PURE__*/ queryHook('myCredit')

/** Get the credit line; suspends until there is data. */
export const useGetCreditLineSuspense = /*#__PURE__*/ suspenseQueryHook('myCredit')

/** Get the credit line: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getCreditLineQueryOptions = /*#__PURE__*/ queryOptionsOf('myCredit')

/** Get the credit line: the key of its queries for every user, to invalidate. */
export const getCreditLineQueryKey = /*#__PURE__*/ queryKeyOf('myCredit')

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

/**
 * {@link getCreditLineQueryOptions} by its former name.
 *
 * @deprecated Use {@link getCreditLineQueryOptions}.
 */
export const myCreditQueryOptions = getCreditLineQueryOptions

/**
 * {@link getCreditLineQueryKey} by its former name.
 *
 * @deprecated Use {@link getCreditLineQueryKey}.
 */
export const getMyCreditQueryKey = getCreditLineQueryKey


/** Quote a loan. A query; see the function `getLoanQuote` for its errors. */
export const useGetLoanQuote = /*#__PURE__*/ queryHook('loanQuote')

/** Quote a loan; suspends until there is data. */
export const useGetLoanQuoteSuspense = /*#__PURE__*/ suspenseQueryHook('loanQuote')

/** Quote a loan: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getLoanQuoteQueryOptions = /*#__PURE__*/ queryOptionsOf('loanQuote')

/** Quote a loan: the key of its queries for every user, to invalidate. */
export const getLoanQuoteQueryKey = /*#__PURE__*/ queryKeyOf('loanQuote')

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

/**
 * {@link getLoanQuoteQueryOptions} by its former name.
 *
 * @deprecated Use {@link getLoanQuoteQueryOptions}.
 */
export const loanQuoteQueryOptions = getLoanQuoteQueryOptions


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

/** List own loans: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listLoansQueryOptions = /*#__PURE__*/ queryOptionsOf('listLoanRecord')

/** List own loans: the key of its queries for every user, to invalidate. */
export const listLoansQueryKey = /*#__PURE__*/ queryKeyOf('listLoanRecord')

/** List own loans, page after page. */
export const useListLoansInfinite = /*#__PURE__*/ infiniteQueryHook('listLoanRecord')

/** List own loans, page after page: options for prefetching. */
export const listLoansInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listLoanRecord')

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
 * {@link listLoansQueryOptions} by its former name.
 *
 * @deprecated Use {@link listLoansQueryOptions}.
 */
export const listLoanRecordQueryOptions = listLoansQueryOptions

/**
 * {@link listLoansQueryKey} by its former name.
 *
 * @deprecated Use {@link listLoansQueryKey}.
 */
export const getListLoanRecordQueryKey = listLoansQueryKey

/**
 * {@link useListLoansInfinite} by its former name.
 *
 * @deprecated Use {@link useListLoansInfinite}.
 */
export const useListLoanRecordInfinite = useListLoansInfinite

/**
 * {@link listLoansInfiniteOptions} by its former name.
 *
 * @deprecated Use {@link listLoansInfiniteOptions}.
 */
export const listLoanRecordInfiniteOptions = listLoansInfiniteOptions


/** Get a loan. A query; see the function `getLoan` for its errors. */
export const useGetLoan = /*#__PURE__*/ queryHook('getLoanById')

/** Get a loan; suspends until there is data. */
export const useGetLoanSuspense = /*#__PURE__*/ suspenseQueryHook('getLoanById')

/** Get a loan: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getLoanQueryOptions = /*#__PURE__*/ queryOptionsOf('getLoanById')

/** Get a loan: the key of its queries for every user, to invalidate. */
export const getLoanQueryKey = /*#__PURE__*/ queryKeyOf('getLoanById')

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

/**
 * {@link getLoanQueryOptions} by its former name.
 *
 * @deprecated Use {@link getLoanQueryOptions}.
 */
export const getLoanByIdQueryOptions = getLoanQueryOptions

/**
 * {@link getLoanQueryKey} by its former name.
 *
 * @deprecated Use {@link getLoanQueryKey}.
 */
export const getGetLoanByIdQueryKey = getLoanQueryKey


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

/** List own NFTs: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listMyNftQueryOptions = /*#__PURE__*/ queryOptionsOf('listMyNft')

/** List own NFTs: the key of its queries for every user, to invalidate. */
export const listMyNftQueryKey = /*#__PURE__*/ queryKeyOf('listMyNft')

/** List own NFTs, page after page. */
export const useListMyNftInfinite = /*#__PURE__*/ infiniteQueryHook('listMyNft')

/** List own NFTs, page after page: options for prefetching. */
export const listMyNftInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listMyNft')

/**
 * {@link listMyNftQueryKey} by its former name.
 *
 * @deprecated Use {@link listMyNftQueryKey}.
 */
export const getListMyNftQueryKey = listMyNftQueryKey


/** List the watchlist. A query; see the function `getWatchlist` for its errors. */
export const useGetWatchlist = /*#__PURE__*/ queryHook('listWatch')

/** List the watchlist; suspends until there is data. */
export const useGetWatchlistSuspense = /*#__PURE__*/ suspenseQueryHook('listWatch')

/** List the watchlist: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getWatchlistQueryOptions = /*#__PURE__*/ queryOptionsOf('listWatch')

/** List the watchlist: the key of its queries for every user, to invalidate. */
export const getWatchlistQueryKey = /*#__PURE__*/ queryKeyOf('listWatch')

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

/**
 * {@link getWatchlistQueryOptions} by its former name.
 *
 * @deprecated Use {@link getWatchlistQueryOptions}.
 */
export const listWatchQueryOptions = getWatchlistQueryOptions

/**
 * {@link getWatchlistQueryKey} by its former name.
 *
 * @deprecated Use {@link getWatchlistQueryKey}.
 */
export const getListWatchQueryKey = getWatchlistQueryKey


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

/** List own alerts: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listAlertsQueryOptions = /*#__PURE__*/ queryOptionsOf('listAlert')

/** List own alerts: the key of its queries for every user, to invalidate. */
export const listAlertsQueryKey = /*#__PURE__*/ queryKeyOf('listAlert')

/** List own alerts, page after page. */
export const useListAlertsInfinite = /*#__PURE__*/ infiniteQueryHook('listAlert')

/** List own alerts, page after page: options for prefetching. */
export const listAlertsInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listAlert')


/** Set an alert. Sent when `mutate` is called; see the function `setAlert` for its errors. */
export const useSetAlert = /*#__PURE__*/ mutationHook('setAlert')


/** Remove an alert. Sent when `mutate` is called; see the function `removeAlert` for its errors. */
export const useRemoveAlert = /*#__PURE__*/ mutationHook('removeAlert')


/** Get the invitation summary. A query; see the function `getInvitationSummary` for its errors. */
export const useGetInvitationSummary = /*#__PURE__*/ queryHook('inviteSummary')

/** Get the invitation summary; suspends until there is data. */
export const useGetInvitationSummarySuspense = /*#__PURE__*/ suspenseQueryHook('inviteSummary')

/** Get the invitation summary: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getInvitationSummaryQueryOptions = /*#__PURE__*/ queryOptionsOf('inviteSummary')

/** Get the invitation summary: the key of its queries for every user, to invalidate. */
export const getInvitationSummaryQueryKey = /*#__PURE__*/ queryKeyOf('inviteSummary')

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

/**
 * {@link getInvitationSummaryQueryOptions} by its former name.
 *
 * @deprecated Use {@link getInvitationSummaryQueryOptions}.
 */
export const inviteSummaryQueryOptions = getInvitationSummaryQueryOptions

/**
 * {@link getInvitationSummaryQueryKey} by its former name.
 *
 * @deprecated Use {@link getInvitationSummaryQueryKey}.
 */
export const getInviteSummaryQueryKey = getInvitationSummaryQueryKey


/** List invited friends. A query; see the function `listInvite` for its errors. */
export const useListInvite = /*#__PURE__*/ queryHook('listInvite')

/** List invited friends; suspends until there is data. */
export const useListInviteSuspense = /*#__PURE__*/ suspenseQueryHook('listInvite')

/** List invited friends: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listInviteQueryOptions = /*#__PURE__*/ queryOptionsOf('listInvite')

/** List invited friends: the key of its queries for every user, to invalidate. */
export const listInviteQueryKey = /*#__PURE__*/ queryKeyOf('listInvite')

/** List invited friends, page after page. */
export const useListInviteInfinite = /*#__PURE__*/ infiniteQueryHook('listInvite')

/** List invited friends, page after page: options for prefetching. */
export const listInviteInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listInvite')

/**
 * {@link listInviteQueryKey} by its former name.
 *
 * @deprecated Use {@link listInviteQueryKey}.
 */
export const getListInviteQueryKey = listInviteQueryKey
