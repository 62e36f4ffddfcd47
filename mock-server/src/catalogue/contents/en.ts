import { announcements } from './announcements/en.ts'
import { legal } from './legal/en.ts'
import { questions } from './questions/en.ts'
import type { Pages } from './topic.ts'

/** The texts in English. */
export const en: Pages = {
  ...legal,
  ...questions,
  ...announcements,
  about: [
    'About us',
    'SWX is sample software: a place to build and try screens for retail investing against a server that behaves like a real one.',
    'There’s no company behind this sandbox. No real money moves, and every price is simulated.',
  ],
  products: [
    'How the products work',
    '- **Markets**: forex, crypto, stocks, futures, metals and ETFs, to watch and to trade with leverage. You can lose your whole margin.\n- **Fixed-time options**: these are binary options. If you’re wrong, you lose your whole stake.\n- **Smart equity contracts**: plans with a fixed term and a daily rate. They aren’t shares, a fund or a bank deposit. Your principal is due back at maturity; this isn’t guaranteed.\n- **Interest on cash**: daily interest on your available balance. We pay it, and there’s no deposit protection.\n- **Loans**: a fixed term, with the yearly cost (APR) shown first. You have to repay a loan with interest, whatever happens to the money.\n- **Smart funds**: charity NFTs. You bid for a digital work, and the whole price goes to the named charity. They aren’t an investment fund.',
    'Start in DEMO with {demoMoney} of play money: no deposit needed.',
  ],
  fees: [
    'Fees and rates',
    '- Deposit: free.\n- Withdrawal: {withdrawalFee} of the amount, deducted from it. There’s no other fee.\n- Opening and closing a leveraged position: {orderFee} of its size each time; opening, at least {openFeeLeast}.\n- Closing a plan early: an early-close fee of {closeFee} of your amount; free before the value date.\n- Loan: {loanRate} a day of the amount; while it’s late, {loanLate} a day instead. Repaying early is free.',
    'The exchange rate is fixed when you submit a deposit or a withdrawal.',
  ],
  contact: [
    'Contact and support',
    'Write to us in online support, in the help centre. Have the number of the order or the reference at hand. In the sandbox the chat isn’t staffed, and what you write stays on the page.',
    'We never ask for your password, a code or a transfer.',
  ],
  privacy: [
    'Privacy policy',
    'A sandbox is no place for real names, documents or addresses: use sample data.',
    'We check images and don’t keep them. We keep passwords only as salted hashes, and account numbers only as their last four characters. Nothing leaves the computer that runs the sandbox.',
  ],
  terms: [
    'Terms of use',
    'Use the sandbox to develop and test. Nothing it shows is advice or an offer.',
    'Records may be reset at any time. Until then, what we confirmed stays as we confirmed it.',
  ],
  identity: [
    'Identity check',
    'You need an identity check for loans, and for withdrawals above {kycLimit} a day: an identity card, a driving licence or a passport, a photo of you holding it, and your signature. The review takes up to 48 hours.',
    'Do not use real documents here. The form has samples.',
  ],
  complaints: [
    'Complaints policy',
    'A complaint is free, and it never affects your account or your money.',
    'We keep every step of a deposit, a withdrawal or a loan with its time and, if we rejected it, the reason.',
  ],
  risk: [
    'Risk warning',
    'Leverage multiplies losses as well as gains: you can lose the whole margin of a position within minutes. We close a position automatically (stop-out) when {stopOut} of its margin is left.',
    'A fixed-time option is a binary option: all or nothing. If you’re wrong, you lose your whole stake. With a profit of {payout} on a win, you have to be right in more than {breakEven} of cases not to lose money.',
    'Plans and interest on cash: Yields are not guaranteed; capital at risk. There’s no deposit protection, and closing a plan early costs {closeFee} of your amount.',
    'Use only money you can afford to lose. Practise in DEMO first.',
  ],
  storage: [
    'Cookie policy',
    'We set no cookies and use no trackers. Your browser keeps your session, language, account mode, settings and drafts. Logging out removes the session and the drafts.',
  ],
  figures: [
    'About our figures',
    'Volumes, numbers of users and years of experience on the home page are sample text, not verified. Rates and fees are the ones we really apply in this sandbox.',
  ],
  sandbox: [
    'Sandbox guide',
    '- Verification code: `123456` is correct, `000000` incorrect, `999999` expired.\n- Email: `frozen+…`, `locked+…`, `nodemo+…` at example.com.\n- Identity check, last name: `Approve`, `Reject`, `Slow`.\n- Deposit, end of the transaction hash: `a0` approved, `e1` rejected, `e2` failed, `d0` already submitted.\n- Withdrawal, end of the address or of the account holder’s name: `REJECT`, `FAIL`, `SLOW`. Addresses that begin with `SANDBOX-` need no checksum.\n- Loan, cents: `.11` approved, `.22` rejected.\n- Instruments: `SBX-UP`, `SBX-DOWN`, `SBX-FLAT`, `SBX-GAP`, `SBX-HALT`, `SBX-STALE`.',
  ],
}
