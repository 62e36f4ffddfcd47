// Generated from the contract: do not edit, run "npm run codegen".

import { type OperationPolicy, readPolicy } from '../client/operation-policy.ts'

/** How operations differ from the usual: see OperationPolicy. */
export const policy: OperationPolicy = /*#__PURE__*/ readPolicy(`0 login/checkUserNameOrPhone login/sendCode user/getUserInfo user/listSession user/checkCloseAccount user/getKyc payment/password/locked payment/password/verify order/previewExitSmart/ credit/myCredit user/loanQuote
1 user/recharge user/withdrawal user/cancelWithdrawal user/resetDemo order/buySmart order/exitSmart order/openOrder order/closeOrder order/buyOptions user/loan user/repayLoan user/withdrawLoan user/buyNft
300,status,OPEN order/listOrder order/getOptionsOrderById/`)
