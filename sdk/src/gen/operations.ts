// Generated from the contract: do not edit, run "npm run codegen".

import { type OperationInfo, readOperations, readRefusals } from '../functions/operation-info.ts'
import type { operations as contract } from './schema.ts'

/** The name of an operation of the contract. */
export type OperationId = keyof contract

const table = `login/checkUserNameOrPhone get public read same - - 200 10001 10002 10003 10006 10007
login/register post public write same - - 200 10001 10002 10003 10004 10006 10007 10091 11001
login/login post public write same - - 200 10001 10002 10003 10004 10005 10009
login/sendCode post public read same - - 200 10001 10002 10007 10009
login/resetUserPwd post public write same - - 20005 10001 10002 10004 10005 10009 11001
login/loginByGoogle post public write same - - 200 10002 10005 10007
login/linkGoogle post token write same - - 20005 401 10002 10007 11006
login/logout post token write same - - 200 401
login/logoutAll post token write same - - 20005 401
index/listMarketByType get optional read same - 300 200
index/getMarketInfo/{id} get optional read same - 300 200 10015
index/getKValueByCodeAndDate get optional read same - 300 200 10015
index/getParamByKey/{key} get optional read same - 300 200 10018
index/listContents/{languageClass} get optional read same - 300 200
index/getContentsById/{id} get optional read same - 300 200 11020
index/listSmartProduct get optional read same - 300 200
index/listNft get optional read same - 300 200
index/listNftBid get optional read same - 300 200 10020
user/getUserInfo post token read same - - 200 401 10009
user/updateProfile post token write same - - 20005 401 10018 11006 11020
user/repassword post token write same - - 20005 401 10004 10008 11006
user/listSession get token read same - - 200 401
user/closeAccount post token write same - - 20005 401 10004 10008 11006
user/identification post token write same - - 20001 401 10008 10018 10019 11006 11016
user/getKyc get token read same - - 200 401
user/upload post token write same - - 200 401 11006
user/listNotification get token read same - 300 200 401
user/readNotification post token write same - - 20005 401 11006 11020
payment/password/locked=getPaymentLock get token read same - - 200 401
payment/password/set=setSecurityPassword post token write same - - 20005 401 10008 11001 11006
payment/password/verify=verifySecurityPassword post token read same - - 200 401 11002 11003 11004
payment/password/change=changeSecurityPassword post token write same - - 20005 401 11002 11003 11004 11006
payment/password/reset=resetSecurityPassword post token write same - - 20005 401 10004 11001 11004 11006
user/recharge post token write refused $ - 20002 401 10008 10013 10018 10021 11004 11005 11006 11008 11020
user/listRecharge get token read empty - 300 200 401
user/withdrawal post token write refused $ - 20003 401 10008 10011 10013 10018 10021 10022 10025 11002 11003 11004 11005 11006 11008 11018
user/listWithdrwal get token read empty - 300 200 401
user/cancelWithdrawal post token write refused $ - 20005 401 11005 11006 11010 11020
user/listTransaction get token read own - 300 200 401
user/equityHistory get token read own - 300 200 401
user/setSavings post token write same - - 20005 401 10008 11006
user/resetDemo post token write own $ - 20005 401 10008 11006
income/detail/list=listIncomeDetail get token read empty - 300 200 401
order/buySmart post token write refused $ - 20004 401 10008 10010 10011 10012 10013 10015 10018 10024 11004 11005 11006 11007 11018
order/listSmartOrder get token read empty - 300 200 401
order/getSmartOrderById/{id} get token read refused - 300 200 401 11005 11020
order/previewExitSmart/{id} get token read refused - - 200 401 11005 11010 11020
order/exitSmart post token write refused $ - 20005 401 11005 11006 11010 11018 11020
order/openOrder post token write own $ - 20004 401 10008 10011 10015 10016 10018 11004 11006 11009 11018 11019
order/modifyOrder post token write own - - 20005 401 11006 11009 11010 11020
order/closeOrder post token write own $ - 20005 401 10015 11006 11010 11020
order/listOrder get token read own - 300,status,OPEN 200 401
order/getOrderById/{id} get token read own - 300 200 401 11020
order/buyOptions post token write own $ - 20004 401 10008 10011 10014 10015 10016 10017 10018 11004 11006 11018
order/listOptionsOrder get token read own - 300 200 401
order/getOptionsOrderById/{id} get token read own - 300,status,OPEN 200 401 11020
credit/myCredit post token read refused - - 200 401 10018 11005
user/loanQuote post token read refused - - 200 401 10013 10018 10023 11005
user/loan post token write refused $ - 20001 401 10008 10013 10018 10019 10022 10023 11004 11005 11006 11016 11018
user/listLoanRecord get token read empty - 300 200 401
user/getLoanById/{id} get token read refused - 300 200 401 11005 11020
user/repayLoan post token write refused $ - 20005 401 10011 11005 11006 11017 11018 11020
user/withdrawLoan post token write refused $ - 20005 401 10011 11005 11006 11017 11020
user/buyNft post token write refused $ - 20004 401 10008 10011 10016 10020 10021 11004 11005 11006
user/listNft=listMyNft get token read empty - 300 200 401
user/listWatch get token read same - 300 200 401
user/addWatch post token write same - - 20005 401 10015 11006
user/removeWatch post token write same - - 20005 401 11006
user/inviteSummary get token read same - 300 200 401 10018
user/listInvite get token read same - 300 200 401`

/** Every operation of the contract by its operationId. */
export const operations: Readonly<Record<OperationId, OperationInfo>> = /*#__PURE__*/ readOperations(table)

/** The codes with which each operation may refuse over HTTP 200. */
export const refusalCodes: Readonly<Record<OperationId, readonly string[]>> = /*#__PURE__*/ readRefusals(table)
