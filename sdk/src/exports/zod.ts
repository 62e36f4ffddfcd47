export * from '../gen/zod/all.ts'
