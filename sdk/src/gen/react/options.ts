/**
 * Generated from the contract by orval: do not edit, run "npm run codegen".
 */
import { infiniteOptionsOf, queryKeyOf, queryOptionsOf } from '../../react/query-options.ts'

/** Check whether a name is free: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const checkNameIsFreeQueryOptions = /*#__PURE__*/ queryOptionsOf('checkUserNameOrPhone')

/** Check whether a name is free: the key of its queries for every user, to invalidate. */
export const checkNameIsFreeQueryKey = /*#__PURE__*/ queryKeyOf('checkUserNameOrPhone')

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






















/** List instruments: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listInstrumentsQueryOptions = /*#__PURE__*/ queryOptionsOf('listMarketByType')

/** List instruments: the key of its queries for every user, to invalidate. */
export const listInstrumentsQueryKey = /*#__PURE__*/ queryKeyOf('listMarketByType')

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


/** List figures of instruments: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listInstrumentStatsQueryOptions = /*#__PURE__*/ queryOptionsOf('listMarketStats')

/** List figures of instruments: the key of its queries for every user, to invalidate. */
export const listInstrumentStatsQueryKey = /*#__PURE__*/ queryKeyOf('listMarketStats')


/** Get an instrument: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getInstrumentQueryOptions = /*#__PURE__*/ queryOptionsOf('getMarketInfo')

/** Get an instrument: the key of its queries for every user, to invalidate. */
export const getInstrumentQueryKey = /*#__PURE__*/ queryKeyOf('getMarketInfo')

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


/** Get candles: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getCandlesQueryOptions = /*#__PURE__*/ queryOptionsOf('getKValueByCodeAndDate')

/** Get candles: the key of its queries for every user, to invalidate. */
export const getCandlesQueryKey = /*#__PURE__*/ queryKeyOf('getKValueByCodeAndDate')

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


/** Get a system parameter: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getParameterQueryOptions = /*#__PURE__*/ queryOptionsOf('getParamByKey')

/** Get a system parameter: the key of its queries for every user, to invalidate. */
export const getParameterQueryKey = /*#__PURE__*/ queryKeyOf('getParamByKey')

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


/** Get a content page: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getContentQueryOptions = /*#__PURE__*/ queryOptionsOf('getContentsById')

/** Get a content page: the key of its queries for every user, to invalidate. */
export const getContentQueryKey = /*#__PURE__*/ queryKeyOf('getContentsById')

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


/** List plan products: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listPlanProductsQueryOptions = /*#__PURE__*/ queryOptionsOf('listSmartProduct')

/** List plan products: the key of its queries for every user, to invalidate. */
export const listPlanProductsQueryKey = /*#__PURE__*/ queryKeyOf('listSmartProduct')

/** List plan products, page after page: options for prefetching. */
export const listPlanProductsInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listSmartProduct')

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
 * {@link listPlanProductsInfiniteOptions} by its former name.
 *
 * @deprecated Use {@link listPlanProductsInfiniteOptions}.
 */
export const listSmartProductInfiniteOptions = listPlanProductsInfiniteOptions


/** List charity NFTs: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listNftQueryOptions = /*#__PURE__*/ queryOptionsOf('listNft')

/** List charity NFTs: the key of its queries for every user, to invalidate. */
export const listNftQueryKey = /*#__PURE__*/ queryKeyOf('listNft')

/** List charity NFTs, page after page: options for prefetching. */
export const listNftInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listNft')

/**
 * {@link listNftQueryKey} by its former name.
 *
 * @deprecated Use {@link listNftQueryKey}.
 */
export const getListNftQueryKey = listNftQueryKey


/** List bids for an NFT: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listNftBidQueryOptions = /*#__PURE__*/ queryOptionsOf('listNftBid')

/** List bids for an NFT: the key of its queries for every user, to invalidate. */
export const listNftBidQueryKey = /*#__PURE__*/ queryKeyOf('listNftBid')

/** List bids for an NFT, page after page: options for prefetching. */
export const listNftBidInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listNftBid')

/**
 * {@link listNftBidQueryKey} by its former name.
 *
 * @deprecated Use {@link listNftBidQueryKey}.
 */
export const getListNftBidQueryKey = listNftBidQueryKey


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






