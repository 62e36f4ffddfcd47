/**
 * What an enum in an answer may hold besides the members that are listed: one that a later version of the backend added. A
 * program that was written before never sees `'a later member'` itself, but whatever the backend sent, as it came.
 *
 * It is a type and no value. Being a member of an enum of its own, it falls away where a value is compared with a known
 * member, and is what is left in `default`; `string & {}` would stay in every branch.
 *
 * @example
 * switch (order.status) {
 *   case 'OPEN':
 *   case 'CLOSED':
 *     return order.status
 *   default:
 *     return showOther(order.status satisfies OtherMember) // does not compile while a known member is left
 * }
 */
export declare enum OtherMember {
  /** A text that is not a known member. */
  text = 'a later member',
  /** A number that is not a known member. */
  number = -1,
}
