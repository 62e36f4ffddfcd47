import type { OtherMember } from '@swx/sdk'

/**
 * The one way to look something up by a member of an enum of the wire: a colour, an icon, a text key. A later server
 * may send members that this version does not know; for those there is the other entry. Words need nothing of the
 * kind: `t` shows a member that has no text as it was sent.
 *
 * @example
 * const toneOf = byMember({ OPEN: 'quiet', HALTED: 'warn' }, 'neutral')
 * toneOf('VENDOR_PAUSE') // 'neutral'
 */
export function byMember<Member extends string | number, Entry>(
  known: Readonly<Record<Exclude<Member, OtherMember>, Entry>>,
  other: Entry,
): (member: Member | OtherMember) => Entry {
  const isKnown = (member: Member | OtherMember): member is Exclude<Member, OtherMember> =>
    Object.hasOwn(known, member)
  return (member) => (isKnown(member) ? known[member] : other)
}