/** List own devices: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listSessionQueryOptions = /*#__PURE__*/ queryOptionsOf('listSession')

/** List own devices: the key of its queries for every user, to invalidate. */
export const listSessionQueryKey = /*#__PURE__*/ queryKeyOf('listSession')

/** List own devices, page after page: options for prefetching. */
export const listSessionInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listSession')

/**
 * {@link listSessionQueryKey} by its former name.
 *
 * @deprecated Use {@link listSessionQueryKey}.
 */
export const getListSessionQueryKey = listSessionQueryKey




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






/** Get the identity check: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getIdentityCheckQueryOptions = /*#__PURE__*/ queryOptionsOf('getKyc')

/** Get the identity check: the key of its queries for every user, to invalidate. */
export const getIdentityCheckQueryKey = /*#__PURE__*/ queryKeyOf('getKyc')

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




/** List notifications: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listNotificationQueryOptions = /*#__PURE__*/ queryOptionsOf('listNotification')

/** List notifications: the key of its queries for every user, to invalidate. */
export const listNotificationQueryKey = /*#__PURE__*/ queryKeyOf('listNotification')

/** List notifications, page after page: options for prefetching. */
export const listNotificationInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listNotification')

/**
 * {@link listNotificationQueryKey} by its former name.
 *
 * @deprecated Use {@link listNotificationQueryKey}.
 */
export const getListNotificationQueryKey = listNotificationQueryKey






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












/** List own deposits: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listDepositsQueryOptions = /*#__PURE__*/ queryOptionsOf('listRecharge')

/** List own deposits: the key of its queries for every user, to invalidate. */
export const listDepositsQueryKey = /*#__PURE__*/ queryKeyOf('listRecharge')

/** List own deposits, page after page: options for prefetching. */
export const listDepositsInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listRecharge')

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
 * {@link listDepositsInfiniteOptions} by its former name.
 *
 * @deprecated Use {@link listDepositsInfiniteOptions}.
 */
export const listRechargeInfiniteOptions = listDepositsInfiniteOptions




/** List own withdrawals: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listWithdrawalsQueryOptions = /*#__PURE__*/ queryOptionsOf('listWithdrwal')

/** List own withdrawals: the key of its queries for every user, to invalidate. */
export const listWithdrawalsQueryKey = /*#__PURE__*/ queryKeyOf('listWithdrwal')

/** List own withdrawals, page after page: options for prefetching. */
export const listWithdrawalsInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listWithdrwal')

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
 * {@link listWithdrawalsInfiniteOptions} by its former name.
 *
 * @deprecated Use {@link listWithdrawalsInfiniteOptions}.
 */
export const listWithdrwalInfiniteOptions = listWithdrawalsInfiniteOptions




/** List transactions: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listTransactionQueryOptions = /*#__PURE__*/ queryOptionsOf('listTransaction')

/** List transactions: the key of its queries for every user, to invalidate. */
export const listTransactionQueryKey = /*#__PURE__*/ queryKeyOf('listTransaction')

/** List transactions, page after page: options for prefetching. */
export const listTransactionInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listTransaction')

/**
 * {@link listTransactionQueryKey} by its former name.
 *
 * @deprecated Use {@link listTransactionQueryKey}.
 */
export const getListTransactionQueryKey = listTransactionQueryKey


/** Get the equity history: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getEquityHistoryQueryOptions = /*#__PURE__*/ queryOptionsOf('equityHistory')

/** Get the equity history: the key of its queries for every user, to invalidate. */
export const getEquityHistoryQueryKey = /*#__PURE__*/ queryKeyOf('equityHistory')

/**
 * {@link getEquityHistoryQueryOptions} by its former name.
 *
 * @deprecated Use {@link getEquityHistoryQueryOptions}.
 */
export const equityHistoryQueryOptions = getEquityHistoryQueryOptions








/** List profit and loss: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listProfitAndLossQueryOptions = /*#__PURE__*/ queryOptionsOf('listIncomeDetail')

/** List profit and loss: the key of its queries for every user, to invalidate. */
export const listProfitAndLossQueryKey = /*#__PURE__*/ queryKeyOf('listIncomeDetail')

