// Generated from the contract: do not edit, run "npm run codegen".

import { type OperationInfo, readOperations, readRefusals } from '../functions/operation-info.ts'
import type { operations as contract } from './schema.ts'

/** The name of an operation of the contract. */
export type OperationId = keyof contract

const table = `get public same 200 login/checkUserNameOrPhone,1,2,3,6,7
post public same 200 login/register,1,2,3,4,6,7,91,1001 login/login,1,2,3,4,5,9 login/sendCode,1,2,7,9 login/loginByGoogle,2,5,7,91,1026
post public same 20005 login/resetUserPwd,1,2,4,5,9,1001
post token same 20005 login/linkGoogle,2,7,1006,1026 login/unlinkGoogle,1006,1020,1027 login/logoutAll login/logoutSession,1006,1020 user/updateProfile,18,1006,1020 user/repassword,4,8,1006 user/setPreferences,1006 user/closeAccount,4,8,1006 user/readNotification,1006,1020 user/setNotices,1006 payment/password/set=setSecurityPassword,8,1001,1006 payment/password/change=changeSecurityPassword,1002,1003,1004,1006 payment/password/reset=resetSecurityPassword,4,1001,1004,1006 user/setSavings,8,1006 user/addWatch,15,1006 user/removeWatch,1006
post token same 200 login/logout user/getUserInfo,9 user/upload,1006 payment/password/verify=verifySecurityPassword,1002,1003,1004 user/settleAttempt
get optional same 200 index/listMarketByType index/getMarketInfo/{id},15 index/getKValueByCodeAndDate,15 index/getParamByKey/{key},18 index/listContents/{languageClass} index/getContentsById/{id},1020 index/listSmartProduct index/listNft index/listNftBid,20
get token same 200 user/listSession user/checkCloseAccount user/getKyc user/listNotification payment/password/locked=getPaymentLock user/listWatch user/inviteSummary,18 user/listInvite
post token same 20001 user/identification,8,18,19,1006,1016
post token refused 20002 user/recharge,8,13,18,21,1004,1005,1006,1008,1020,1021
get token empty 200 user/listRecharge user/listWithdrwal income/detail/list=listIncomeDetail order/listSmartOrder user/listLoanRecord user/listNft=listMyNft
post token refused 20003 user/withdrawal,8,11,13,18,21,22,25,1002,1003,1004,1005,1006,1008,1018,1020,1021
post token refused 20005 user/cancelWithdrawal,1005,1006,1010,1020,1021 order/exitSmart,1005,1006,1010,1018,1020,1021 user/repayLoan,11,1005,1006,1017,1018,1020,1021 user/withdrawLoan,11,1005,1006,1017,1018,1020,1021
get token own 200 user/listTransaction user/equityHistory order/listOrder order/getOrderById/{id},1020 order/listOptionsOrder order/getOptionsOrderById/{id},1020
post token own 20005 user/resetDemo,8,1006,1021 order/modifyOrder,1006,1009,1010,1020 order/closeOrder,15,1006,1010,1020,1021
post token refused 20004 order/buySmart,8,10,11,12,13,15,18,24,1004,1005,1006,1007,1018,1021 user/buyNft,8,11,16,20,21,1004,1005,1006,1021
get token refused 200 order/getSmartOrderById/{id},1005,1020 order/previewExitSmart/{id},1005,1010,1020 user/getLoanById/{id},1005,1020
post token own 20004 order/openOrder,8,11,15,16,18,1004,1006,1009,1018,1019,1021 order/buyOptions,8,11,14,15,16,17,18,1004,1006,1018,1021
post token refused 200 credit/myCredit,18,1005 user/loanQuote,13,18,23,1005
post token refused 20001 user/loan,8,13,18,19,22,23,1004,1005,1006,1016,1018,1021`

/** Every operation of the contract by its operationId. */
export const operations: Readonly<Record<OperationId, OperationInfo>> = /*#__PURE__*/ readOperations(table)

/** The codes with which each operation may refuse over HTTP 200. */
export const refusalCodes: Readonly<Record<OperationId, readonly string[]>> = /*#__PURE__*/ readRefusals(table)
