// Generated from the contract: do not edit, run "npm run codegen".
import type { OperationInfo } from '../facts/operation-info.ts'

export type { OperationInfo }

/** The version of the contract, which every answer of the customer API names. */
export const contractVersion = "1.1.0"

/** Every operation of the contract by its operationId. */
export const operations = {
  /** Check whether a name is free. */
  checkUserNameOrPhone: {"method":"get","path":"/swx/customer/login/checkUserNameOrPhone","input":"optional","tag":"login","auth":"public","effect":"read","demo":"same","money":false,"cache":"never","changes":[],"successCodes":["200"]},
  /** Sign up. */
  register: {"method":"post","path":"/swx/customer/login/register","input":"required","tag":"login","auth":"public","effect":"write","demo":"same","money":false,"cache":"never","changes":[],"successCodes":["200"]},
  /** Log in. */
  login: {"method":"post","path":"/swx/customer/login/login","input":"required","tag":"login","auth":"public","effect":"write","demo":"same","money":false,"cache":"never","changes":[],"successCodes":["200"]},
  /** Send a verification code. */
  sendCode: {"method":"post","path":"/swx/customer/login/sendCode","input":"required","tag":"login","auth":"public","effect":"write","demo":"same","money":false,"cache":"never","changes":["login"],"successCodes":["200"]},
  /** Reset a forgotten password. */
  resetUserPwd: {"method":"post","path":"/swx/customer/login/resetUserPwd","input":"required","tag":"login","auth":"public","effect":"write","demo":"same","money":false,"cache":"never","changes":[],"successCodes":["20005"]},
  /** Log in with Google. */
  loginByGoogle: {"method":"post","path":"/swx/customer/login/loginByGoogle","input":"required","tag":"login","auth":"public","effect":"write","demo":"same","money":false,"cache":"never","changes":[],"successCodes":["200"]},
  /** Link a Google account. */
  linkGoogle: {"method":"post","path":"/swx/customer/login/linkGoogle","input":"required","tag":"login","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","changes":["user"],"successCodes":["20005"]},
  /** Unlink the Google account. */
  unlinkGoogle: {"method":"post","path":"/swx/customer/login/unlinkGoogle","input":false,"tag":"login","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","changes":["user"],"successCodes":["20005"]},
  /** Log out. */
  logout: {"method":"post","path":"/swx/customer/login/logout","input":false,"tag":"login","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","changes":[],"successCodes":["200"]},
  /** Log out everywhere else. */
  logoutAll: {"method":"post","path":"/swx/customer/login/logoutAll","input":false,"tag":"login","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","changes":["user"],"successCodes":["20005"]},
  /** Log out one device. */
  logoutSession: {"method":"post","path":"/swx/customer/login/logoutSession","input":"required","tag":"login","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","changes":["user"],"successCodes":["20005"]},
  /** List instruments. */
  listMarketByType: {"method":"get","path":"/swx/customer/index/listMarketByType","input":"optional","tag":"index","auth":"optional","effect":"read","demo":"same","money":false,"cache":{"ttl":300},"changes":[],"successCodes":["200"]},
  /** List figures of instruments. */
  listMarketStats: {"method":"get","path":"/swx/customer/index/listMarketStats","input":"optional","tag":"index","auth":"optional","effect":"read","demo":"same","money":false,"cache":{"ttl":60},"changes":[],"successCodes":["200"]},
  /** Get an instrument. */
  getMarketInfo: {"method":"get","path":"/swx/customer/index/getMarketInfo/{id}","input":"required","tag":"index","auth":"optional","effect":"read","demo":"same","money":false,"cache":{"ttl":300},"changes":[],"successCodes":["200"]},
  /** Get candles. */
  getKValueByCodeAndDate: {"method":"get","path":"/swx/customer/index/getKValueByCodeAndDate","input":"required","tag":"index","auth":"optional","effect":"read","demo":"same","money":false,"cache":{"ttl":300},"changes":[],"successCodes":["200"]},
  /** Get a system parameter. */
  getParamByKey: {"method":"get","path":"/swx/customer/index/getParamByKey/{key}","input":"required","tag":"index","auth":"optional","effect":"read","demo":"same","money":false,"cache":{"ttl":300},"changes":[],"successCodes":["200"]},
  /** List content pages. */
  listContents: {"method":"get","path":"/swx/customer/index/listContents/{languageClass}","input":"required","tag":"index","auth":"optional","effect":"read","demo":"same","money":false,"cache":{"ttl":300},"changes":[],"successCodes":["200"]},
  /** Get a content page. */
  getContentsById: {"method":"get","path":"/swx/customer/index/getContentsById/{id}","input":"required","tag":"index","auth":"optional","effect":"read","demo":"same","money":false,"cache":{"ttl":300},"changes":[],"successCodes":["200"]},
  /** List plan products. */
  listSmartProduct: {"method":"get","path":"/swx/customer/index/listSmartProduct","input":"optional","tag":"index","auth":"optional","effect":"read","demo":"same","money":false,"cache":{"ttl":300},"changes":[],"successCodes":["200"]},
  /** List charity NFTs. */
  listNft: {"method":"get","path":"/swx/customer/index/listNft","input":"optional","tag":"index","auth":"optional","effect":"read","demo":"same","money":false,"cache":{"ttl":300},"changes":[],"successCodes":["200"]},
  /** List bids for an NFT. */
  listNftBid: {"method":"get","path":"/swx/customer/index/listNftBid","input":"required","tag":"index","auth":"optional","effect":"read","demo":"same","money":false,"cache":{"ttl":300},"changes":[],"successCodes":["200"]},
  /** Get the logged-in user. */
  getUserInfo: {"method":"post","path":"/swx/customer/user/getUserInfo","input":false,"tag":"user","auth":"token","effect":"read","demo":"same","money":false,"cache":"never","changes":[],"successCodes":["200"]},
  /** Update the profile. */
  updateProfile: {"method":"post","path":"/swx/customer/user/updateProfile","input":"required","tag":"user","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","changes":["user"],"successCodes":["20005"]},
  /** Change the password. */
  repassword: {"method":"post","path":"/swx/customer/user/repassword","input":"required","tag":"user","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","changes":["user"],"successCodes":["20005"]},
  /** List own devices. */
  listSession: {"method":"get","path":"/swx/customer/user/listSession","input":"optional","tag":"user","auth":"token","effect":"read","demo":"same","money":false,"cache":"never","changes":[],"successCodes":["200"]},
  /** Choose how the app looks. */
  setPreferences: {"method":"post","path":"/swx/customer/user/setPreferences","input":"required","tag":"user","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","changes":["user"],"successCodes":["20005"]},
  /** Check whether the account can be closed. */
  checkCloseAccount: {"method":"get","path":"/swx/customer/user/checkCloseAccount","input":false,"tag":"user","auth":"token","effect":"read","demo":"same","money":false,"cache":"never","changes":[],"successCodes":["200"]},
  /** Close the account. */
  closeAccount: {"method":"post","path":"/swx/customer/user/closeAccount","input":"required","tag":"user","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","changes":[],"successCodes":["20005"]},
  /** Submit an identity check. */
  identification: {"method":"post","path":"/swx/customer/user/identification","input":"required","tag":"user","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","changes":["user","credit"],"successCodes":["20001"]},
  /** Get the identity check. */
  getKyc: {"method":"get","path":"/swx/customer/user/getKyc","input":false,"tag":"user","auth":"token","effect":"read","demo":"same","money":false,"cache":"never","changes":[],"successCodes":["200"]},
  /** Upload an image. */
  upload: {"method":"post","path":"/swx/customer/user/upload","input":"required","tag":"user","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","changes":["user"],"successCodes":["200"]},
  /** List notifications. */
  listNotification: {"method":"get","path":"/swx/customer/user/listNotification","input":"optional","tag":"user","auth":"token","effect":"read","demo":"same","money":false,"cache":{"ttl":300},"changes":[],"successCodes":["200"]},
  /** Mark notifications as read. */
  readNotification: {"method":"post","path":"/swx/customer/user/readNotification","input":"required","tag":"user","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","changes":["user"],"successCodes":["20005"]},
  /** Choose notifications. */
  setNotices: {"method":"post","path":"/swx/customer/user/setNotices","input":"required","tag":"user","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","changes":["user"],"successCodes":["20005"]},
  /** Check the payment lock. */
  getPaymentLock: {"method":"get","path":"/swx/customer/payment/password/locked","input":false,"tag":"payment","auth":"token","effect":"read","demo":"same","money":false,"cache":"never","changes":[],"successCodes":["200"]},
  /** Set the security password. */
  setSecurityPassword: {"method":"post","path":"/swx/customer/payment/password/set","input":"required","tag":"payment","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","changes":["payment","user"],"successCodes":["20005"]},
  /** Verify the security password. */
  verifySecurityPassword: {"method":"post","path":"/swx/customer/payment/password/verify","input":"required","tag":"payment","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","changes":["payment"],"successCodes":["200"]},
  /** Change the security password. */
  changeSecurityPassword: {"method":"post","path":"/swx/customer/payment/password/change","input":"required","tag":"payment","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","changes":["payment","user"],"successCodes":["20005"]},
  /** Reset the security password. */
  resetSecurityPassword: {"method":"post","path":"/swx/customer/payment/password/reset","input":"required","tag":"payment","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","changes":["payment","user"],"successCodes":["20005"]},
  /** Submit a deposit. */
  recharge: {"method":"post","path":"/swx/customer/user/recharge","input":"required","tag":"user","auth":"token","effect":"write","demo":"refused","money":true,"cache":"never","changes":["user"],"successCodes":["20002"]},
  /** List own deposits. */
  listRecharge: {"method":"get","path":"/swx/customer/user/listRecharge","input":"optional","tag":"user","auth":"token","effect":"read","demo":"empty","money":false,"cache":{"ttl":300},"changes":[],"successCodes":["200"]},
  /** Withdraw money. */
  withdrawal: {"method":"post","path":"/swx/customer/user/withdrawal","input":"required","tag":"user","auth":"token","effect":"write","demo":"refused","money":true,"cache":"never","changes":["user","payment"],"successCodes":["20003"]},
  /** List own withdrawals. */
  listWithdrwal: {"method":"get","path":"/swx/customer/user/listWithdrwal","input":"optional","tag":"user","auth":"token","effect":"read","demo":"empty","money":false,"cache":{"ttl":300},"changes":[],"successCodes":["200"]},
  /** Cancel a withdrawal. */
  cancelWithdrawal: {"method":"post","path":"/swx/customer/user/cancelWithdrawal","input":"required","tag":"user","auth":"token","effect":"write","demo":"refused","money":true,"cache":"never","changes":["user"],"successCodes":["20005"]},
  /** List transactions. */
  listTransaction: {"method":"get","path":"/swx/customer/user/listTransaction","input":"optional","tag":"user","auth":"token","effect":"read","demo":"own","money":false,"cache":{"ttl":300},"changes":[],"successCodes":["200"]},
  /** Get the equity history. */
  equityHistory: {"method":"get","path":"/swx/customer/user/equityHistory","input":"required","tag":"user","auth":"token","effect":"read","demo":"own","money":false,"cache":{"ttl":300},"changes":[],"successCodes":["200"]},
  /** Switch interest on cash on or off. */
  setSavings: {"method":"post","path":"/swx/customer/user/setSavings","input":"required","tag":"user","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","changes":["user","income"],"successCodes":["20005"]},
  /** Reset the demo account. */
  resetDemo: {"method":"post","path":"/swx/customer/user/resetDemo","input":false,"tag":"user","auth":"token","effect":"write","demo":"own","money":true,"cache":"never","changes":["user","order","income","credit"],"successCodes":["20005"]},
  /** Find the outcome of an attempt. */
  settleAttempt: {"method":"post","path":"/swx/customer/user/settleAttempt","input":"required","tag":"user","auth":"token","effect":"write","demo":"own","money":false,"cache":"never","changes":["user","order","income","credit","index"],"successCodes":["200"]},
  /** List profit and loss. */
  listIncomeDetail: {"method":"get","path":"/swx/customer/income/detail/list","input":"optional","tag":"income","auth":"token","effect":"read","demo":"empty","money":false,"cache":{"ttl":300},"changes":[],"successCodes":["200"]},
  /** Buy a plan. */
  buySmart: {"method":"post","path":"/swx/customer/order/buySmart","input":"required","tag":"order","auth":"token","effect":"write","demo":"refused","money":true,"cache":"never","changes":["order","user","income"],"successCodes":["20004"]},
  /** List own plans. */
  listSmartOrder: {"method":"get","path":"/swx/customer/order/listSmartOrder","input":"optional","tag":"order","auth":"token","effect":"read","demo":"empty","money":false,"cache":{"ttl":300},"changes":[],"successCodes":["200"]},
  /** Get a plan. */
  getSmartOrderById: {"method":"get","path":"/swx/customer/order/getSmartOrderById/{id}","input":"required","tag":"order","auth":"token","effect":"read","demo":"refused","money":false,"cache":{"ttl":300},"changes":[],"successCodes":["200"]},
  /** Preview closing a plan early. */
  previewExitSmart: {"method":"get","path":"/swx/customer/order/previewExitSmart/{id}","input":"required","tag":"order","auth":"token","effect":"read","demo":"refused","money":false,"cache":"never","changes":[],"successCodes":["200"]},
  /** Close a plan early. */
  exitSmart: {"method":"post","path":"/swx/customer/order/exitSmart","input":"required","tag":"order","auth":"token","effect":"write","demo":"refused","money":true,"cache":"never","changes":["order","user","income"],"successCodes":["20005"]},
  /** Open a leveraged position. */
  openOrder: {"method":"post","path":"/swx/customer/order/openOrder","input":"required","tag":"order","auth":"token","effect":"write","demo":"own","money":true,"cache":"never","changes":["order","user"],"successCodes":["20004"]},
  /** Change stop loss, trailing stop and take profit. */
  modifyOrder: {"method":"post","path":"/swx/customer/order/modifyOrder","input":"required","tag":"order","auth":"token","effect":"write","demo":"own","money":false,"cache":"never","changes":["order","user"],"successCodes":["20005"]},
  /** Close a position. */
  closeOrder: {"method":"post","path":"/swx/customer/order/closeOrder","input":"required","tag":"order","auth":"token","effect":"write","demo":"own","money":true,"cache":"never","changes":["order","user","income"],"successCodes":["20005"]},
  /** List own positions. */
  listOrder: {"method":"get","path":"/swx/customer/order/listOrder","input":"optional","tag":"order","auth":"token","effect":"read","demo":"own","money":false,"cache":{"ttl":300,"neverWhile":{"status":["OPEN"]}},"changes":[],"successCodes":["200"]},
  /** Get a position. */
  getOrderById: {"method":"get","path":"/swx/customer/order/getOrderById/{id}","input":"required","tag":"order","auth":"token","effect":"read","demo":"own","money":false,"cache":{"ttl":300},"changes":[],"successCodes":["200"]},
  /** Place a waiting order. */
  placePending: {"method":"post","path":"/swx/customer/order/placePending","input":"required","tag":"order","auth":"token","effect":"write","demo":"own","money":true,"cache":"never","changes":["order","user"],"successCodes":["20004"]},
  /** Change a waiting order. */
  modifyPending: {"method":"post","path":"/swx/customer/order/modifyPending","input":"required","tag":"order","auth":"token","effect":"write","demo":"own","money":false,"cache":"never","changes":["order","user"],"successCodes":["20005"]},
  /** Cancel a waiting order. */
  cancelPending: {"method":"post","path":"/swx/customer/order/cancelPending","input":"required","tag":"order","auth":"token","effect":"write","demo":"own","money":false,"cache":"never","changes":["order","user"],"successCodes":["20005"]},
  /** List own waiting orders. */
  listPending: {"method":"get","path":"/swx/customer/order/listPending","input":"optional","tag":"order","auth":"token","effect":"read","demo":"own","money":false,"cache":"never","changes":[],"successCodes":["200"]},
  /** Buy a fixed-time option. */
  buyOptions: {"method":"post","path":"/swx/customer/order/buyOptions","input":"required","tag":"order","auth":"token","effect":"write","demo":"own","money":true,"cache":"never","changes":["order","user"],"successCodes":["20004"]},
  /** List own options. */
  listOptionsOrder: {"method":"get","path":"/swx/customer/order/listOptionsOrder","input":"optional","tag":"order","auth":"token","effect":"read","demo":"own","money":false,"cache":{"ttl":300},"changes":[],"successCodes":["200"]},
  /** Get an option. */
  getOptionsOrderById: {"method":"get","path":"/swx/customer/order/getOptionsOrderById/{id}","input":"required","tag":"order","auth":"token","effect":"read","demo":"own","money":false,"cache":{"ttl":300,"neverWhile":{"status":["OPEN"]}},"changes":[],"successCodes":["200"]},
  /** Get profit and loss over a range. */
  performance: {"method":"get","path":"/swx/customer/order/performance","input":"optional","tag":"order","auth":"token","effect":"read","demo":"own","money":false,"cache":"never","changes":[],"successCodes":["200"]},
  /** List the rows of profit and loss. */
  listPerformance: {"method":"get","path":"/swx/customer/order/listPerformance","input":"optional","tag":"order","auth":"token","effect":"read","demo":"own","money":false,"cache":"never","changes":[],"successCodes":["200"]},
  /** Write a note on a position or an option. */
  setNote: {"method":"post","path":"/swx/customer/order/setNote","input":"required","tag":"order","auth":"token","effect":"write","demo":"own","money":false,"cache":"never","changes":["order"],"successCodes":["20005"]},
  /** Get the credit line. */
  myCredit: {"method":"post","path":"/swx/customer/credit/myCredit","input":false,"tag":"credit","auth":"token","effect":"read","demo":"refused","money":false,"cache":"never","changes":[],"successCodes":["200"]},
  /** Quote a loan. */
  loanQuote: {"method":"post","path":"/swx/customer/user/loanQuote","input":"required","tag":"user","auth":"token","effect":"read","demo":"refused","money":false,"cache":"never","changes":[],"successCodes":["200"]},
  /** Apply for a loan. */
  loan: {"method":"post","path":"/swx/customer/user/loan","input":"required","tag":"user","auth":"token","effect":"write","demo":"refused","money":true,"cache":"never","changes":["user","credit"],"successCodes":["20001"]},
  /** List own loans. */
  listLoanRecord: {"method":"get","path":"/swx/customer/user/listLoanRecord","input":"optional","tag":"user","auth":"token","effect":"read","demo":"empty","money":false,"cache":{"ttl":300},"changes":[],"successCodes":["200"]},
  /** Get a loan record. */
  getLoanById: {"method":"get","path":"/swx/customer/user/getLoanById/{id}","input":"required","tag":"user","auth":"token","effect":"read","demo":"refused","money":false,"cache":{"ttl":300},"changes":[],"successCodes":["200"]},
  /** Repay a loan. */
  repayLoan: {"method":"post","path":"/swx/customer/user/repayLoan","input":"required","tag":"user","auth":"token","effect":"write","demo":"refused","money":true,"cache":"never","changes":["user","credit"],"successCodes":["20005"]},
  /** Cancel a loan. */
  withdrawLoan: {"method":"post","path":"/swx/customer/user/withdrawLoan","input":"required","tag":"user","auth":"token","effect":"write","demo":"refused","money":true,"cache":"never","changes":["user","credit"],"successCodes":["20005"]},
  /** Bid for or buy an NFT. */
  buyNft: {"method":"post","path":"/swx/customer/user/buyNft","input":"required","tag":"user","auth":"token","effect":"write","demo":"refused","money":true,"cache":"never","changes":["user","index"],"successCodes":["20004"]},
  /** List own NFTs. */
  listMyNft: {"method":"get","path":"/swx/customer/user/listNft","input":"optional","tag":"user","auth":"token","effect":"read","demo":"empty","money":false,"cache":{"ttl":300},"changes":[],"successCodes":["200"]},
  /** List the watchlist. */
  listWatch: {"method":"get","path":"/swx/customer/user/listWatch","input":false,"tag":"user","auth":"token","effect":"read","demo":"same","money":false,"cache":{"ttl":300},"changes":[],"successCodes":["200"]},
  /** Add an instrument to the watchlist. */
  addWatch: {"method":"post","path":"/swx/customer/user/addWatch","input":"required","tag":"user","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","changes":["user"],"successCodes":["20005"]},
  /** Remove an instrument from the watchlist. */
  removeWatch: {"method":"post","path":"/swx/customer/user/removeWatch","input":"required","tag":"user","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","changes":["user"],"successCodes":["20005"]},
  /** List own alerts. */
  listAlert: {"method":"get","path":"/swx/customer/user/listAlert","input":"optional","tag":"user","auth":"token","effect":"read","demo":"same","money":false,"cache":"never","changes":[],"successCodes":["200"]},
  /** Set an alert. */
  setAlert: {"method":"post","path":"/swx/customer/user/setAlert","input":"required","tag":"user","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","changes":["user"],"successCodes":["20005"]},
  /** Remove an alert. */
  removeAlert: {"method":"post","path":"/swx/customer/user/removeAlert","input":"required","tag":"user","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","changes":["user"],"successCodes":["20005"]},
  /** Get the invitation summary. */
  inviteSummary: {"method":"get","path":"/swx/customer/user/inviteSummary","input":false,"tag":"user","auth":"token","effect":"read","demo":"same","money":false,"cache":{"ttl":300},"changes":[],"successCodes":["200"]},
  /** List invited friends. */
  listInvite: {"method":"get","path":"/swx/customer/user/listInvite","input":"optional","tag":"user","auth":"token","effect":"read","demo":"same","money":false,"cache":{"ttl":300},"changes":[],"successCodes":["200"]},
} as const satisfies Readonly<Record<string, OperationInfo>>

