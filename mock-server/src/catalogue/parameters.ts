import { EXIT_DISTANCE_TICKS, OPTION_STAKE } from '../domain/trading-limits.ts'
import { formatUsd } from '../ledger/money.ts'
import { AREA_CODES } from './area-codes.ts'
import { COUNTRIES } from './countries.ts'

/** A parameter as the catalogue keeps it; values are what `getParamByKey` answers. */
export interface Parameter {
  readonly key: string
  readonly value: unknown
}

/** Sentences a home page may show. None has a source, so each is to be marked "sample text, not verified". */
const CLAIMS = [
  { key: 'dailyInterest', text: 'Daily interest up to', value: '0.0045' },
  { key: 'volume24h', text: 'Average 24-hour volume in USD', value: '3800000000' },
  { key: 'contracts', text: 'Listed contracts', value: '350' },
  { key: 'users', text: 'Registered users', value: '1200000' },
  { key: 'experience', text: 'Years of experience', value: '20' },
  { key: 'tradingFee', text: 'Trading fee below', value: '0.0030' },
]

/** Part of the principal kept when a plan is closed early. */
export const EARLY_EXIT_PENALTY_RATE = '0.05'

const LOAN_TERMS = [7, 15, 30, 60, 90]

/**
 * Numbers and lists that screens must not carry as constants. Rates are fractions as decimal strings, money is decimal
 * strings in USD, tier bounds are half-open: from `from` up to, not including, the next.
 */
export const parameters: readonly Parameter[] = [
  {
    key: 'savings.tiers',
    value: [
      { from: '500.00', below: '19801.00', dailyRate: '0.0025' },
      { from: '19801.00', below: '76501.00', dailyRate: '0.0030' },
      { from: '76501.00', below: '268301.00', dailyRate: '0.0035' },
      { from: '268301.00', below: '805401.00', dailyRate: '0.0040' },
      { from: '805401.00', below: null, dailyRate: '0.0045' },
    ],
  },
  { key: 'smart.earlyExitPenaltyRate', value: EARLY_EXIT_PENALTY_RATE },
  {
    key: 'loan.config',
    value: {
      dailyRate: '0.0010',
      overdueDailyRate: '0.0015',
      overdueCap: '0.30',
      interestFreeDays: 1,
      terms: LOAN_TERMS,
      min: '100.00',
      max: '5000.00',
    },
  },
  {
    key: 'withdrawal.methods',
    value: ['USDT-TRC20', 'USDT-ERC20', 'BTC', 'ETH', 'BANK'].map((method) => ({
      method,
      feeRate: '0.01',
      min: '20.00',
    })),
  },
  { key: 'withdrawal.kycThreshold', value: '1000.00' },
  { key: 'recharge.edition', value: 'usd120' },
  {
    key: 'recharge.methods',
    value: [
      { currency: 'USDT', network: 'TRC20', address: 'SANDBOX-USDT-TRC20-1', min: '120.00', scale: 6 },
      { currency: 'USDT', network: 'ERC20', address: 'SANDBOX-USDT-ERC20-1', min: '120.00', scale: 6 },
      { currency: 'BTC', network: 'BTC', address: 'SANDBOX-BTC-1', min: '120.00', scale: 8 },
      { currency: 'ETH', network: 'ERC20', address: 'SANDBOX-ETH-1', min: '120.00', scale: 18 },
    ],
  },
  {
    key: 'options.periods',
    value: [
      { periodSec: 60, payoutRatio: '0.80' },
      { periodSec: 300, payoutRatio: '0.82' },
      { periodSec: 900, payoutRatio: '0.85' },
      { periodSec: 3600, payoutRatio: '0.85' },
    ],
  },
  {
    key: 'options.config',
    value: { minStake: formatUsd(OPTION_STAKE.min), maxStake: formatUsd(OPTION_STAKE.max) },
  },
  {
    key: 'order.config',
    value: {
      feeRate: '0.0005',
      stopOutLevel: '0.50',
      exitDistanceTicks: EXIT_DISTANCE_TICKS,
      leverageCaps: {
        1: { major: 30, other: 20 },
        2: { all: 2 },
        3: { all: 5 },
        4: { index: 20, commodity: 10 },
        5: { gold: 20, etf: 5 },
      },
    },
  },
  { key: 'invite.config', value: { reward: '20.00', yearlyCap: 50, minDeposit: '120.00' } },
  { key: 'claims', value: CLAIMS.map((claim) => ({ ...claim, source: null, asOf: null })) },
  { key: 'areaCodes', value: AREA_CODES },
  { key: 'countries', value: COUNTRIES },
  {
    key: 'upload.config',
    value: {
      maxBytes: 2_097_152,
      pickerMaxBytes: 52_428_800,
      types: ['image/jpeg', 'image/png', 'image/jp2'],
    },
  },
  {
    key: 'socialLogin',
    value: {
      whitelist: ['google'],
      google: { authorizationUrl: 'sandbox-google/', clientId: 'swx-sandbox', origins: [] },
    },
  },
  // Pages of the operator elsewhere, as { name, url }: the sandbox has none.
  { key: 'social.links', value: [] },
  { key: 'features', value: { smartTrading: true, demo: true, optionsReal: false, invite: true } },
]
