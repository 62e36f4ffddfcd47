/**
 * Generated from the contract by orval: do not edit, run "npm run codegen".
 */
import * as zod from 'zod/mini';
import { text } from '../../zod/short-forms.ts';

import { GetContentsByIdAnswer, GetKValueByCodeAndDateAnswer, GetMarketInfoAnswer, GetParamByKeyAnswer, ListContentsAnswer, ListMarketByTypeAnswer, ListNftAnswer, ListNftBidAnswer, ListSmartProductAnswer } from './message.schemas.ts';



/**
 * One market category in display order, or all of them. Public: works with or without a session. After this first list the market socket owns `price` and `zdf`.
 * @summary List market items
 */
export const ListMarketByTypeQueryParams = /*#__PURE__*/ (() => zod.object({
  "type": zod.exactOptional(zod.union([zod.literal(1),zod.literal(2),zod.literal(3),zod.literal(4),zod.literal(5)]))
}))()

export const ListMarketByTypeResponse = ListMarketByTypeAnswer

/**
 * One instrument with its trading terms. The price moves on by the market socket.
 * @summary Get an instrument
 */
export const GetMarketInfoParams = /*#__PURE__*/ (() => zod.object({
  "id": text(64, 1)
}))()

export const GetMarketInfoResponse = GetMarketInfoAnswer

/**
 * The last candles of an instrument up to the end of a UTC day, oldest first. A day in the future is HTTP 400 with the rule `notFuture`. An empty list means there is nothing to draw: show the placeholder chart at 52100.
 * @summary Get candles
 */
const getKValueByCodeAndDateQueryPeriodDefault = `1m`;
export const GetKValueByCodeAndDateQueryParams = /*#__PURE__*/ (() => zod.object({
  "code": text(64, 1),
  "date": zod.iso.date(),
  "period": zod._default(zod.enum(['1m', '5m', '15m', '1h', '1d']), getKValueByCodeAndDateQueryPeriodDefault),
  "limit": zod._default(zod.int().check(zod.gte(1)).check(zod.lte(500)), 500)
}))()

export const GetKValueByCodeAndDateResponse = GetKValueByCodeAndDateAnswer

/**
 * Numbers and lists that screens must not carry as constants. Keys: `savings.tiers`, `smart.earlyExitPenaltyRate`, `loan.config`, `withdrawal.methods`, `withdrawal.kycThreshold`, `recharge.edition`, `recharge.methods`, `options.periods`, `options.config`, `order.config`, `invite.config`, `claims`, `areaCodes`, `countries`, `upload.config`, `socialLogin`, `social.links`, `features`. Rates are decimal strings as fractions.
 * @summary Get a system parameter
 */
export const GetParamByKeyParams = /*#__PURE__*/ (() => zod.object({
  "key": zod.string().check(zod.regex(new RegExp('^[a-zA-Z.]{1,64}$')))
}))()

export const GetParamByKeyResponse = GetParamByKeyAnswer

/**
 * Titles of the company, policy and footer pages, of the questions and of the announcements: pages first, then questions by group, then announcements with the pinned ones before the newest. The path parameter is the language class, not the type: 1 Simplified Chinese, 2 all other languages; `Accept-Language` then picks the text.
 * @summary List content pages
 */
export const ListContentsParams = /*#__PURE__*/ (() => zod.object({
  "languageClass": zod.union([zod.literal(1),zod.literal(2)])
}))()

export const ListContentsResponse = ListContentsAnswer

/**
 * One text page, question or announcement, in Markdown.
 * @summary Get a content page
 */
export const GetContentsByIdParams = /*#__PURE__*/ (() => zod.object({
  "id": text(64, 1)
}))()

export const GetContentsByIdResponse = GetContentsByIdAnswer

/**
 * Products of all states: those on offer first, sold out and withdrawn ones last.
 * @summary List smart plans on offer
 */
export const ListSmartProductQueryParams = /*#__PURE__*/ (() => zod.object({
  "marketType": zod.exactOptional(zod.union([zod.literal(1),zod.literal(2),zod.literal(3),zod.literal(4),zod.literal(5)])),
  "pageNum": zod._default(zod.int().check(zod.gte(1)).check(zod.lte(1000000)), 1),
  "pageSize": zod._default(zod.int().check(zod.gte(1)).check(zod.lte(100)), 20)
}))()

export const ListSmartProductResponse = ListSmartProductAnswer

/**
 * Works on auction and past auctions. Everything paid goes to the charity named.
 * @summary List charity NFTs
 */
export const ListNftQueryParams = /*#__PURE__*/ (() => zod.object({
  "status": zod.exactOptional(zod.enum(['LIVE', 'SOLD', 'ENDED'])),
  "pageNum": zod._default(zod.int().check(zod.gte(1)).check(zod.lte(1000000)), 1),
  "pageSize": zod._default(zod.int().check(zod.gte(1)).check(zod.lte(100)), 20)
}))()

export const ListNftResponse = ListNftAnswer

/**
 * Who bid how much for one work, newest first, with masked names.
 * @summary List bids for an NFT
 */
export const ListNftBidQueryParams = /*#__PURE__*/ (() => zod.object({
  "nftId": text(64, 1),
  "pageNum": zod._default(zod.int().check(zod.gte(1)).check(zod.lte(1000000)), 1),
  "pageSize": zod._default(zod.int().check(zod.gte(1)).check(zod.lte(100)), 20)
}))()

export const ListNftBidResponse = ListNftBidAnswer

