/**
 * Generated from the contract by orval: do not edit, run "npm run codegen".
 */
import * as zod from 'zod/mini';

import {
  BuyOptionsAnswer,
  BuyOptionsRequest,
  BuySmartAnswer,
  BuySmartRequest,
  CloseOrderAnswer,
  CloseOrderRequest,
  ExitSmartAnswer,
  ExitSmartRequest,
  GetOptionsOrderByIdAnswer,
  GetOrderByIdAnswer,
  GetSmartOrderByIdAnswer,
  ListOptionsOrderAnswer,
  ListOrderAnswer,
  ListSmartOrderAnswer,
  ModifyOrderAnswer,
  ModifyOrderRequest,
  OpenOrderAnswer,
  OpenOrderRequest,
  PreviewExitSmartAnswer
} from './model.schemas.ts';



/**
 * Locks an amount for a number of days at a daily rate. Earnings begin at the next 00:00 UTC and are added to the balance at the end of each day. The principal is due back to the user with the last payment. Yields and principal are not guaranteed; capital is at risk. Borrowed money cannot be used.
 * @summary Buy a plan
 */
export const BuySmartBody = BuySmartRequest

export const BuySmartResponse = BuySmartAnswer

/**
 * Plans of the user, newest first. In demo mode the list is empty.
 * @summary List own plans
 */
export const listSmartOrderQueryPageNumDefault = 1;
export const listSmartOrderQueryPageNumMax = 1000000;

export const listSmartOrderQueryPageSizeDefault = 20;
export const listSmartOrderQueryPageSizeMax = 100;



export const ListSmartOrderQueryParams = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['IN_PROGRESS', 'MATURED', 'DISTRIBUTED', 'COMPLETED', 'EARLY_EXIT'])),
  "pageNum": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSmartOrderQueryPageNumMax)), listSmartOrderQueryPageNumDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSmartOrderQueryPageSizeMax)), listSmartOrderQueryPageSizeDefault)
})

export const ListSmartOrderResponse = ListSmartOrderAnswer

/**
 * One plan with the payment of each day.
 * @summary Get a plan
 */
export const getSmartOrderByIdPathIdMax = 64;



export const GetSmartOrderByIdParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getSmartOrderByIdPathIdMax))
})

export const GetSmartOrderByIdResponse = GetSmartOrderByIdAnswer

/**
 * Returns the early-close fee and the refund. The quote is valid for 60 seconds, and exitSmart charges exactly these amounts.
 * @summary Preview closing a plan early
 */
export const previewExitSmartPathIdMax = 64;



export const PreviewExitSmartParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(previewExitSmartPathIdMax))
})

export const PreviewExitSmartResponse = PreviewExitSmartAnswer

/**
 * Closes a plan before maturity at the early-close fee of the preview. Possible even while payments are locked, because it lowers the risk.
 * @summary Close a plan early
 */
export const ExitSmartBody = ExitSmartRequest

export const ExitSmartResponse = ExitSmartAnswer

/**
 * Opens a position with isolated margin at the server's price. The most a user can lose is the margin plus the opening fee. The fee is a part of the value of the position, rounded to the cent and at least 0.01.
 * @summary Open a leveraged position
 */
export const OpenOrderBody = OpenOrderRequest

export const OpenOrderResponse = OpenOrderAnswer

/**
 * Sets, changes or removes the stop loss and the take profit of an open position.
 * @summary Change stop loss and take profit
 */
export const ModifyOrderBody = ModifyOrderRequest

export const ModifyOrderResponse = ModifyOrderAnswer

/**
 * Closes a position at the server's price. Possible even while payments are locked, because it lowers the risk. With `lots`, only a part is closed: it becomes a closed position with its own number and with `partOf`, and with its share of margin, opening fee and profit; the rest stays open under its number, on the same terms and with the same stop loss and take profit. Result and closing fee of a part are the rounded sum of all parts so far less the rounded sum of those before, so that all parts together cost, to the cent, what one closing at those prices would have cost.
 * @summary Close a position
 */
export const CloseOrderBody = CloseOrderRequest

export const CloseOrderResponse = CloseOrderAnswer

/**
 * Leveraged positions of the user in this account mode, newest first. A page with an open position is not to be cached.
 * @summary List own positions
 */
export const listOrderQueryPageNumDefault = 1;
export const listOrderQueryPageNumMax = 1000000;

export const listOrderQueryPageSizeDefault = 20;
export const listOrderQueryPageSizeMax = 100;



export const ListOrderQueryParams = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['OPEN', 'CLOSED'])),
  "pageNum": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOrderQueryPageNumMax)), listOrderQueryPageNumDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOrderQueryPageSizeMax)), listOrderQueryPageSizeDefault)
})

export const ListOrderResponse = ListOrderAnswer

/**
 * One leveraged position.
 * @summary Get a position
 */
export const getOrderByIdPathIdMax = 64;



export const GetOrderByIdParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getOrderByIdPathIdMax))
})

export const GetOrderByIdResponse = GetOrderByIdAnswer

/**
 * Stakes an amount on the price being above or below the strike price after a fixed time. A tie returns the stake. The strike price is the server's price when it accepts the order. The most a user can lose is the stake.
 * @summary Buy a fixed-time option
 */
export const BuyOptionsBody = BuyOptionsRequest

export const BuyOptionsResponse = BuyOptionsAnswer

/**
 * Fixed-time options of the user in this account mode, newest first.
 * @summary List own options
 */
export const listOptionsOrderQueryCodeMax = 64;

export const listOptionsOrderQueryPageNumDefault = 1;
export const listOptionsOrderQueryPageNumMax = 1000000;

export const listOptionsOrderQueryPageSizeDefault = 20;
export const listOptionsOrderQueryPageSizeMax = 100;



export const ListOptionsOrderQueryParams = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['OPEN', 'WON', 'LOST', 'TIED', 'VOID'])),
  "code": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listOptionsOrderQueryCodeMax))),
  "pageNum": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOptionsOrderQueryPageNumMax)), listOptionsOrderQueryPageNumDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOptionsOrderQueryPageSizeMax)), listOptionsOrderQueryPageSizeDefault)
})

export const ListOptionsOrderResponse = ListOptionsOrderAnswer

/**
 * One fixed-time option. A client may cache it once it is settled.
 * @summary Get an option
 */
export const getOptionsOrderByIdPathIdMax = 64;



export const GetOptionsOrderByIdParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getOptionsOrderByIdPathIdMax))
})

export const GetOptionsOrderByIdResponse = GetOptionsOrderByIdAnswer

