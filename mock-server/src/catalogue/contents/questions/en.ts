import type { Questions } from '../topic.ts'

/** Questions with their answers in English. */
export const questions: Questions = {
  securityPassword: [
    'What is the security password for?',
    'It’s six digits that confirm a withdrawal. After five incorrect tries we lock payments for 24 hours to protect your balance.',
  ],
  identityNeeded: [
    'When is an identity check needed?',
    'For loans, and for withdrawals above {kycLimit} a day. The review takes up to 48 hours. Do not use real documents here.',
  ],
  demoAccount: [
    'What is the demo account?',
    'A separate account with {demoMoney} of practice money, for positions and options. Plans, loans, deposits and withdrawals need the real account. In this sandbox that one has sample data, too.',
  ],
  withdrawalTime: [
    'How long does a withdrawal take?',
    'First we review it. Until it’s approved, you can cancel it, and the amount is on hold. Then it waits for the network or the bank. If it’s rejected or fails, the whole amount is available again, including the fee.',
  ],
  withdrawalCost: [
    'What does a withdrawal cost?',
    'The fee is {withdrawalFee} of the amount and is deducted from it. The minimum is {withdrawalMin}. There’s no other fee, and we never ask you to pay for a withdrawal.',
  ],
  depositRejected: [
    'Why was a deposit rejected?',
    'The reason is shown with the deposit. Often the transfer wasn’t found, or another user has already submitted it. The addresses in this sandbox aren’t real: don’t send anything to them.',
  ],
  closeEarly: [
    'What does it cost to close a plan early?',
    'The early-close fee is {closeFee} of your amount; before the value date it’s free. You keep the earnings paid so far, and you stop earning.',
  ],
  stopOut: [
    'What is a stop-out?',
    'We close a position automatically when {stopOut} of its margin is left. If the price jumps, the most you can lose is the margin plus the opening fee.',
  ],
  fixedTimeOption: [
    'What is a fixed-time option?',
    'A binary option: you choose whether the price will be higher or lower at a set time. If you’re right, you receive your stake and up to {payout} of it on top. If you’re wrong, you lose your whole stake; if the price is the same, you get it back.',
  ],
  cashProtected: [
    'Is interest on cash protected?',
    'No. We pay it every day on the available balance of your real account, and there’s no deposit protection. Yields are not guaranteed; capital at risk.',
  ],
  loanCost: [
    'What does a loan cost?',
    'Interest is {loanRate} of the amount a day; while the loan is late, {loanLate} a day instead. You’ll see the yearly cost (APR) and the total to repay before you sign.',
  ],
  repayEarly: [
    'Can a loan be repaid early?',
    'Yes, on any day and without a fee. You pay interest up to that day only.',
  ],
  outbid: [
    'What happens when someone outbids you?',
    'Your bid is on hold only while it’s the highest. Once you’re outbid, the amount is available again at once. If you win, the whole price goes to the named charity.',
  ],
}
