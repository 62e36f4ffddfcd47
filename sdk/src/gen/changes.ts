// Generated from the contract: do not edit, run "npm run codegen".

/** Tags whose answers a write changes, and the writes: a line each; others change those of their own tag. */
export const changes = `- login/register login/login login/resetUserPwd login/loginByGoogle login/logout user/closeAccount
user login/linkGoogle login/unlinkGoogle login/logoutAll login/logoutSession
user,credit user/identification user/loan user/repayLoan user/withdrawLoan
payment,user payment/password/set payment/password/change payment/password/reset
user,payment user/withdrawal
user,income user/setSavings
user,order,income,credit user/resetDemo
user,order,income,credit,index user/settleAttempt
order,user,income order/buySmart order/exitSmart order/closeOrder
order,user order/openOrder order/modifyOrder order/buyOptions
user,index user/buyNft`
