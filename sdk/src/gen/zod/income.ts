/**
 * Generated from the contract by orval: do not edit, run "npm run codegen".
 */
import * as zod from 'zod/mini';

import { ListIncomeDetailAnswer } from './message.schemas.ts';



/**
 * Income of the user with sums over all rows of the same filter. In demo mode the list is empty. `from` later than `to` is HTTP 400 with the rule `range`.
 * @summary List income
 */
export const ListIncomeDetailQueryParams = /*#__PURE__*/ (() => zod.object({
  "source": zod.exactOptional(zod.enum(['SAVINGS', 'SMART', 'INVITE', 'ORDER', 'OPTION', 'NFT_REFUND'])),
  "from": zod.exactOptional(zod.iso.date()),
  "to": zod.exactOptional(zod.iso.date()),
  "pageNum": zod._default(zod.int().check(zod.gte(1)).check(zod.lte(1000000)), 1),
  "pageSize": zod._default(zod.int().check(zod.gte(1)).check(zod.lte(100)), 20)
}))()

export const ListIncomeDetailResponse = ListIncomeDetailAnswer