/** The name of an operation of the contract. */
export type OperationId = keyof typeof operations

/** The codes of errors that each operation answers over HTTP 200. */
export const codesByOperation = {
  checkUserNameOrPhone: ["10001","10002","10003","10006","10007"],
  register: ["10001","10002","10003","10004","10006","10007","10091","11001"],
  login: ["10001","10002","10003","10004","10005","10009"],
  sendCode: ["10001","10002","10007","10009"],
  resetUserPwd: ["10001","10002","10004","10005","10009","11001"],
  loginByGoogle: ["10002","10005","10007","10091","11026"],
  linkGoogle: ["401","10002","10007","11006","11026"],
  unlinkGoogle: ["401","11006","11020","11027"],
  logout: ["401"],
  logoutAll: ["401"],
  logoutSession: ["401","11006","11020"],
  listMarketByType: [],
  listMarketStats: [],
  getMarketInfo: ["10015"],
  getKValueByCodeAndDate: ["10015"],
  getParamByKey: ["10018"],
  listContents: [],
  getContentsById: ["11020"],
  listSmartProduct: [],
  listNft: [],
  listNftBid: ["10020"],
  getUserInfo: ["401","10009"],
  updateProfile: ["401","10018","11006","11020"],
  repassword: ["401","10004","10008","11006"],
  listSession: ["401"],
  setPreferences: ["401","11006"],
  checkCloseAccount: ["401"],
  closeAccount: ["401","10004","10008","11006"],
  identification: ["401","10008","10018","10019","11006","11016"],
  getKyc: ["401"],
  upload: ["401","11006"],
  listNotification: ["401"],
  readNotification: ["401","11006","11020"],
  setNotices: ["401","11006"],
  getPaymentLock: ["401"],
  setSecurityPassword: ["401","10008","11001","11006"],
  verifySecurityPassword: ["401","11002","11003","11004"],
  changeSecurityPassword: ["401","11002","11003","11004","11006"],
  resetSecurityPassword: ["401","10004","11001","11004","11006"],
  recharge: ["401","10008","10013","10018","10021","11004","11005","11006","11008","11020","11021"],
  listRecharge: ["401"],
  withdrawal: ["401","10008","10011","10013","10018","10021","10022","10025","11002","11003","11004","11005","11006","11008","11018","11020","11021"],
  listWithdrwal: ["401"],
  cancelWithdrawal: ["401","11005","11006","11010","11020","11021"],
  listTransaction: ["401"],
  equityHistory: ["401"],
  setSavings: ["401","10008","11006"],
  resetDemo: ["401","10008","11006","11021"],
  settleAttempt: ["401"],
  listIncomeDetail: ["401"],
  buySmart: ["401","10008","10010","10011","10012","10013","10015","10018","10024","11004","11005","11006","11007","11018","11021"],
  listSmartOrder: ["401"],
  getSmartOrderById: ["401","11005","11020"],
  previewExitSmart: ["401","11005","11010","11020"],
  exitSmart: ["401","11005","11006","11010","11018","11020","11021"],
  openOrder: ["401","10008","10011","10015","10016","10018","11004","11006","11009","11018","11019","11021"],
  modifyOrder: ["401","11006","11009","11010","11020"],
  closeOrder: ["401","10015","10016","11006","11010","11020","11021"],
  listOrder: ["401"],
  getOrderById: ["401","11020"],
  placePending: ["401","10008","10011","10015","10016","10018","11004","11006","11009","11018","11019","11021","11030","11032","11033"],
  modifyPending: ["401","10011","10016","11004","11006","11009","11020","11030","11031","11032"],
  cancelPending: ["401","11006","11020","11031"],
  listPending: ["401"],
  buyOptions: ["401","10008","10011","10014","10015","10016","10017","10018","11004","11006","11018","11021"],
  listOptionsOrder: ["401"],
  getOptionsOrderById: ["401","11020"],
  performance: ["401"],
  listPerformance: ["401"],
  setNote: ["401","11006","11020"],
  myCredit: ["401","10018","11005"],
  loanQuote: ["401","10013","10018","10023","11005"],
  loan: ["401","10008","10013","10018","10019","10022","10023","11004","11005","11006","11016","11018","11021"],
  listLoanRecord: ["401"],
  getLoanById: ["401","11005","11020"],
  repayLoan: ["401","10011","11005","11006","11017","11018","11020","11021"],
  withdrawLoan: ["401","10011","11005","11006","11017","11018","11020","11021"],
  buyNft: ["401","10008","10011","10016","10020","10021","11004","11005","11006","11021"],
  listMyNft: ["401"],
  listWatch: ["401"],
  addWatch: ["401","10015","11006"],
  removeWatch: ["401","11006"],
  listAlert: ["401"],
  setAlert: ["401","10015","10016","11006","11008","11020"],
  removeAlert: ["401","11006","11020"],
  inviteSummary: ["401","10018"],
  listInvite: ["401"],
} as const satisfies Readonly<Record<OperationId, readonly string[]>>

/** What a lock of a user's payments stops on the real ledger. */
export const lockable = ["recharge","withdrawal","buySmart","openOrder","placePending","buyOptions","buyNft"] as const satisfies readonly OperationId[]

/** The headers with which answers of deprecated operations say so. */
export const deprecationHeaders: Readonly<Partial<Record<OperationId, Readonly<Record<string, string>>>>> = {
}
