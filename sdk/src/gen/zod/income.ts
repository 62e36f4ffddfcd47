/**
 * Generated from the contract by orval: do not edit, run "npm run codegen".
 */
import * as zod from 'zod/mini';

import {
  ListIncomeDetailAnswer
} from './model.schemas.ts';



/**
 * Profit and loss entries of the user, with sums over all rows that match the filter. In demo mode the list is empty. `from` later than `to` is HTTP 400 with the rule `range`.
 * @summary List profit and loss
 */
export const listIncomeDetailQueryPageNumDefault = 1;
export const listIncomeDetailQueryPageNumMax = 1000000;

export const listIncomeDetailQueryPageSizeDefault = 20;
export const listIncomeDetailQueryPageSizeMax = 100;



export const ListIncomeDetailQueryParams = /*#__PURE__*/ zod.object({
  "source": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['SAVINGS', 'SMART', 'INVITE', 'ORDER', 'OPTION', 'NFT_REFUND'])),
  "from": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()),
  "to": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date()),
  "pageNum": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listIncomeDetailQueryPageNumMax)), listIncomeDetailQueryPageNumDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listIncomeDetailQueryPageSizeMax)), listIncomeDetailQueryPageSizeDefault)
})

export const ListIncomeDetailResponse = ListIncomeDetailAnswer

