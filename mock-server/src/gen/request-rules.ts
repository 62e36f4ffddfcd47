// Generated from the contract: do not edit, run "npm run codegen".
import type { OperationId } from './operations.ts'

/** What the contract asks of a value, in words of JSON Schema with all references filled in. */
export interface Rules {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: RegExp
  /** The expression that a format stands for. */
  readonly format?: RegExp
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: Rules
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean
  readonly properties?: Readonly<Record<string, Rules>>
  readonly default?: unknown
  readonly oneOf?: readonly Rules[]
  readonly allOf?: readonly Rules[]
  readonly if?: Rules
  readonly then?: Rules
  readonly else?: Rules
}

/** Rules for the parts of a request; a part is absent when the operation has nothing there. */
export interface RequestRules {
  readonly path?: Rules
  readonly query?: Rules
  /** Header names in lower case. */
  readonly headers?: Rules
  readonly body?: Rules
}

const rules1: Rules = { type: "string", maxLength: 1024 }
const rules2: Rules = { type: "string", pattern: /^\+\d{1,4}$/u }
const rules3: Rules = { type: "string", pattern: /^\d{5,15}$/u }
const rules4: Rules = { type: "string", enum: ["YES", "NO"], default: "YES" }
const rules5: Rules = { type: "string", maxLength: 200 }
const rules6: Rules = { type: "object", properties: { virtually: rules4, "accept-language": rules5 } }
const rules7: Rules = { type: "string", minLength: 1, maxLength: 8192 }
const rules8: Rules = { type: "object", required: ["credential"], properties: { credential: rules7, invitationCode: rules1 } }
const rules9: Rules = { type: "string", minLength: 1, maxLength: 2048 }
const rules10: Rules = { type: "string", minLength: 1, maxLength: 512 }
const rules11: Rules = { type: "string", pattern: /^[A-Za-z0-9._~-]{43,128}$/u }
const rules12: Rules = { type: "string", format: /^[a-z][a-z\d+.-]*:\S+$/i, maxLength: 2048 }
const rules13: Rules = { type: "object", required: ["code", "state", "codeVerifier", "redirectUri"], properties: { code: rules9, state: rules10, codeVerifier: rules11, nonce: rules10, redirectUri: rules12, invitationCode: rules1 } }
const rules14: Rules = { type: "string", minLength: 1, maxLength: 64 }
const rules15: Rules = { type: "integer", enum: [1, 2, 3, 4, 5] }
const rules16: Rules = { type: "object", properties: { id: rules14 }, required: ["id"] }
const rules17: Rules = { type: "string", format: /^(?:\d\d(?:[02468][048]|[13579][26])-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8])))$/ }
const rules18: Rules = { type: "integer", minimum: 1, maximum: 1000000, default: 1 }
const rules19: Rules = { type: "integer", minimum: 1, maximum: 100, default: 20 }
const rules20: Rules = { type: "object", properties: { pageNum: rules18, pageSize: rules19 } }
const rules21: Rules = { type: "string", minLength: 1, maxLength: 50 }
const rules22: Rules = { type: "string", pattern: /^\d{6}$/u }
const rules23: Rules = { type: "string", pattern: /^("[!#-~]{1,64}"|[!#-~]{1,64})$/u }
const rules24: Rules = { type: "object", properties: { virtually: rules4, "accept-language": rules5, "idempotency-key": rules23 } }
const rules25: Rules = { type: "string", minLength: 2, maxLength: 100 }
const rules26: Rules = { type: "string", pattern: /^-?(0|[1-9]\d{0,17})(\.\d{1,2})?$/u }
const rules27: Rules = { type: "object", required: ["orderNo"], properties: { orderNo: rules14 } }
const rules28: Rules = { type: "string", format: /^(?:\d\d(?:[02468][048]|[13579][26])-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8])))T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/ }
const rules29: Rules = { type: "integer" }
const rules30: Rules = { type: "number", exclusiveMinimum: 0 }
const rules31: Rules = { type: "number" }
const rules32: Rules = { type: ["number", "null"] }
const rules33: Rules = { type: "object", required: ["marketId"], properties: { marketId: rules14 } }

