/**
 * What may be wrong with a foreign server. Every second one is kept back: it is run to measure, never while rules are
 * written.
 */
export const FAULTS = [
  'the name is a number when it is read',
  'the color in lists is outside its enum',
  'the size is left out when it is read',
  'the date is no date when it is read',
  'a create answers with another name',
  'a create stores nothing',
  'what is created is not listed',
  'a create stores two',
  'every create has the same id',
  'a size above 50 is stored as 50',
  'an update is lost',
  'an update resets the size',
  'a delete does nothing',
  'what is deleted stays in the list',
  'a delete takes another one along',
  'the limit is ignored',
  'the limit gives one more',
  'the second page begins with the last row of the first',
  'the second page skips a row',
  'the last row of all is on no page',
  'the filter is ignored',
  'the filter leaves out one that fits',
  'the list comes in another order each time',
  'the list has another size than the item',
  'one row comes twice',
  'the name may be missing',
  'a size above its maximum is accepted',
  'a color outside its enum is accepted',
  'a name that is too long is accepted',
  'a name that is null is accepted',
  'a limit above its maximum is accepted',
  'an unknown id is answered with some item',
  'reading needs no token',
  'creating needs no token',
  'any token will do',
  'without a token the answer is 403',
  'another user may change it',
  'an invalid body is a server error',
  'an invalid body is answered with 409',
  'a create answers 202',
] as const

/** A fault of a foreign server. */
export type ForeignFault = (typeof FAULTS)[number]

/** Whether a fault is only run to measure. */
export const isKeptBack = (fault: ForeignFault): boolean => FAULTS.indexOf(fault) % 2 === 1
