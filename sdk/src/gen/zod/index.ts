/**
 * Generated from the contract by orval: do not edit, run "npm run codegen".
 */
import * as zod from 'zod/mini';

import {
  GetContentsByIdAnswer,
  GetKValueByCodeAndDateAnswer,
  GetMarketInfoAnswer,
  GetParamByKeyAnswer,
  ListContentsAnswer,
  ListMarketByTypeAnswer,
  ListNftAnswer,
  ListNftBidAnswer,
  ListSmartProductAnswer
} from './model.schemas.ts';



/**
 * The instruments of one market category in display order, or of all. Public: works with or without a session. After this first list, the market socket sends the changes of `price` and `zdf`.
 * @summary List instruments
 */
export const ListMarketByTypeQueryParams = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(1),/*#__PURE__*/ zod.literal(2),/*#__PURE__*/ zod.literal(3),/*#__PURE__*/ zod.literal(4),/*#__PURE__*/ zod.literal(5)]))
})

export const ListMarketByTypeResponse = ListMarketByTypeAnswer

/**
 * One instrument with its trading terms. Later prices come from the market socket.
 * @summary Get an instrument
 */
export const getMarketInfoPathIdMax = 64;



export const GetMarketInfoParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getMarketInfoPathIdMax))
})

export const GetMarketInfoResponse = GetMarketInfoAnswer

/**
 * The last candles of an instrument up to the end of a UTC day, oldest first. A day in the future is HTTP 400 with the rule `notFuture`. An empty list means that there are no prices: show a placeholder chart at 52100.
 * @summary Get candles
 */
export const getKValueByCodeAndDateQueryCodeMax = 64;

export const getKValueByCodeAndDateQueryPeriodDefault = `1m`;
export const getKValueByCodeAndDateQueryLimitDefault = 500;
export const getKValueByCodeAndDateQueryLimitMax = 500;



export const GetKValueByCodeAndDateQueryParams = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getKValueByCodeAndDateQueryCodeMax)),
  "date": /*#__PURE__*/ zod.iso.date(),
  "period": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['1m', '5m', '15m', '30m', '1h', '4h', '1d', '1w']), getKValueByCodeAndDateQueryPeriodDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getKValueByCodeAndDateQueryLimitMax)), getKValueByCodeAndDateQueryLimitDefault)
})

export const GetKValueByCodeAndDateResponse = GetKValueByCodeAndDateAnswer

/**
 * Numbers and lists that an app must not contain as constants. Keys: `savings.tiers`, `smart.earlyExitPenaltyRate`, `loan.config`, `withdrawal.methods`, `withdrawal.kycThreshold`, `recharge.edition`, `recharge.methods`, `options.periods`, `options.config`, `order.config`, `invite.config`, `claims`, `areaCodes`, `countries`, `upload.config`, `socialLogin`, `social.links`, `features`. Rates are decimal strings as fractions.
 * @summary Get a system parameter
 */
export const getParamByKeyPathKeyRegExp = new RegExp('^[a-zA-Z.]{1,64}$');


export const GetParamByKeyParams = /*#__PURE__*/ zod.object({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getParamByKeyPathKeyRegExp))
})

export const GetParamByKeyResponse = GetParamByKeyAnswer

/**
 * Titles of the company, policy and footer pages, of the questions and of the announcements: pages first, then questions by group, then announcements, pinned ones first and then the newest. The path parameter is the language class, not the type: 1 Simplified Chinese, 2 all other languages; `Accept-Language` then selects the text.
 * @summary List content pages
 */
export const ListContentsParams = /*#__PURE__*/ zod.object({
  "languageClass": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(1),/*#__PURE__*/ zod.literal(2)])
})

export const ListContentsResponse = ListContentsAnswer

/**
 * One content page, question or announcement, in Markdown.
 * @summary Get a content page
 */
export const getContentsByIdPathIdMax = 64;



export const GetContentsByIdParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getContentsByIdPathIdMax))
})

export const GetContentsByIdResponse = GetContentsByIdAnswer

/**
 * Plan products of every status: available ones first, then those sold out or no longer available.
 * @summary List plan products
 */
export const listSmartProductQueryPageNumDefault = 1;
export const listSmartProductQueryPageNumMax = 1000000;

export const listSmartProductQueryPageSizeDefault = 20;
export const listSmartProductQueryPageSizeMax = 100;



export const ListSmartProductQueryParams = /*#__PURE__*/ zod.object({
  "marketType": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(1),/*#__PURE__*/ zod.literal(2),/*#__PURE__*/ zod.literal(3),/*#__PURE__*/ zod.literal(4),/*#__PURE__*/ zod.literal(5)])),
  "pageNum": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSmartProductQueryPageNumMax)), listSmartProductQueryPageNumDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSmartProductQueryPageSizeMax)), listSmartProductQueryPageSizeDefault)
})

export const ListSmartProductResponse = ListSmartProductAnswer

/**
 * NFTs at auction and from past auctions. The whole price goes to the named charity.
 * @summary List charity NFTs
 */
export const listNftQueryPageNumDefault = 1;
export const listNftQueryPageNumMax = 1000000;

export const listNftQueryPageSizeDefault = 20;
export const listNftQueryPageSizeMax = 100;



export const ListNftQueryParams = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum(['LIVE', 'SOLD', 'ENDED'])),
  "pageNum": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listNftQueryPageNumMax)), listNftQueryPageNumDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listNftQueryPageSizeMax)), listNftQueryPageSizeDefault)
})

export const ListNftResponse = ListNftAnswer

/**
 * The bids for one NFT, newest first, with masked names.
 * @summary List bids for an NFT
 */
export const listNftBidQueryNftIdMax = 64;

export const listNftBidQueryPageNumDefault = 1;
export const listNftBidQueryPageNumMax = 1000000;

export const listNftBidQueryPageSizeDefault = 20;
export const listNftBidQueryPageSizeMax = 100;



export const ListNftBidQueryParams = /*#__PURE__*/ zod.object({
  "nftId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listNftBidQueryNftIdMax)),
  "pageNum": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listNftBidQueryPageNumMax)), listNftBidQueryPageNumDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listNftBidQueryPageSizeMax)), listNftBidQueryPageSizeDefault)
})

export const ListNftBidResponse = ListNftBidAnswer