/** List profit and loss, page after page: options for prefetching. */
export const listProfitAndLossInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listIncomeDetail')

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
 * {@link listProfitAndLossInfiniteOptions} by its former name.
 *
 * @deprecated Use {@link listProfitAndLossInfiniteOptions}.
 */
export const listIncomeDetailInfiniteOptions = listProfitAndLossInfiniteOptions




/** List own plans: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listPlansQueryOptions = /*#__PURE__*/ queryOptionsOf('listSmartOrder')

/** List own plans: the key of its queries for every user, to invalidate. */
export const listPlansQueryKey = /*#__PURE__*/ queryKeyOf('listSmartOrder')

/** List own plans, page after page: options for prefetching. */
export const listPlansInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listSmartOrder')

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
 * {@link listPlansInfiniteOptions} by its former name.
 *
 * @deprecated Use {@link listPlansInfiniteOptions}.
 */
export const listSmartOrderInfiniteOptions = listPlansInfiniteOptions


/** Get a plan: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getPlanQueryOptions = /*#__PURE__*/ queryOptionsOf('getSmartOrderById')

/** Get a plan: the key of its queries for every user, to invalidate. */
export const getPlanQueryKey = /*#__PURE__*/ queryKeyOf('getSmartOrderById')

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


/** Preview closing a plan early: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const previewClosePlanQueryOptions = /*#__PURE__*/ queryOptionsOf('previewExitSmart')

/** Preview closing a plan early: the key of its queries for every user, to invalidate. */
export const previewClosePlanQueryKey = /*#__PURE__*/ queryKeyOf('previewExitSmart')

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










/** List own positions: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listPositionsQueryOptions = /*#__PURE__*/ queryOptionsOf('listOrder')

/** List own positions: the key of its queries for every user, to invalidate. */
export const listPositionsQueryKey = /*#__PURE__*/ queryKeyOf('listOrder')

/** List own positions, page after page: options for prefetching. */
export const listPositionsInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listOrder')

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
 * {@link listPositionsInfiniteOptions} by its former name.
 *
 * @deprecated Use {@link listPositionsInfiniteOptions}.
 */
export const listOrderInfiniteOptions = listPositionsInfiniteOptions


/** Get a position: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getPositionQueryOptions = /*#__PURE__*/ queryOptionsOf('getOrderById')

/** Get a position: the key of its queries for every user, to invalidate. */
export const getPositionQueryKey = /*#__PURE__*/ queryKeyOf('getOrderById')

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








/** List own waiting orders: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listWaitingOrdersQueryOptions = /*#__PURE__*/ queryOptionsOf('listPending')

/** List own waiting orders: the key of its queries for every user, to invalidate. */
export const listWaitingOrdersQueryKey = /*#__PURE__*/ queryKeyOf('listPending')

/** List own waiting orders, page after page: options for prefetching. */
export const listWaitingOrdersInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listPending')




/** List own options: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listOptionsQueryOptions = /*#__PURE__*/ queryOptionsOf('listOptionsOrder')

/** List own options: the key of its queries for every user, to invalidate. */
export const listOptionsQueryKey = /*#__PURE__*/ queryKeyOf('listOptionsOrder')

/** List own options, page after page: options for prefetching. */
export const listOptionsInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listOptionsOrder')

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
 * {@link listOptionsInfiniteOptions} by its former name.
 *
 * @deprecated Use {@link listOptionsInfiniteOptions}.
 */
export const listOptionsOrderInfiniteOptions = listOptionsInfiniteOptions


/** Get an option: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getOptionQueryOptions = /*#__PURE__*/ queryOptionsOf('getOptionsOrderById')

/** Get an option: the key of its queries for every user, to invalidate. */
export const getOptionQueryKey = /*#__PURE__*/ queryKeyOf('getOptionsOrderById')

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


/** Get profit and loss over a range: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getPerformanceQueryOptions = /*#__PURE__*/ queryOptionsOf('performance')

/** Get profit and loss over a range: the key of its queries for every user, to invalidate. */
export const getPerformanceQueryKey = /*#__PURE__*/ queryKeyOf('performance')


/** List the rows of profit and loss: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listPerformanceRowsQueryOptions = /*#__PURE__*/ queryOptionsOf('listPerformance')

