export type * from '../gen/entities.ts'