/** Per operation, what the parts of a request have to be. */
export const requestRules: Readonly<Record<OperationId, RequestRules>> = {
  checkUserNameOrPhone: { query: { type: "object", properties: { userName: rules1, email: rules1, areaCode: rules2, phone: rules3 } }, headers: rules6 },
  register: { headers: rules6, body: { type: "object", properties: { userName: rules1, email: rules1, code: rules1, password: rules1, invitationCode: rules1 } } },
  login: { headers: rules6, body: { type: "object", properties: { userName: rules1, password: rules1 } } },
  sendCode: { headers: rules6, body: { type: "object", required: ["scene"], properties: { email: rules1, scene: { type: "string", enum: ["register", "reset", "security"] } } } },
  resetUserPwd: { headers: rules6, body: { type: "object", properties: { email: rules1, code: rules1, password: rules1 } } },
  loginByGoogle: { headers: rules6, body: { oneOf: [rules8, rules13] } },
  linkGoogle: { headers: rules6, body: { oneOf: [rules8, rules13] } },
  unlinkGoogle: { headers: rules6 },
  logout: { headers: rules6 },
  logoutAll: { headers: rules6 },
  logoutSession: { headers: rules6, body: { type: "object", required: ["id"], properties: { id: rules14 } } },
  listMarketByType: { query: { type: "object", properties: { type: rules15 } }, headers: rules6 },
  getMarketInfo: { path: rules16, headers: rules6 },
  getKValueByCodeAndDate: { query: { type: "object", properties: { code: rules14, date: rules17, period: { type: "string", enum: ["1m", "5m", "15m", "1h", "1d"], default: "1m" }, limit: { type: "integer", minimum: 1, maximum: 500, default: 500 } }, required: ["code", "date"] }, headers: rules6 },
  getParamByKey: { path: { type: "object", properties: { key: { type: "string", pattern: /^[a-zA-Z.]{1,64}$/u } }, required: ["key"] }, headers: rules6 },
  listContents: { path: { type: "object", properties: { languageClass: { type: "integer", enum: [1, 2] } }, required: ["languageClass"] }, headers: rules6 },
  getContentsById: { path: rules16, headers: rules6 },
  listSmartProduct: { query: { type: "object", properties: { marketType: rules15, pageNum: rules18, pageSize: rules19 } }, headers: rules6 },
  listNft: { query: { type: "object", properties: { status: { type: "string", enum: ["LIVE", "SOLD", "ENDED"] }, pageNum: rules18, pageSize: rules19 } }, headers: rules6 },
  listNftBid: { query: { type: "object", properties: { nftId: rules14, pageNum: rules18, pageSize: rules19 }, required: ["nftId"] }, headers: rules6 },
  getUserInfo: { headers: rules6 },
  updateProfile: { headers: rules6, body: { type: "object", additionalProperties: false, properties: { avatarId: rules14, areaCode: rules2, phone: rules3, remove: { type: "array", minItems: 1, maxItems: 2, items: { type: "string", enum: ["phone", "picture"] } } } } },
  repassword: { headers: rules6, body: { type: "object", properties: { oldPassword: rules1, newPassword: rules1 } } },
  listSession: { query: rules20, headers: rules6 },
  setPreferences: { headers: rules6, body: { type: "object", additionalProperties: false, properties: { language: { type: "string", pattern: /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/u, maxLength: 35 }, theme: { type: "string", enum: ["system", "light", "dark"] }, risingColour: { type: "string", enum: ["red", "green"] } } } },
  checkCloseAccount: { headers: rules6 },
  closeAccount: { headers: rules6, body: { type: "object", properties: { loginPassword: rules1 } } },
  identification: { headers: rules6, body: { type: "object", required: ["firstName", "lastName", "sex", "birthdate", "country", "address", "areaCode", "phone", "docType", "idFront", "handHeld"], properties: { firstName: rules21, lastName: rules21, sex: { type: "string", enum: ["male", "female"] }, birthdate: rules17, country: { type: "string", pattern: /^[A-Z]{2}$/u }, address: { type: "string", minLength: 5, maxLength: 200 }, areaCode: rules2, phone: rules3, docType: { type: "string", enum: ["idCard", "driverLicense", "passport"] }, idFront: rules14, idBack: rules14, handHeld: rules14, signature: rules1 }, allOf: [{ if: { required: ["docType"], properties: { docType: { const: "passport" } } }, else: { required: ["idBack"] } }] } },
  getKyc: { headers: rules6 },
  upload: { headers: rules6, body: { type: "object", required: ["file", "purpose"], properties: { file: { type: "string" }, purpose: { type: "string", enum: ["kyc", "recharge", "withdrawal", "avatar", "signature"] } } } },
  listNotification: { query: { type: "object", properties: { unreadOnly: { type: "boolean", default: false }, group: { type: "string", enum: ["MONEY", "TRADING", "PLANS", "NFTS", "SECURITY", "INVITES"] }, pageNum: rules18, pageSize: rules19 } }, headers: rules6 },
  readNotification: { headers: rules6, body: { type: "object", properties: { ids: { type: "array", minItems: 1, maxItems: 100, items: rules14 }, all: { type: "boolean", enum: [true] } }, allOf: [{ if: { required: ["all"] }, else: { required: ["ids"] } }] } },
  setNotices: { headers: rules6, body: { type: "object", required: ["off"], properties: { off: { type: "array", maxItems: 6, items: { type: "string", enum: ["SMART", "ORDER", "OPTION", "NFT", "INVITE", "PRICE_ALERT"] } } } } },
  getPaymentLock: { headers: rules6 },
  setSecurityPassword: { headers: rules6, body: { type: "object", required: ["password"], properties: { password: rules22, emailCode: rules1 } } },
  verifySecurityPassword: { headers: rules6, body: { type: "object", required: ["password"], properties: { password: rules22 } } },
  changeSecurityPassword: { headers: rules6, body: { type: "object", required: ["oldPassword", "newPassword"], properties: { oldPassword: rules22, newPassword: rules22 } } },
  resetSecurityPassword: { headers: rules6, body: { type: "object", required: ["newPassword"], properties: { emailCode: rules1, loginPassword: rules1, newPassword: rules22 } } },
  recharge: { headers: rules24, body: { type: "object", required: ["currency", "network", "proofId"], properties: { currency: { type: "string", pattern: /^[A-Z]{2,10}$/u }, network: { type: "string", minLength: 1, maxLength: 32 }, amount: rules1, txHash: { type: "string", minLength: 1, maxLength: 128 }, last6: { type: "string", pattern: /^[0-9a-fA-F]{6}$/u }, proofId: rules14, receiveAddress: rules1 }, allOf: [{ if: { required: ["txHash"] }, else: { required: ["last6"] } }] } },
  listRecharge: { query: { type: "object", properties: { status: { type: "string", enum: ["TO_BE_REVIEWED", "COMPLETED", "REJECTED", "FAILED"] }, pageNum: rules18, pageSize: rules19 } }, headers: rules6 },
  withdrawal: { headers: rules24, body: { type: "object", required: ["securityPassword", "expectedFee"], properties: { method: rules1, amount: rules1, address: rules1, bankName: rules25, cardholder: rules25, accountNo: { type: "string", pattern: /^[A-Z0-9]{5,34}$/u }, proofId: rules14, securityPassword: rules22, expectedFee: rules26 }, allOf: [{ if: { required: ["method"], properties: { method: { const: "BANK" } } }, then: { required: ["bankName", "cardholder", "accountNo"] } }] } },
  listWithdrwal: { query: { type: "object", properties: { status: { type: "string", enum: ["TO_BE_REVIEWED", "APPROVED", "COMPLETED", "REJECTED", "FAILED", "CANCELLED"] }, orderNo: rules14, pageNum: rules18, pageSize: rules19 } }, headers: rules6 },
  cancelWithdrawal: { headers: rules24, body: rules27 },
  listTransaction: { query: { type: "object", properties: { kind: { type: "string", enum: ["DEPOSIT", "WITHDRAWAL", "WITHDRAWAL_RETURN", "SMART_BUY", "SMART_YIELD", "SMART_MATURITY", "SMART_EXIT", "SAVINGS", "LOAN_DISBURSEMENT", "LOAN_REPAYMENT", "ORDER_OPEN", "ORDER_CLOSE", "OPTION_STAKE", "OPTION_SETTLEMENT", "NFT_BID", "NFT_RETURN", "INVITE_REWARD", "DEMO_START", "GRANT"] }, from: rules17, to: rules17, pageNum: rules18, pageSize: rules19 } }, headers: rules6 },
  equityHistory: { query: { type: "object", properties: { from: rules28, to: rules28, step: { type: "string", enum: ["hour", "day"], default: "day" } }, required: ["from", "to"] }, headers: rules6 },
  setSavings: { headers: rules6, body: { type: "object", required: ["enabled"], properties: { enabled: { type: "boolean" } } } },
  resetDemo: { headers: rules24 },
  settleAttempt: { headers: rules6, body: { type: "object", required: ["key", "operation"], properties: { key: rules23, operation: { type: "string", enum: ["recharge", "withdrawal", "cancelWithdrawal", "resetDemo", "buySmart", "exitSmart", "openOrder", "closeOrder", "buyOptions", "loan", "repayLoan", "withdrawLoan", "buyNft"] } } } },
  listIncomeDetail: { query: { type: "object", properties: { source: { type: "string", enum: ["SAVINGS", "SMART", "INVITE", "ORDER", "OPTION", "NFT_REFUND"] }, from: rules17, to: rules17, pageNum: rules18, pageSize: rules19 } }, headers: rules6 },
  buySmart: { headers: rules24, body: { type: "object", required: ["productId", "acceptedTermsVersion"], properties: { productId: rules14, days: rules29, amount: rules1, acceptedTermsVersion: rules14 } } },
  listSmartOrder: { query: { type: "object", properties: { status: { type: "string", enum: ["IN_PROGRESS", "MATURED", "DISTRIBUTED", "COMPLETED", "EARLY_EXIT"] }, pageNum: rules18, pageSize: rules19 } }, headers: rules6 },
  getSmartOrderById: { path: rules16, headers: rules6 },
  previewExitSmart: { path: rules16, headers: rules6 },
  exitSmart: { headers: rules24, body: { type: "object", required: ["orderNo", "quoteId"], properties: { orderNo: rules14, quoteId: rules14 } } },
  openOrder: { headers: rules24, body: { type: "object", required: ["marketId", "direction", "quotedPrice", "slippage", "acceptedTermsVersion"], properties: { marketId: rules14, direction: { type: "string", enum: ["LONG", "SHORT"] }, lots: rules1, leverage: rules29, quotedPrice: rules30, slippage: { type: "string", pattern: /^0(\.0{0,3}|\.00[0-4]\d{0,3}|\.0050{0,3})?$/u }, stopLossPrice: rules31, takeProfitPrice: rules31, acceptedTermsVersion: rules14 } } },
  modifyOrder: { headers: rules6, body: { type: "object", required: ["orderNo"], properties: { orderNo: rules14, stopLossPrice: rules32, takeProfitPrice: rules32 } } },
  closeOrder: { headers: rules24, body: rules27 },
  listOrder: { query: { type: "object", properties: { status: { type: "string", enum: ["OPEN", "CLOSED"] }, pageNum: rules18, pageSize: rules19 } }, headers: rules6 },
  getOrderById: { path: rules16, headers: rules6 },
  buyOptions: { headers: rules24, body: { type: "object", required: ["marketId", "direction", "acceptedTermsVersion"], properties: { marketId: rules14, direction: { type: "string", enum: ["UP", "DOWN"] }, periodSec: rules29, amount: rules1, quotedPrice: rules30, acceptedTermsVersion: rules14 } } },
  listOptionsOrder: { query: { type: "object", properties: { status: { type: "string", enum: ["OPEN", "WON", "LOST", "TIED", "VOID"] }, code: rules14, pageNum: rules18, pageSize: rules19 } }, headers: rules6 },
  getOptionsOrderById: { path: rules16, headers: rules6 },
  myCredit: { headers: rules6 },
  loanQuote: { headers: rules6, body: { type: "object", properties: { amount: rules1, termDays: rules29 } } },
  loan: { headers: rules24, body: { type: "object", required: ["agreementVersion", "quoteId"], properties: { amount: rules1, termDays: rules29, signatureId: rules1, agreementVersion: rules14, agreementLanguage: { type: "string", maxLength: 35 }, quoteId: rules14 } } },
  listLoanRecord: { query: { type: "object", properties: { status: { type: "string", enum: ["PENDING_REVIEW", "REPAYING", "REPAID", "OVERDUE", "REJECTED"] }, pageNum: rules18, pageSize: rules19 } }, headers: rules6 },
  getLoanById: { path: rules16, headers: rules6 },
  repayLoan: { headers: rules24, body: { type: "object", required: ["loanNo", "expectedAmount"], properties: { loanNo: rules14, expectedAmount: rules26 } } },
  withdrawLoan: { headers: rules24, body: { type: "object", required: ["loanNo"], properties: { loanNo: rules14, expectedAmount: rules26 } } },
  buyNft: { headers: rules24, body: { type: "object", required: ["nftId", "action"], properties: { nftId: rules14, action: { type: "string", enum: ["bid", "buy"] }, amount: rules1, receiveAddress: rules1 } } },
  listMyNft: { query: { type: "object", properties: { kind: { type: "string", enum: ["owned", "bidding", "returned"] }, pageNum: rules18, pageSize: rules19 } }, headers: rules6 },
  listWatch: { headers: rules6 },
  addWatch: { headers: rules6, body: rules33 },
  removeWatch: { headers: rules6, body: rules33 },
  inviteSummary: { headers: rules6 },
  listInvite: { query: rules20, headers: rules6 },
}
