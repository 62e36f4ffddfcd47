export * from '../gen/zod/all.ts'
export { checkAnswer } from '../validate/check-answer.ts'
