/**
 * Generated from the contract by orval: do not edit, run "npm run codegen".
 */
import {
  ChangeSecurityPasswordAnswer,
  ChangeSecurityPasswordRequest,
  GetPaymentLockAnswer,
  ResetSecurityPasswordAnswer,
  ResetSecurityPasswordRequest,
  SetSecurityPasswordAnswer,
  SetSecurityPasswordRequest,
  VerifySecurityPasswordAnswer,
  VerifySecurityPasswordRequest
} from './model.schemas.ts';



/**
 * Whether payments are locked for this user. Ask right before every operation with money; when there is no answer, do not go on.
 * @summary Check the payment lock
 */
export const GetPaymentLockResponse = GetPaymentLockAnswer

/**
 * Sets the six-digit password that withdrawals require.
 * @summary Set the security password
 */
export const SetSecurityPasswordBody = SetSecurityPasswordRequest

export const SetSecurityPasswordResponse = SetSecurityPasswordAnswer

/**
 * Checks the security password and returns a ticket valid for five minutes. Incorrect passwords are counted: the fifth locks payments for 24 hours.
 * @summary Verify the security password
 */
export const VerifySecurityPasswordBody = VerifySecurityPasswordRequest

export const VerifySecurityPasswordResponse = VerifySecurityPasswordAnswer

/**
 * Replaces the security password with a new one.
 * @summary Change the security password
 */
export const ChangeSecurityPasswordBody = ChangeSecurityPasswordRequest

export const ChangeSecurityPasswordResponse = ChangeSecurityPasswordAnswer

/**
 * Replaces a forgotten security password. Withdrawals are paused for 24 hours afterwards.
 * @summary Reset the security password
 */
export const ResetSecurityPasswordBody = ResetSecurityPasswordRequest

export const ResetSecurityPasswordResponse = ResetSecurityPasswordAnswer

