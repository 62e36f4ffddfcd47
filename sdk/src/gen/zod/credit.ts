/**
 * Generated from the contract by orval: do not edit, run "npm run codegen".
 */
import {
  MyCreditAnswer
} from './model.schemas.ts';



/**
 * How much the user can borrow, and the loan terms. A read, although the method is POST. No body.
 * @summary Get the credit line
 */
export const MyCreditResponse = MyCreditAnswer

