/**
 * Generated from the contract by orval: do not edit, run "npm run codegen".
 */
import * as zod from 'zod/mini';

import {
  CheckUserNameOrPhoneAnswer,
  GoogleCodeRequest,
  GoogleCredentialRequest,
  LinkGoogleAnswer,
  LoginAnswer,
  LoginByGoogleAnswer,
  LoginRequest,
  LogoutAllAnswer,
  LogoutAnswer,
  LogoutSessionAnswer,
  LogoutSessionRequest,
  RegisterAnswer,
  RegisterRequest,
  ResetUserPwdAnswer,
  ResetUserPwdRequest,
  SendCodeAnswer,
  SendCodeRequest,
  UnlinkGoogleAnswer
} from './model.schemas.ts';



/**
 * Checks whether a user name, an email address or a phone number can still be registered. Send exactly one of `userName`, `email`, or `areaCode` with `phone`; more than one is HTTP 400 with the rule `exactlyOne`. After ten checks a minute from one address, the answer is HTTP 429.
 * @summary Check whether a name is free
 */
export const checkUserNameOrPhoneQueryUserNameMax = 1024;

export const checkUserNameOrPhoneQueryEmailMax = 1024;

export const checkUserNameOrPhoneQueryAreaCodeRegExp = new RegExp('^\\+\\d{1,4}$');
export const checkUserNameOrPhoneQueryPhoneRegExp = new RegExp('^\\d{5,15}$');


export const CheckUserNameOrPhoneQueryParams = /*#__PURE__*/ zod.object({
  "userName": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkUserNameOrPhoneQueryUserNameMax))),
  "email": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkUserNameOrPhoneQueryEmailMax))),
  "areaCode": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(checkUserNameOrPhoneQueryAreaCodeRegExp))),
  "phone": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(checkUserNameOrPhoneQueryPhoneRegExp)))
})

export const CheckUserNameOrPhoneResponse = CheckUserNameOrPhoneAnswer

/**
 * Creates the account of a user, with an empty real account and a demo account with 100 000.00 USD, and logs the user in. The code comes from `sendCode` with the scene `register`. Comparing a password with its repetition is up to the client.
 * @summary Sign up
 */
export const RegisterBody = RegisterRequest

export const RegisterResponse = RegisterAnswer

/**
 * Logs a user in by user name or email address. After five incorrect passwords within 15 minutes, the answer is HTTP 429 until the 15 minutes are over.
 * @summary Log in
 */
export const LoginBody = LoginRequest

export const LoginResponse = LoginAnswer

/**
 * Sends six digits by email, valid for 10 minutes and five attempts. Another code can be requested after 60 seconds; sooner, the answer is HTTP 429 with code `11013`. The mock server sends no email: its mailbox is on the console page.
 * @summary Send a verification code
 */
export const SendCodeBody = SendCodeRequest

export const SendCodeResponse = SendCodeAnswer

/**
 * Sets a new log-in password with a code of the scene `reset`, and ends every session of the user.
 * @summary Reset a forgotten password
 */
export const ResetUserPwdBody = ResetUserPwdRequest

export const ResetUserPwdResponse = ResetUserPwdAnswer

/**
 * Logs in with a Google account, either by the credential of Google Identity Services or by the authorization code of the redirect flow. The first log-in creates the user, with a generated user name.
 * @summary Log in with Google
 */
export const LoginByGoogleBody = /*#__PURE__*/ zod.union([GoogleCredentialRequest,GoogleCodeRequest])

export const LoginByGoogleResponse = LoginByGoogleAnswer

/**
 * Links a Google account to the logged-in user, who can then log in with it.
 * @summary Link a Google account
 */
export const LinkGoogleBody = /*#__PURE__*/ zod.union([GoogleCredentialRequest,GoogleCodeRequest])

export const LinkGoogleResponse = LinkGoogleAnswer

/**
 * Unlinks the Google account of the logged-in user, who then logs in with the password. An error while there is no password.
 * @summary Unlink the Google account
 */
export const UnlinkGoogleResponse = UnlinkGoogleAnswer

/**
 * Ends this session; its token no longer works. No body.
 * @summary Log out
 */
export const LogoutResponse = LogoutAnswer

/**
 * Ends all other sessions of the user. No body.
 * @summary Log out everywhere else
 */
export const LogoutAllResponse = LogoutAllAnswer

/**
 * Ends one session of the user; its token no longer works.
 * @summary Log out one device
 */
export const LogoutSessionBody = LogoutSessionRequest

export const LogoutSessionResponse = LogoutSessionAnswer

