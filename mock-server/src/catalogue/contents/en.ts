import type { Pages } from './topic.ts'

/** The pages in English. */
export const en: Pages = {
  about: [
    'About us',
    'SWX is a sample product: a place to build and try screens for retail investing against a backend that behaves like a real one.',
    'No company stands behind it, no real money moves, and every price is simulated.',
  ],
  products: [
    'What is offered',
    '- **Markets**: forex, crypto, stocks, futures, metals and ETFs, to watch and to trade.\n- **Smart equity contracts**: a fixed term, a daily yield, the principal at maturity.\n- **Loans**: a fixed term with the yearly cost shown first.\n- **Smart funds**: auctions whose whole price goes to a charity.',
    'A demo account with 100 000.00 USD of practice money is open from the start.',
  ],
  fees: [
    'Fees and rates',
    '- Withdrawal: {withdrawalFee} of the amount, taken from it. No other fee is ever asked.\n- Opening and closing a leveraged position: {orderFee} of its size each.\n- Leaving a smart equity contract early: {exitPenalty} of the principal, nothing before its value date.\n- Repaying a loan early: nothing.',
    'Deposits are free. The rate of a currency is fixed when a deposit or withdrawal is submitted.',
  ],
  contact: [
    'Contact and support',
    'Support answers in the chat of the help centre. Have the number of the record or the trace id at hand.',
    'Nobody from support ever asks for a password, a code or a transfer.',
  ],
  privacy: [
    'Privacy policy',
    'A sandbox is no place for real names, documents or addresses: use sample data.',
    'Images are looked at and forgotten, passwords and codes are kept as salted hashes, account numbers as their last four signs. Nothing leaves the machine that runs the sandbox.',
  ],
  terms: [
    'Terms of use',
    'Use the sandbox to develop and test. What it shows is no advice and no offer.',
    'Records may be reset at any time. A command that was answered is kept as it was answered until then.',
  ],
  identity: [
    'Identity check',
    'Loans, and withdrawals above a daily limit, need an identity check: an identity card, a driving licence or a passport, a photo with it, and a signature. It is reviewed within 48 hours.',
    'Sample documents lie with the stand-in backend. Do not send real ones.',
  ],
  complaints: [
    'Complaints',
    'Tell support what happened, when, and the number of the record. A complaint is answered in the chat.',
    'Every step of a deposit, a withdrawal or a loan is kept with its time and, where somebody declined it, the reason.',
  ],
  risk: [
    'Risk warning',
    'Leverage multiplies losses as well as gains; a position can lose its whole margin within minutes. A fixed-time option can lose its whole stake. At a payout of 85 % you have to be right more often than 54 times in 100 not to lose.',
    'Trade only with money you can do without. Practise in demo mode first.',
  ],
  storage: [
    'Cookies and storage',
    'No cookies and no trackers. The browser keeps the session, the language and the account mode; logging out removes the session.',
  ],
  figures: [
    'About our figures',
    'Volumes, numbers of users and years of experience on the home page are sample text and marked as not verified. Rates and fees are those that the sandbox really books.',
  ],
  sandbox: [
    'Sandbox guide',
    '- Verification code: `123456` is right, `000000` wrong, `999999` expired.\n- E-mail: `frozen+…`, `locked+…`, `nodemo+…` at example.com.\n- Identity check, last name: `Approve`, `Reject`, `Slow`.\n- Deposit, end of the transaction: `a0` approved, `e1` rejected, `e2` failed, `d0` reported twice.\n- Withdrawal, end of the address or cardholder: `REJECT`, `FAIL`, `SLOW`. Addresses that begin with `SANDBOX-` need no checksum.\n- Loan, cents: `.11` approved, `.22` rejected.\n- Instruments: `SBX-UP`, `SBX-DOWN`, `SBX-FLAT`, `SBX-GAP`, `SBX-HALT`, `SBX-STALE`.',
  ],
}
