// Generated from the contract: do not edit, run "npm run codegen".
import type { Validate } from '../validation/validate.ts'

export declare const checkUserNameOrPhone_query: Validate
export declare const checkUserNameOrPhone_headers: Validate
export declare const listMarketByType_query: Validate
export declare const getMarketInfo_path: Validate
export declare const getKValueByCodeAndDate_query: Validate
export declare const getParamByKey_path: Validate
export declare const listContents_path: Validate
export declare const listSmartProduct_query: Validate
export declare const listNft_query: Validate
export declare const listNftBid_query: Validate
export declare const listSession_query: Validate
export declare const listNotification_query: Validate
export declare const recharge_headers: Validate
export declare const listRecharge_query: Validate
export declare const listWithdrwal_query: Validate
export declare const listTransaction_query: Validate
export declare const equityHistory_query: Validate
export declare const listIncomeDetail_query: Validate
export declare const listSmartOrder_query: Validate
export declare const listOrder_query: Validate
export declare const listPending_query: Validate
export declare const listOptionsOrder_query: Validate
export declare const performance_query: Validate
export declare const listPerformance_query: Validate
export declare const listLoanRecord_query: Validate
export declare const listMyNft_query: Validate
export declare const listAlert_query: Validate
