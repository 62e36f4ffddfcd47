// Generated from the contract: do not edit, run "npm run codegen".

import { type OperationInfo, readOperations, readRefusals } from '../functions/operation-info.ts'
import type { operations as contract } from './schema.ts'

/** The name of an operation of the contract. */
export type OperationId = keyof contract

/** Every operation of the contract by its operationId. */
export const operations: Readonly<Record<OperationId, OperationInfo>> = /*#__PURE__*/ readOperations(`checkUserNameOrPhone get login/checkUserNameOrPhone public read same - - 200
register post login/register public write same - - 200
login post login/login public write same - - 200
sendCode post login/sendCode public read same - - 200
resetUserPwd post login/resetUserPwd public write same - - 20005
loginByGoogle post login/loginByGoogle public write same - - 200
linkGoogle post login/linkGoogle token write same - - 20005
logout post login/logout token write same - - 200
logoutAll post login/logoutAll token write same - - 20005
listMarketByType get index/listMarketByType optional read same - 300 200
getMarketInfo get index/getMarketInfo/{id} optional read same - 300 200
getKValueByCodeAndDate get index/getKValueByCodeAndDate optional read same - 300 200
getParamByKey get index/getParamByKey/{key} optional read same - 300 200
listContents get index/listContents/{languageClass} optional read same - 300 200
getContentsById get index/getContentsById/{id} optional read same - 300 200
listSmartProduct get index/listSmartProduct optional read same - 300 200
listNft get index/listNft optional read same - 300 200
listNftBid get index/listNftBid optional read same - 300 200
getUserInfo post user/getUserInfo token read same - - 200
updateProfile post user/updateProfile token write same - - 20005
repassword post user/repassword token write same - - 20005
listSession get user/listSession token read same - - 200
closeAccount post user/closeAccount token write same - - 20005
identification post user/identification token write same - - 20001
getKyc get user/getKyc token read same - - 200
upload post user/upload token write same - - 200
listNotification get user/listNotification token read same - 300 200
readNotification post user/readNotification token write same - - 20005
getPaymentLock get payment/password/locked token read same - - 200
setSecurityPassword post payment/password/set token write same - - 20005
verifySecurityPassword post payment/password/verify token read same - - 200
changeSecurityPassword post payment/password/change token write same - - 20005
resetSecurityPassword post payment/password/reset token write same - - 20005
recharge post user/recharge token write refused $ - 20002
listRecharge get user/listRecharge token read empty - 300 200
withdrawal post user/withdrawal token write refused $ - 20003
listWithdrwal get user/listWithdrwal token read empty - 300 200
cancelWithdrawal post user/cancelWithdrawal token write refused $ - 20005
listTransaction get user/listTransaction token read own - 300 200
equityHistory get user/equityHistory token read own - 300 200
setSavings post user/setSavings token write same - - 20005
resetDemo post user/resetDemo token write own $ - 20005
listIncomeDetail get income/detail/list token read empty - 300 200
buySmart post order/buySmart token write refused $ - 20004
listSmartOrder get order/listSmartOrder token read empty - 300 200
getSmartOrderById get order/getSmartOrderById/{id} token read refused - 300 200
previewExitSmart get order/previewExitSmart/{id} token read refused - - 200
exitSmart post order/exitSmart token write refused $ - 20005
openOrder post order/openOrder token write own $ - 20004
modifyOrder post order/modifyOrder token write own - - 20005
closeOrder post order/closeOrder token write own $ - 20005
listOrder get order/listOrder token read own - 300,status,OPEN 200
getOrderById get order/getOrderById/{id} token read own - 300 200
buyOptions post order/buyOptions token write own $ - 20004
listOptionsOrder get order/listOptionsOrder token read own - 300 200
getOptionsOrderById get order/getOptionsOrderById/{id} token read own - 300,status,OPEN 200
myCredit post credit/myCredit token read refused - - 200
loanQuote post user/loanQuote token read refused - - 200
loan post user/loan token write refused $ - 20001
listLoanRecord get user/listLoanRecord token read empty - 300 200
getLoanById get user/getLoanById/{id} token read refused - 300 200
repayLoan post user/repayLoan token write refused $ - 20005
withdrawLoan post user/withdrawLoan token write refused $ - 20005
buyNft post user/buyNft token write refused $ - 20004
listMyNft get user/listNft token read empty - 300 200
listWatch get user/listWatch token read same - 300 200
addWatch post user/addWatch token write same - - 20005
removeWatch post user/removeWatch token write same - - 20005
inviteSummary get user/inviteSummary token read same - 300 200
listInvite get user/listInvite token read same - 300 200`)

/** The codes with which each operation may refuse over HTTP 200. */
export const refusalCodes: Readonly<Record<OperationId, readonly string[]>> = /*#__PURE__*/ readRefusals(`checkUserNameOrPhone 10001 10002 10003 10006 10007
register 10001 10002 10003 10004 10006 10007 10091 11001
login 10001 10002 10003 10004 10005 10009
sendCode 10001 10002 10007 10009
resetUserPwd 10001 10002 10004 10005 10009 11001
loginByGoogle 10002 10005 10007
linkGoogle 401 10002 10007 11006
logout 401
logoutAll 401
listMarketByType
getMarketInfo 10015
getKValueByCodeAndDate 10015
getParamByKey 10018
listContents
getContentsById 11020
listSmartProduct
listNft
listNftBid 10020
getUserInfo 401 10009
updateProfile 401 10018 11006 11020
repassword 401 10004 10008 11006
listSession 401
closeAccount 401 10004 10008 11006
identification 401 10008 10019 11006 11016
getKyc 401
upload 401 11006
listNotification 401
readNotification 401 11006 11020
getPaymentLock 401
setSecurityPassword 401 10008 11001 11006
verifySecurityPassword 401 11002 11003 11004
changeSecurityPassword 401 11002 11003 11004 11006
resetSecurityPassword 401 10004 11001 11004 11006
recharge 401 10008 10013 10018 10021 11004 11005 11006 11008 11020
listRecharge 401
withdrawal 401 10008 10011 10013 10018 10021 10022 10025 11002 11003 11004 11005 11006 11008 11018
listWithdrwal 401
cancelWithdrawal 401 11005 11006 11010 11020
listTransaction 401
equityHistory 401
setSavings 401 10008 11006
resetDemo 401 10008 11006
listIncomeDetail 401
buySmart 401 10008 10010 10011 10012 10013 10015 10018 10024 11004 11005 11006 11007 11018
listSmartOrder 401
getSmartOrderById 401 11005 11020
previewExitSmart 401 11005 11010 11020
exitSmart 401 11005 11006 11010 11018 11020
openOrder 401 10008 10011 10015 10016 10018 11004 11006 11009 11018 11019
modifyOrder 401 11006 11009 11010 11020
closeOrder 401 10015 11006 11010 11020
listOrder 401
getOrderById 401 11020
buyOptions 401 10008 10011 10014 10015 10016 10017 10018 11004 11006 11018
listOptionsOrder 401
getOptionsOrderById 401 11020
myCredit 401 10018 11005
loanQuote 401 10013 10018 10023 11005
loan 401 10008 10013 10018 10019 10022 10023 11004 11005 11006 11016 11018
listLoanRecord 401
getLoanById 401 11005 11020
repayLoan 401 10011 11005 11006 11017 11018 11020
withdrawLoan 401 10011 11005 11006 11017 11020
buyNft 401 10008 10011 10016 10020 10021 11004 11005 11006
listMyNft 401
listWatch 401
addWatch 401 10015 11006
removeWatch 401 11006
inviteSummary 401 10018
listInvite 401`)
