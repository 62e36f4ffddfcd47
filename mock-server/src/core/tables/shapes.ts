import { z } from 'zod/mini'
import { noticeLanguages } from '../../catalogue/notice-language.ts'
import type { DueKind } from '../../domain/due-kind.ts'
import type { IncomeDetail, IncomeTotals } from '../../domain/income.ts'
import { NOTICE_KEYS, type NoticeSwitch, type Notification } from '../../domain/notification.ts'
import type { Upload } from '../../domain/upload.ts'
import type { PaymentLock, Preferences, User } from '../../domain/user.ts'
import type { SentCode } from '../../domain/verification-code.ts'
import type { Entry, Posting } from '../../ledger/entry.ts'
import type { EntryKind } from '../../ledger/entry-kind.ts'
import type { HaltOverlay, ModelOverlay, PriceOverlay } from '../../market/overlay.ts'
import type { PasswordHash } from '../../security/password.ts'
import {
  day,
  decimal,
  hex,
  id,
  listOf,
  maybe,
  minorUnits,
  mode,
  oneOf,
  shapeOf,
  text,
  textLike,
  ticks,
  time,
  whole,
  yesOrNo,
} from '../row-shape.ts'
import type { Balance } from './books.ts'
import type { MarketOverride, QueuedEvent } from './engine.ts'
import type { Mail } from './users.ts'

const scene = oneOf('register', 'reset', 'security')
const email = textLike(/^[^\s\0<>]{1,190}@[^\s\0<>]{1,253}$/)
const userName = textLike(/^[A-Za-z][A-Za-z0-9_]{3,19}$/)
const account = textLike(/^[A-Za-z0-9:._-]{1,120}$/)

const password = shapeOf<PasswordHash>()({ salt: hex(32), hash: hex(64), iterations: whole(1, 1_000_000) })
const paymentLock = shapeOf<PaymentLock>()({
  reason: oneOf('OPERATOR', 'WRONG_PASSWORD', 'PASSWORD_RESET'),
  note: maybe(text(1_000)),
  until: maybe(time),
})
const preferences = shapeOf<Preferences>()({
  language: maybe(text(35)),
  theme: maybe(oneOf('system', 'light', 'dark')),
  risingColour: maybe(oneOf('red', 'green')),
})
const noticeSwitch = oneOf<NoticeSwitch>('SMART', 'ORDER', 'OPTION', 'NFT', 'INVITE', 'PRICE_ALERT')

const user = shapeOf<User>()({
  id,
  userName,
  email,
  password: maybe(password),
  passwordVersion: whole(),
  google: yesOrNo,
  googleEmail: maybe(email),
  avatarId: maybe(id),
  phone: maybe(text(20)),
  areaCode: maybe(text(8)),
  preferences: maybe(preferences),
  // Simulated bidders have none.
  inviteCode: textLike(/^([A-Z0-9]{6,8})?$/),
  invitedBy: maybe(id),
  status: oneOf('ACTIVE', 'FROZEN'),
  kycStatus: oneOf('NOT_VERIFIED', 'PENDING_REVIEW', 'VERIFIED', 'FAILED'),
  kycFailReason: maybe(text(500)),
  securityPassword: maybe(password),
  securityPasswordVersion: maybe(whole()),
  wrongSecurityPasswords: maybe(whole()),
  withdrawalsPausedUntil: maybe(time),
  paymentLock: maybe(paymentLock),
  demoEnabled: yesOrNo,
  savingsEnabled: yesOrNo,
  noticesOff: maybe(listOf(noticeSwitch, 20)),
  createdAt: time,
})

const posting = shapeOf<Posting>()({ account, amount: minorUnits })