/** List the rows of profit and loss: the key of its queries for every user, to invalidate. */
export const listPerformanceRowsQueryKey = /*#__PURE__*/ queryKeyOf('listPerformance')

/** List the rows of profit and loss, page after page: options for prefetching. */
export const listPerformanceRowsInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listPerformance')




/** Get the credit line: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getCreditLineQueryOptions = /*#__PURE__*/ queryOptionsOf('myCredit')

/** Get the credit line: the key of its queries for every user, to invalidate. */
export const getCreditLineQueryKey = /*#__PURE__*/ queryKeyOf('myCredit')

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


/** Quote a loan: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getLoanQuoteQueryOptions = /*#__PURE__*/ queryOptionsOf('loanQuote')

/** Quote a loan: the key of its queries for every user, to invalidate. */
export const getLoanQuoteQueryKey = /*#__PURE__*/ queryKeyOf('loanQuote')

/**
 * {@link getLoanQuoteQueryOptions} by its former name.
 *
 * @deprecated Use {@link getLoanQuoteQueryOptions}.
 */
export const loanQuoteQueryOptions = getLoanQuoteQueryOptions




/** List own loans: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listLoansQueryOptions = /*#__PURE__*/ queryOptionsOf('listLoanRecord')

/** List own loans: the key of its queries for every user, to invalidate. */
export const listLoansQueryKey = /*#__PURE__*/ queryKeyOf('listLoanRecord')

/** List own loans, page after page: options for prefetching. */
export const listLoansInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listLoanRecord')

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
 * {@link listLoansInfiniteOptions} by its former name.
 *
 * @deprecated Use {@link listLoansInfiniteOptions}.
 */
export const listLoanRecordInfiniteOptions = listLoansInfiniteOptions


/** Get a loan record: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getLoanQueryOptions = /*#__PURE__*/ queryOptionsOf('getLoanById')

/** Get a loan record: the key of its queries for every user, to invalidate. */
export const getLoanQueryKey = /*#__PURE__*/ queryKeyOf('getLoanById')

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








/** List own NFTs: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listMyNftQueryOptions = /*#__PURE__*/ queryOptionsOf('listMyNft')

/** List own NFTs: the key of its queries for every user, to invalidate. */
export const listMyNftQueryKey = /*#__PURE__*/ queryKeyOf('listMyNft')

/** List own NFTs, page after page: options for prefetching. */
export const listMyNftInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listMyNft')

/**
 * {@link listMyNftQueryKey} by its former name.
 *
 * @deprecated Use {@link listMyNftQueryKey}.
 */
export const getListMyNftQueryKey = listMyNftQueryKey


/** List the watchlist: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getWatchlistQueryOptions = /*#__PURE__*/ queryOptionsOf('listWatch')

/** List the watchlist: the key of its queries for every user, to invalidate. */
export const getWatchlistQueryKey = /*#__PURE__*/ queryKeyOf('listWatch')

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






/** List own alerts: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listAlertsQueryOptions = /*#__PURE__*/ queryOptionsOf('listAlert')

/** List own alerts: the key of its queries for every user, to invalidate. */
export const listAlertsQueryKey = /*#__PURE__*/ queryKeyOf('listAlert')

/** List own alerts, page after page: options for prefetching. */
export const listAlertsInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listAlert')






/** Get the invitation summary: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const getInvitationSummaryQueryOptions = /*#__PURE__*/ queryOptionsOf('inviteSummary')

/** Get the invitation summary: the key of its queries for every user, to invalidate. */
export const getInvitationSummaryQueryKey = /*#__PURE__*/ queryKeyOf('inviteSummary')

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


/** List invited friends: options for `prefetchQuery`, `useQueries`, loaders and the server. */
export const listInviteQueryOptions = /*#__PURE__*/ queryOptionsOf('listInvite')

/** List invited friends: the key of its queries for every user, to invalidate. */
export const listInviteQueryKey = /*#__PURE__*/ queryKeyOf('listInvite')

/** List invited friends, page after page: options for prefetching. */
export const listInviteInfiniteOptions = /*#__PURE__*/ infiniteOptionsOf('listInvite')

/**
 * {@link listInviteQueryKey} by its former name.
 *
 * @deprecated Use {@link listInviteQueryKey}.
 */
export const getListInviteQueryKey = listInviteQueryKey
