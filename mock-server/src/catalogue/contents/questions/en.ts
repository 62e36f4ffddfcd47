import type { Questions } from '../topic.ts'

/** Questions with their answers in English. */
export const questions: Questions = {
  securityPassword: [
    'What is the security password for?',
    'It’s six digits that confirm a withdrawal. After five incorrect attempts, we lock payments for 24 hours to protect your balance.',
  ],
  identityNeeded: [
    'When is an identity check needed?',
    'For loans, and for withdrawals above {kycLimit} a day. The review takes up to 48 hours. Do not use real documents here.',
  ],
  demoAccount: [
    'What is the demo account?',
    'A separate account with {demoMoney} of play money, for positions and options. Plans, loans, deposits and withdrawals need the real account. In this sandbox that one has sample data, too.',
  ],
  withdrawalTime: [
    'How long does a withdrawal take?',
    'First we review it; until it’s approved, you can cancel it. Then it waits for the network or the bank. Until it’s paid out, the amount is on hold. If it’s rejected or fails, the whole amount is available again, including the fee.',
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
  waitingOrder: [
    'What is a waiting order?',
    'An order that opens a position once the price reaches your trigger price; it’s also called a pending order. A **limit order** waits for a better price than the current one, a **stop order** for the price to go on in its direction. It waits until you cancel it, until the end of the UTC day, or until a time you set. Cancelling is free.',
    '[Waiting orders](/profile/orders?tab=waiting)',
  ],
  waitingHold: [
    'How much is on hold for a waiting order?',
    'The margin at your trigger price and the opening fee, {orderFee} of the size. Both are available again if the order is cancelled, rejected or expires.',
    'After a price gap, a limit order can be filled at a better price than your trigger price, and a stop order at a worse one. What a worse price costs beyond the amount on hold is deducted from your available balance.',
    '[Waiting orders](/profile/orders?tab=waiting) · [Balance](/profile/balance)',
  ],
  waitingEnded: [
    'Why was a waiting order rejected or cancelled?',
    '- **Rejected**: after a price gap, your available balance was too low for the worse price, or the price was already past the order’s stop loss or take profit.\n- **Cancelled**: by you; because the order linked to it was filled; because the instrument is no longer offered; or because the account was frozen or the demo account reset.\n- **Expired**: its time ran out. While the market is closed or halted, an order only waits.',
    'You’ll see the reason with the order, and nothing stays on hold.',
    '[Waiting orders](/profile/orders?tab=waiting)',
  ],
  trailingStop: [
    'How does a trailing stop work?',
    'It’s a stop loss that follows the price at a distance you set. For a long position it rises with the highest price, for a short position it falls with the lowest, and it never moves back. It replaces a fixed stop loss.',
    'The distance is at least 10 price steps (ticks) and {trailingLeast} of the price. After a price gap, the position closes at the next price, which can be worse than the stop.',
    '[Orders](/profile/orders)',
  ],
  returnAndFall: [
    'How is the return on the profit and loss page worked out?',
    'It’s a **time-weighted return**: we take the return of each stretch between two times when money was paid in or out, and link them. It shows how your positions, options, plans and interest did, whenever you paid money in or took it out.',
    'Example: you start with {exampleStart}, gain {exampleGain} and then deposit {exampleAdded}. The time-weighted return is {exampleReturn}, although {exampleGain} is only {exampleShare} of the money you paid in. Your account page shows profit and loss in USD, for the period chosen there.',
    'The largest fall (drawdown) is the largest loss from a high to a later low; deposits and withdrawals don’t count. Past returns say nothing about future ones.',
    '[Profit and loss](/profile/performance) · [Account](/profile)',
  ],
  priceAlerts: [
    'How do price alerts work?',
    'On an instrument’s page, press the bell and choose a price, or a change of the day in percent. We’ll notify you once, or each time it crosses that value, even when no page is open. You can have up to 100 alerts. If you aren’t logged in, an alert is kept in your browser and works only while a page is open.',
    'An alert never places an order.',
    '[Markets](/market) · [Notifications](/profile/notification)',
  ],
  marketFigures: [
    'What do the figures in the list of markets mean?',
    '- **Day, week, month, year**: the change from the close 1, 7, 30 or 365 days ago (UTC).\n- **Day range, year range**: where the price is between the lowest and the highest price of that time.\n- **Volatility**: how strongly the daily prices of the last 30 trading days moved, up or down, as a yearly figure. A higher figure means that gains and losses can be larger.\n- **Volume**: what was traded in the last 24 hours, in USD; simulated in this sandbox.\n- **Heat map**: a larger tile means more volume; sign and colour show the change.',
    '[Markets](/market)',
  ],
  marketClosed: [
    'Why is a market closed or halted?',
    '**Closed** means outside its trading hours; the list of markets shows when it opens. **Halted** means that trading in this instrument is paused, with no set end.',
    'Until trading resumes, you can’t open or close positions in it, and a stop loss or take profit can’t act. The first price afterwards can be worse than your stop loss. Waiting orders keep waiting.',
    '[Markets](/market) · [Orders](/profile/orders)',
  ],
  planDue: [
    'When is the money in a plan due back?',
    'A plan starts on its value date, the day after you buy it, and ends at 00:00 UTC on its maturity date. Then your amount is due back: it’s added to your available balance with the last daily payment. This isn’t guaranteed.',
    'You can close a plan early for {closeFee} of your amount; before the value date it’s free.',
    '[Smart trading](/trading)',
  ],
  loanOverdue: [
    'What happens if a loan is overdue?',
    'At the end of the due date (UTC) we deduct the repayment from your available balance. If that’s too low, the loan is overdue. From then on it costs {loanLate} of the amount borrowed for each day, never interest on interest, and no more than {loanCap} of it in total. You can’t borrow again until it’s repaid.',
    'Your other money isn’t locked: you can withdraw it. If you can’t repay, talk to us in online support; that’s free.',
    '[Your loans](/loan/record)',
  ],
  paymentLock: [
    'Why are payments locked, and what still works?',
    'After five incorrect security passwords we lock payments for 24 hours. We can also lock them for another reason; then you’ll see what we wrote to you. While the lock lasts, no money comes in or goes out, and you can’t buy plans or options, open positions, place waiting orders, bid or borrow.',
    'You can still look at everything, close positions and plans, repay a loan and contact support. After a reset of the security password, only withdrawals are paused, for 24 hours. We never ask you to pay for ending a lock.',
    '[Security](/profile/security)',
  ],
  accountFrozen: [
    'What does a frozen account mean?',
    'We’ve suspended the account: you can’t log in. Waiting orders are cancelled, and the amounts on hold for them are available again. Open positions stay open with their stop loss and take profit, and plans keep running.',
    'Ask online support for the reason; you can reach it without logging in. We never ask you to pay for it.',
    '[Help centre](/help)',
  ],
  lostAnswer: [
    'What if you pressed a button and no answer came?',
    'We ask the server whether your order, payment or application arrived. If it did, you’ll see the outcome. If it didn’t, we cancel it for good: it can’t be carried out later, and nothing is charged. It can’t go through twice.',
    'While we’re still checking, don’t send it again. You can leave the page; we’ll tell you how it went. If we can’t find out, look at your orders and transactions first.',
    '[Orders](/profile/orders) · [Transactions](/profile/transactions)',
  ],
}
