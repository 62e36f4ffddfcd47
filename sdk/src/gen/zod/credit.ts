/**
 * Generated from the contract by orval: do not edit, run "npm run codegen".
 */
import {
  MyCreditAnswer
} from './model.schemas.ts';



/**
 * How much the user may borrow and on what terms. A read, although it is a POST. No body.
 * @summary Get the credit line
 */
export const MyCreditResponse = MyCreditAnswer

