// Generated from the contract: do not edit, run "npm run codegen".
import type { Validate } from '../validation/validate.ts'

export declare const register: Validate
export declare const login: Validate
export declare const sendCode: Validate
export declare const resetUserPwd: Validate
export declare const loginByGoogle: Validate
export declare const logoutSession: Validate
export declare const updateProfile: Validate
export declare const repassword: Validate
export declare const setPreferences: Validate
export declare const closeAccount: Validate
export declare const identification: Validate
export declare const upload: Validate
export declare const readNotification: Validate
export declare const setNotices: Validate
export declare const setSecurityPassword: Validate
export declare const verifySecurityPassword: Validate
export declare const changeSecurityPassword: Validate
export declare const resetSecurityPassword: Validate
export declare const recharge: Validate
export declare const withdrawal: Validate
export declare const cancelWithdrawal: Validate
export declare const setSavings: Validate
export declare const settleAttempt: Validate
export declare const buySmart: Validate
export declare const exitSmart: Validate
export declare const openOrder: Validate
export declare const modifyOrder: Validate
export declare const closeOrder: Validate
export declare const buyOptions: Validate
export declare const loanQuote: Validate
export declare const loan: Validate
export declare const repayLoan: Validate
export declare const withdrawLoan: Validate
export declare const buyNft: Validate
export declare const addWatch: Validate
