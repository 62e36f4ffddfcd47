export type * from '../gen/entities.ts'
export type { OtherMember } from '../members/other-member.ts'