const entry = shapeOf<Entry>()({
  id,
  seq: whole(1),
  at: time,
  mode,
  kind: oneOf<EntryKind>(
    'DEPOSIT',
    'WITHDRAWAL',
    'WITHDRAWAL_RETURN',
    'WITHDRAWAL_PAID',
    'SMART_BUY',
    'SMART_YIELD',
    'SMART_MATURITY',
    'SMART_EXIT',
    'SAVINGS',
    'LOAN_DISBURSEMENT',
    'LOAN_INTEREST',
    'LOAN_REPAYMENT',
    'ORDER_OPEN',
    'ORDER_CLOSE',
    'PENDING_HOLD',
    'PENDING_RELEASE',
    'OPTION_STAKE',
    'OPTION_SETTLEMENT',
    'NFT_BID',
    'NFT_RETURN',
    'NFT_SALE',
    'INVITE_REWARD',
    'DEMO_START',
    'GRANT',
  ),
  ref: id,
  postings: listOf(posting, 20),
  userId: maybe(id),
  cashAfter: maybe(minorUnits),
})

const source = oneOf('SAVINGS', 'SMART', 'INVITE', 'ORDER', 'OPTION')

const priceOverlay = shapeOf<PriceOverlay>()({
  kind: oneOf('price'),
  code: id,
  at: time,
  ticks: listOf(ticks, 10_000),
  stepMs: whole(1),
  after: oneOf('hold', 'follow'),
})
const modelOverlay = shapeOf<ModelOverlay>()({
  kind: oneOf('model'),
  code: id,
  at: time,
  seed: maybe(z.union([ticks, text(64)])),
})
const haltOverlay = shapeOf<HaltOverlay>()({ kind: oneOf('halt', 'resume'), code: id, at: time })

/** What the rows of the tables that all products share may hold. */
export const coreShapes = {
  users: user,
  codes: shapeOf<SentCode>()({ email, scene, serial: whole(), sentAt: time, tries: whole() }),
  mails: shapeOf<Mail>()({
    id,
    to: email,
    kind: oneOf('code-register', 'code-reset', 'code-security'),
    codeSerial: whole(),
    language: maybe(oneOf(...noticeLanguages)),
    at: time,
  }),
  entries: entry,
  balances: shapeOf<Balance>()({ mode, account, amount: minorUnits }),
  incomes: shapeOf<IncomeDetail>()({
    id,
    userId: id,
    mode,
    source,
    orderNo: maybe(id),
    day,
    base: minorUnits,
    rate: decimal,
    amount: minorUnits,
    status: oneOf('IN_PROGRESS', 'DIVIDED'),
    createdAt: time,
  }),
  incomeTotals: shapeOf<IncomeTotals>()({
    userId: id,
    mode,
    total: minorUnits,
    today: minorUnits,
    day: textLike(/^(\d{4}-\d{2}-\d{2})?$/),
  }),
  notifications: shapeOf<Notification>()({
    id,
    userId: id,
    mode: maybe(mode),
    titleKey: oneOf(...NOTICE_KEYS),
    params: z.record(text(40), text(500)).check(z.refine((params) => Object.keys(params).length <= 20)),
    orderNo: maybe(id),
    kind: textLike(/^[A-Z_]{1,20}$/),
    read: yesOrNo,
    createdAt: time,
  }),
  due: shapeOf<QueuedEvent>()({
    id,
    at: time,
    kind: oneOf<DueKind>(
      'dayClose',
      'review',
      'codeExpired',
      'positionExit',
      'waitingOrderTrigger',
      'waitingOrderExpiry',
      'optionExpiry',
      'nftEnd',
      'nftNext',
      'loanReview',
      'kycDelayed',
      'paymentUnlock',
    ),
    ref: id,
  }),
  overrides: shapeOf<MarketOverride>()({
    seq: whole(),
    overlay: z.union([priceOverlay, modelOverlay, haltOverlay]),
  }),
  counters: shapeOf<{ readonly name: string; readonly value: number }>()({
    name: text(80),
    value: whole(0, Number.MAX_SAFE_INTEGER),
  }),
  uploads: shapeOf<Upload>()({
    fileId: id,
    userId: id,
    purpose: oneOf('kyc', 'recharge', 'withdrawal', 'avatar', 'signature'),
    mime: oneOf('image/jpeg', 'image/png', 'image/jp2'),
    bytes: whole(),
    sha256: hex(64),
    createdAt: time,
  }),
}
