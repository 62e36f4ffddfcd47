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
 * Tells whether a user name, an email address or a phone number may still be registered. Give exactly one of `userName`, `email`, or `areaCode` with `phone`; more than one is HTTP 400 with the rule `exactlyOne`. Ten checks a minute for one address, then HTTP 429.
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
 * Creates the one account a user has, with an empty real ledger and a demo ledger of 100 000.00 USD, and signs the user in. The code comes from `sendCode` with the scene `register`. Whether the password was typed twice alike is for the client to check.
 * @summary Register
 */
export const RegisterBody = RegisterRequest

export const RegisterResponse = RegisterAnswer

/**
 * Signs a user in by name or email address. Five wrong passwords within 15 minutes answer HTTP 429 until the 15 minutes are over.
 * @summary Sign in
 */
export const LoginBody = LoginRequest

export const LoginResponse = LoginAnswer

/**
 * Sends six digits by email, good for 10 minutes and five tries. Another code may be asked for after 60 seconds; sooner it is HTTP 429 with code `11013`. The mock server sends no email: it shows its mailbox on the console page.
 * @summary Send a verification code
 */
export const SendCodeBody = SendCodeRequest

export const SendCodeResponse = SendCodeAnswer

/**
 * Sets a new password with a code of the scene `reset`, and ends every session of the user.
 * @summary Reset a forgotten password
 */
export const ResetUserPwdBody = ResetUserPwdRequest

export const ResetUserPwdResponse = ResetUserPwdAnswer

/**
 * Signs in with a Google account, either by the credential of Google Identity Services or by the authorization code of the redirect flow. The first time creates the user, with a generated user name.
 * @summary Sign in with Google
 */
export const LoginByGoogleBody = /*#__PURE__*/ zod.union([GoogleCredentialRequest,GoogleCodeRequest])

export const LoginByGoogleResponse = LoginByGoogleAnswer

/**
 * Links a Google account to the signed-in user, who can then sign in with it.
 * @summary Link a Google account
 */
export const LinkGoogleBody = /*#__PURE__*/ zod.union([GoogleCredentialRequest,GoogleCodeRequest])

export const LinkGoogleResponse = LinkGoogleAnswer

/**
 * Takes the Google account away from the signed-in user, who then signs in with the password. Refused while there is no password.
 * @summary Unlink the Google account
 */
export const UnlinkGoogleResponse = UnlinkGoogleAnswer

/**
 * Ends this session: the token is worthless from here on. No body.
 * @summary Sign out
 */
export const LogoutResponse = LogoutAnswer

/**
 * Ends every other session of the user. No body.
 * @summary Sign out everywhere else
 */
export const LogoutAllResponse = LogoutAllAnswer

/**
 * Ends one session of the user; its token is refused from then on.
 * @summary Sign out one device
 */
export const LogoutSessionBody = LogoutSessionRequest

export const LogoutSessionResponse = LogoutSessionAnswer

