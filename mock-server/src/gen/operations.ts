// Generated from the contract: do not edit, run "npm run codegen".

/** What a client must know of an operation to obey the contract. */
export interface OperationInfo {
  readonly method: 'get' | 'post'
  /** Whole path with its parameters in braces. */
  readonly path: string
  readonly tag: string
  /** `token`: a session is needed; `optional`: it works with or without one. */
  readonly auth: 'public' | 'optional' | 'token'
  /** After a successful `write`, cached answers are stale. */
  readonly effect: 'read' | 'write'
  /** In demo mode: acts on the demo ledger, does the same, is refused, or answers an empty list. */
  readonly demo: 'own' | 'same' | 'refused' | 'empty'
  /** Takes an Idempotency-Key. */
  readonly money: boolean
  /**
   * How long an answer may be kept, in seconds. `neverWhile` names values of a field of the result, or of a row of
   * its list, with which it may not be kept.
   */
  readonly cache: 'never' | { readonly ttl: number; readonly neverWhile?: Readonly<Record<string, readonly string[]>> }
  readonly successCodes: readonly string[]
}

/** Every operation of the contract by its operationId. */
export const operations = {
  checkUserNameOrPhone: {"method":"get","path":"/swx/customer/login/checkUserNameOrPhone","tag":"login","auth":"public","effect":"read","demo":"same","money":false,"cache":"never","successCodes":["200"]},
  register: {"method":"post","path":"/swx/customer/login/register","tag":"login","auth":"public","effect":"write","demo":"same","money":false,"cache":"never","successCodes":["200"]},
  login: {"method":"post","path":"/swx/customer/login/login","tag":"login","auth":"public","effect":"write","demo":"same","money":false,"cache":"never","successCodes":["200"]},
  sendCode: {"method":"post","path":"/swx/customer/login/sendCode","tag":"login","auth":"public","effect":"read","demo":"same","money":false,"cache":"never","successCodes":["200"]},
  resetUserPwd: {"method":"post","path":"/swx/customer/login/resetUserPwd","tag":"login","auth":"public","effect":"write","demo":"same","money":false,"cache":"never","successCodes":["20005"]},
  loginByGoogle: {"method":"post","path":"/swx/customer/login/loginByGoogle","tag":"login","auth":"public","effect":"write","demo":"same","money":false,"cache":"never","successCodes":["200"]},
  linkGoogle: {"method":"post","path":"/swx/customer/login/linkGoogle","tag":"login","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","successCodes":["20005"]},
  logout: {"method":"post","path":"/swx/customer/login/logout","tag":"login","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","successCodes":["200"]},
  logoutAll: {"method":"post","path":"/swx/customer/login/logoutAll","tag":"login","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","successCodes":["20005"]},
  listMarketByType: {"method":"get","path":"/swx/customer/index/listMarketByType","tag":"index","auth":"optional","effect":"read","demo":"same","money":false,"cache":{"ttl":300},"successCodes":["200"]},
  getMarketInfo: {"method":"get","path":"/swx/customer/index/getMarketInfo/{id}","tag":"index","auth":"optional","effect":"read","demo":"same","money":false,"cache":{"ttl":300},"successCodes":["200"]},
  getKValueByCodeAndDate: {"method":"get","path":"/swx/customer/index/getKValueByCodeAndDate","tag":"index","auth":"optional","effect":"read","demo":"same","money":false,"cache":{"ttl":300},"successCodes":["200"]},
  getParamByKey: {"method":"get","path":"/swx/customer/index/getParamByKey/{key}","tag":"index","auth":"optional","effect":"read","demo":"same","money":false,"cache":{"ttl":300},"successCodes":["200"]},
  listContents: {"method":"get","path":"/swx/customer/index/listContents/{languageClass}","tag":"index","auth":"optional","effect":"read","demo":"same","money":false,"cache":{"ttl":300},"successCodes":["200"]},
  getContentsById: {"method":"get","path":"/swx/customer/index/getContentsById/{id}","tag":"index","auth":"optional","effect":"read","demo":"same","money":false,"cache":{"ttl":300},"successCodes":["200"]},
  listSmartProduct: {"method":"get","path":"/swx/customer/index/listSmartProduct","tag":"index","auth":"optional","effect":"read","demo":"same","money":false,"cache":{"ttl":300},"successCodes":["200"]},
  listNft: {"method":"get","path":"/swx/customer/index/listNft","tag":"index","auth":"optional","effect":"read","demo":"same","money":false,"cache":{"ttl":300},"successCodes":["200"]},
  listNftBid: {"method":"get","path":"/swx/customer/index/listNftBid","tag":"index","auth":"optional","effect":"read","demo":"same","money":false,"cache":{"ttl":300},"successCodes":["200"]},
  getUserInfo: {"method":"post","path":"/swx/customer/user/getUserInfo","tag":"user","auth":"token","effect":"read","demo":"same","money":false,"cache":"never","successCodes":["200"]},
  updateProfile: {"method":"post","path":"/swx/customer/user/updateProfile","tag":"user","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","successCodes":["20005"]},
  repassword: {"method":"post","path":"/swx/customer/user/repassword","tag":"user","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","successCodes":["20005"]},
  listSession: {"method":"get","path":"/swx/customer/user/listSession","tag":"user","auth":"token","effect":"read","demo":"same","money":false,"cache":"never","successCodes":["200"]},
  closeAccount: {"method":"post","path":"/swx/customer/user/closeAccount","tag":"user","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","successCodes":["20005"]},
  identification: {"method":"post","path":"/swx/customer/user/identification","tag":"user","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","successCodes":["20001"]},
  getKyc: {"method":"get","path":"/swx/customer/user/getKyc","tag":"user","auth":"token","effect":"read","demo":"same","money":false,"cache":"never","successCodes":["200"]},
  upload: {"method":"post","path":"/swx/customer/user/upload","tag":"user","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","successCodes":["200"]},
  listNotification: {"method":"get","path":"/swx/customer/user/listNotification","tag":"user","auth":"token","effect":"read","demo":"same","money":false,"cache":{"ttl":300},"successCodes":["200"]},
  readNotification: {"method":"post","path":"/swx/customer/user/readNotification","tag":"user","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","successCodes":["20005"]},
  getPaymentLock: {"method":"get","path":"/swx/customer/payment/password/locked","tag":"payment","auth":"token","effect":"read","demo":"same","money":false,"cache":"never","successCodes":["200"]},
  setSecurityPassword: {"method":"post","path":"/swx/customer/payment/password/set","tag":"payment","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","successCodes":["20005"]},
  verifySecurityPassword: {"method":"post","path":"/swx/customer/payment/password/verify","tag":"payment","auth":"token","effect":"read","demo":"same","money":false,"cache":"never","successCodes":["200"]},
  changeSecurityPassword: {"method":"post","path":"/swx/customer/payment/password/change","tag":"payment","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","successCodes":["20005"]},
  resetSecurityPassword: {"method":"post","path":"/swx/customer/payment/password/reset","tag":"payment","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","successCodes":["20005"]},
  recharge: {"method":"post","path":"/swx/customer/user/recharge","tag":"user","auth":"token","effect":"write","demo":"refused","money":true,"cache":"never","successCodes":["20002"]},
  listRecharge: {"method":"get","path":"/swx/customer/user/listRecharge","tag":"user","auth":"token","effect":"read","demo":"empty","money":false,"cache":{"ttl":300},"successCodes":["200"]},
  withdrawal: {"method":"post","path":"/swx/customer/user/withdrawal","tag":"user","auth":"token","effect":"write","demo":"refused","money":true,"cache":"never","successCodes":["20003"]},
  listWithdrwal: {"method":"get","path":"/swx/customer/user/listWithdrwal","tag":"user","auth":"token","effect":"read","demo":"empty","money":false,"cache":{"ttl":300},"successCodes":["200"]},
  cancelWithdrawal: {"method":"post","path":"/swx/customer/user/cancelWithdrawal","tag":"user","auth":"token","effect":"write","demo":"refused","money":true,"cache":"never","successCodes":["20005"]},
  listTransaction: {"method":"get","path":"/swx/customer/user/listTransaction","tag":"user","auth":"token","effect":"read","demo":"own","money":false,"cache":{"ttl":300},"successCodes":["200"]},
  equityHistory: {"method":"get","path":"/swx/customer/user/equityHistory","tag":"user","auth":"token","effect":"read","demo":"own","money":false,"cache":{"ttl":300},"successCodes":["200"]},
  setSavings: {"method":"post","path":"/swx/customer/user/setSavings","tag":"user","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","successCodes":["20005"]},
  resetDemo: {"method":"post","path":"/swx/customer/user/resetDemo","tag":"user","auth":"token","effect":"write","demo":"own","money":true,"cache":"never","successCodes":["20005"]},
  listIncomeDetail: {"method":"get","path":"/swx/customer/income/detail/list","tag":"income","auth":"token","effect":"read","demo":"empty","money":false,"cache":{"ttl":300},"successCodes":["200"]},
  buySmart: {"method":"post","path":"/swx/customer/order/buySmart","tag":"order","auth":"token","effect":"write","demo":"refused","money":true,"cache":"never","successCodes":["20004"]},
  listSmartOrder: {"method":"get","path":"/swx/customer/order/listSmartOrder","tag":"order","auth":"token","effect":"read","demo":"empty","money":false,"cache":{"ttl":300},"successCodes":["200"]},
  getSmartOrderById: {"method":"get","path":"/swx/customer/order/getSmartOrderById/{id}","tag":"order","auth":"token","effect":"read","demo":"refused","money":false,"cache":{"ttl":300},"successCodes":["200"]},
  previewExitSmart: {"method":"get","path":"/swx/customer/order/previewExitSmart/{id}","tag":"order","auth":"token","effect":"read","demo":"refused","money":false,"cache":"never","successCodes":["200"]},
  exitSmart: {"method":"post","path":"/swx/customer/order/exitSmart","tag":"order","auth":"token","effect":"write","demo":"refused","money":true,"cache":"never","successCodes":["20005"]},
  openOrder: {"method":"post","path":"/swx/customer/order/openOrder","tag":"order","auth":"token","effect":"write","demo":"own","money":true,"cache":"never","successCodes":["20004"]},
  modifyOrder: {"method":"post","path":"/swx/customer/order/modifyOrder","tag":"order","auth":"token","effect":"write","demo":"own","money":false,"cache":"never","successCodes":["20005"]},
  closeOrder: {"method":"post","path":"/swx/customer/order/closeOrder","tag":"order","auth":"token","effect":"write","demo":"own","money":true,"cache":"never","successCodes":["20005"]},
  listOrder: {"method":"get","path":"/swx/customer/order/listOrder","tag":"order","auth":"token","effect":"read","demo":"own","money":false,"cache":{"ttl":300,"neverWhile":{"status":["OPEN"]}},"successCodes":["200"]},
  getOrderById: {"method":"get","path":"/swx/customer/order/getOrderById/{id}","tag":"order","auth":"token","effect":"read","demo":"own","money":false,"cache":{"ttl":300},"successCodes":["200"]},
  buyOptions: {"method":"post","path":"/swx/customer/order/buyOptions","tag":"order","auth":"token","effect":"write","demo":"own","money":true,"cache":"never","successCodes":["20004"]},
  listOptionsOrder: {"method":"get","path":"/swx/customer/order/listOptionsOrder","tag":"order","auth":"token","effect":"read","demo":"own","money":false,"cache":{"ttl":300},"successCodes":["200"]},
  getOptionsOrderById: {"method":"get","path":"/swx/customer/order/getOptionsOrderById/{id}","tag":"order","auth":"token","effect":"read","demo":"own","money":false,"cache":{"ttl":300,"neverWhile":{"status":["OPEN"]}},"successCodes":["200"]},
  myCredit: {"method":"post","path":"/swx/customer/credit/myCredit","tag":"credit","auth":"token","effect":"read","demo":"refused","money":false,"cache":"never","successCodes":["200"]},
  loanQuote: {"method":"post","path":"/swx/customer/user/loanQuote","tag":"user","auth":"token","effect":"read","demo":"refused","money":false,"cache":"never","successCodes":["200"]},
  loan: {"method":"post","path":"/swx/customer/user/loan","tag":"user","auth":"token","effect":"write","demo":"refused","money":true,"cache":"never","successCodes":["20001"]},
  listLoanRecord: {"method":"get","path":"/swx/customer/user/listLoanRecord","tag":"user","auth":"token","effect":"read","demo":"empty","money":false,"cache":{"ttl":300},"successCodes":["200"]},
  getLoanById: {"method":"get","path":"/swx/customer/user/getLoanById/{id}","tag":"user","auth":"token","effect":"read","demo":"refused","money":false,"cache":{"ttl":300},"successCodes":["200"]},
  repayLoan: {"method":"post","path":"/swx/customer/user/repayLoan","tag":"user","auth":"token","effect":"write","demo":"refused","money":true,"cache":"never","successCodes":["20005"]},
  withdrawLoan: {"method":"post","path":"/swx/customer/user/withdrawLoan","tag":"user","auth":"token","effect":"write","demo":"refused","money":true,"cache":"never","successCodes":["20005"]},
  buyNft: {"method":"post","path":"/swx/customer/user/buyNft","tag":"user","auth":"token","effect":"write","demo":"refused","money":true,"cache":"never","successCodes":["20004"]},
  listMyNft: {"method":"get","path":"/swx/customer/user/listNft","tag":"user","auth":"token","effect":"read","demo":"empty","money":false,"cache":{"ttl":300},"successCodes":["200"]},
  listWatch: {"method":"get","path":"/swx/customer/user/listWatch","tag":"user","auth":"token","effect":"read","demo":"same","money":false,"cache":{"ttl":300},"successCodes":["200"]},
  addWatch: {"method":"post","path":"/swx/customer/user/addWatch","tag":"user","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","successCodes":["20005"]},
  removeWatch: {"method":"post","path":"/swx/customer/user/removeWatch","tag":"user","auth":"token","effect":"write","demo":"same","money":false,"cache":"never","successCodes":["20005"]},
  inviteSummary: {"method":"get","path":"/swx/customer/user/inviteSummary","tag":"user","auth":"token","effect":"read","demo":"same","money":false,"cache":{"ttl":300},"successCodes":["200"]},
  listInvite: {"method":"get","path":"/swx/customer/user/listInvite","tag":"user","auth":"token","effect":"read","demo":"same","money":false,"cache":{"ttl":300},"successCodes":["200"]},
} as const satisfies Record<string, OperationInfo>

