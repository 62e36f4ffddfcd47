import type { Wording } from './wording.ts'

/** By locales/voice.md: verbs of the trade, one name for one thing, contractions, British spelling. */
export const en: readonly Wording[] = [
  {
    pattern: /\bbook(?:s|ed|ing)?\b/i,
    reason: 'Orders are placed, money is added or deducted: nothing is booked.',
    caught: 'Nothing was booked or changed.',
  },
  {
    pattern: /\bstand(?:s|ing)?\b/i,
    reason: 'Things appear, or are; they do not stand anywhere.',
    caught: 'Your trades stand here.',
  },
  {
    pattern: /\bcomes? (?:to|back)\b/i,
    reason: 'Say what is paid or received. Principal is due back, and that is not guaranteed.',
    caught: 'The amount comes back with the last credit.',
  },
  {
    pattern: /(?<!\bfill )\bin all\b|\bat most\b|\bon offer\b/i,
    reason: 'Say total or all time, up to or max., available.',
    caught: 'Payout in all',
    allowed: 'Fill in all fields.',
  },
  {
    pattern: /\bfree (?:balance|cash)\b|\bheld\b|\bmovements?\b|\bledger\b/i,
    reason: 'Say available balance, on hold, transaction, transactions.',
    caught: 'Every movement of the free balance',
    allowed: 'The demo account is free.',
  },
  {
    pattern: /\bpenalt|\brevenue\b|\bcredits?\b|\bcredited\b/i,
    reason: 'Say early-close fee, earnings, daily payment, added to your balance.',
    caught: 'Revenue is credited once a day.',
  },
  {
    pattern: /\bsavings?\b/i,
    reason: 'Say interest on cash: savings promise a deposit protection that does not exist.',
    caught: 'Savings are on.',
  },
  {
    pattern: /\b(?:leav\w+|exit\w*|left) (?:early|(?:the |a |your )?plans?)\b|\bplan left\b/i,
    reason: 'A plan is closed early.',
    caught: 'Leaving early costs a part of the amount.',
    allowed: 'You can leave this page.',
  },
  {
    pattern: /^close the plan$/i,
    reason: 'A cross that closes a panel says so; nobody closes an investment by it.',
    caught: 'Close the plan',
    allowed: 'Close panel',
  },
  {
    pattern: /\breport(?:s|ed|ing)?\b/i,
    reason: 'A deposit is submitted.',
    caught: 'Report deposit',
  },
  {
    pattern: /\bnot right\b|\breasonable\b|\binvalid\b|\billegal\b|\brefus\w+|\bwrongly\b|\bis wrong\b/i,
    reason: 'Say incorrect, or what to enter; an error does not judge.',
    caught: 'The password is not right.',
    allowed: 'Something went wrong on our side.',
  },
  {
    pattern: /\bcould not\b|\byou (?:are|will be) told\b/i,
    reason: 'Say who acts: “We couldn’t load …”, “We’ll alert you …”.',
    caught: 'Your plans could not be loaded',
  },
  {
    pattern:
      /\bcannot\b|\b(?:does|did|was|were|has|have|will|would|should) not\b|\b(?:you|we|it) will\b|\b(?:you|we) are\b|\bdo not(?! use real)|\bis not(?! a real)|\bare not(?! guaranteed)/i,
    reason: 'We write contractions, as people talk, except in warnings that are quoted word for word.',
    caught: 'This loan cannot be repaid.',
    allowed: 'Yields are not guaranteed; capital at risk.',
  },
  {
    pattern: /\bmy\b/i,
    reason: 'We speak to you.',
    caught: 'My plans',
  },
  {
    pattern: / %/,
    reason: 'English sets no space before the percent sign.',
    caught: 'more than 0.1 %',
  },
  {
    pattern:
      /\b(?:colors?|favorite|centers?|license|canceled|canceling|behavior|gray|(?:un)?realized|recogniz\w+|organiz\w+|authoriz\w+|practicing)\b/i,
    reason: 'British spelling: colour, favourite, centre, licence (noun), cancelled, unrealised, recognise.',
    caught: 'Unrealized profit',
    allowed: 'Driving licence',
  },
  {
    pattern: /\bwithdrawn? from (?:the|this|a) loan|^withdrawn from$|withdraw and repay|days? to withdraw/i,
    reason: 'To withdraw is to take money out; a loan is cancelled.',
    caught: 'Withdraw from the loan',
    allowed: 'Until then you can’t withdraw.',
  },
  {
    pattern: /^Income(?: by day)?$|no income|your income/i,
    reason: 'The page has losses and fees too: profit and loss.',
    caught: 'No income in this period',
  },
  {
    pattern: /\bas agreed\b/i,
    reason: 'A list that failed to load promises nothing: the plans are not affected.',
    caught: 'They keep earning as agreed.',
    except: ['plans:plans.disabled'],
  },
  {
    pattern: /\b(?:lock|paus)\w*[^.]* for a day\b/i,
    reason: 'A lock and a pause end 24 hours later, not with the day: say 24 hours.',
    caught: 'Withdrawals are paused for a day.',
    allowed: 'You can withdraw up to 1,000.00 USD a day.',
  },
  {
    pattern: /\btr(?:ies|y) left\b|\b(?:wrong|incorrect|failed) tr(?:y|ies)\b|\blogin\b|\buser names?\b/i,
    reason: 'One spelling and one name: attempts, log-in, username.',
    caught: '4 tries left',
    allowed: 'Try again.',
  },
  {
    pattern: /\bcardholder|\bwhole name\b|^invites$/i,
    reason: 'A bank account has an account holder; names are full names; the noun is invitation.',
    caught: 'Enter the cardholder’s name.',
    allowed: 'Enter the account holder’s full name.',
  },
  {
    pattern: /\barea codes?\b/i,
    reason: 'An area code is 020, a part of the number that is to be typed: say country code.',
    caught: 'Digits only, without the area code.',
    allowed: 'Digits only, without the country code.',
  },
  {
    pattern: /^\{\{count\}\} (?:gains?|loss(?:es)?)$/,
    reason: 'Positions are counted, not gains: with a gain, with a loss.',
    caught: '{{count}} gains',
    allowed: '{{count}} with a gain',
  },
  {
    pattern: /\bpartners?\b|\bdue now\b/i,
    reason: 'Say linked order; what is paid at once is deducted now: due is what is owed.',
    caught: 'Its partner was filled.',
    allowed: 'The linked order was filled.',
  },
  {
    pattern: /^(?:identity check failed|loan application rejected)$/i,
    reason: 'One name for one outcome, as in the status: not passed, not approved.',
    caught: 'Identity check failed',
    allowed: 'Identity check not passed',
  },
  {
    pattern: /\b(?:came and went|became of|look over|go on with|bring you none|price of the time)\b/i,
    reason: 'No figures of speech: what happened to it, review, continue with, its price at the time.',
    caught: 'Look over and submit',
    allowed: 'Check and submit',
  },
]