/** The name of an operation of the contract. */
export type OperationId = keyof typeof operations

/** The codes with which each operation may refuse over HTTP 200. */
export const refusalCodes = {
  checkUserNameOrPhone: ["10001","10002","10003","10006","10007"],
  register: ["10001","10002","10003","10004","10006","10007","10091","11001"],
  login: ["10001","10002","10003","10004","10005","10009"],
  sendCode: ["10001","10002","10007","10009"],
  resetUserPwd: ["10001","10002","10004","10005","10009","11001"],
  loginByGoogle: ["10002","10005","10007"],
  linkGoogle: ["401","10002","10007","11006"],
  logout: ["401"],
  logoutAll: ["401"],
  listMarketByType: [],
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
  closeAccount: ["401","10004","10008","11006"],
  identification: ["401","10008","10019","11006","11016"],
  getKyc: ["401"],
  upload: ["401","11006"],
  listNotification: ["401"],
  readNotification: ["401","11006","11020"],
  getPaymentLock: ["401"],
  setSecurityPassword: ["401","10008","11001","11006"],
  verifySecurityPassword: ["401","11002","11003","11004"],
  changeSecurityPassword: ["401","11002","11003","11004","11006"],
  resetSecurityPassword: ["401","10004","11001","11004","11006"],
  recharge: ["401","10008","10013","10018","10021","11004","11005","11006","11008","11020"],
  listRecharge: ["401"],
  withdrawal: ["401","10008","10011","10013","10018","10021","10022","10025","11002","11003","11004","11005","11006","11008","11018"],
  listWithdrwal: ["401"],
  cancelWithdrawal: ["401","11005","11006","11010","11020"],
  listTransaction: ["401"],
  equityHistory: ["401"],
  setSavings: ["401","10008","11006"],
  resetDemo: ["401","10008","11006"],
  listIncomeDetail: ["401"],
  buySmart: ["401","10008","10010","10011","10012","10013","10015","10018","10024","11004","11005","11006","11007","11018"],
  listSmartOrder: ["401"],
  getSmartOrderById: ["401","11005","11020"],
  previewExitSmart: ["401","11005","11010","11020"],
  exitSmart: ["401","11005","11006","11010","11018","11020"],
  openOrder: ["401","10008","10011","10015","10016","10018","11004","11006","11009","11018","11019"],
  modifyOrder: ["401","11006","11009","11010","11020"],
  closeOrder: ["401","10015","11006","11010","11020"],
  listOrder: ["401"],
  getOrderById: ["401","11020"],
  buyOptions: ["401","10008","10011","10014","10015","10016","10017","10018","11004","11006","11018"],
  listOptionsOrder: ["401"],
  getOptionsOrderById: ["401","11020"],
  myCredit: ["401","10018","11005"],
  loanQuote: ["401","10013","10018","10023","11005"],
  loan: ["401","10008","10013","10018","10019","10022","10023","11004","11005","11006","11016","11018"],
  listLoanRecord: ["401"],
  getLoanById: ["401","11005","11020"],
  repayLoan: ["401","10011","11005","11006","11017","11018","11020"],
  withdrawLoan: ["401","10011","11005","11006","11017","11020"],
  buyNft: ["401","10008","10011","10016","10020","10021","11004","11005","11006"],
  listMyNft: ["401"],
  listWatch: ["401"],
  addWatch: ["401","10015","11006"],
  removeWatch: ["401","11006"],
  inviteSummary: ["401","10018"],
  listInvite: ["401"],
} as const satisfies Record<OperationId, readonly string[]>
