// Generated from the contract: do not edit, run "npm run codegen".
export * from './credit.ts'
export * from './income.ts'
export * from './index.ts'
export * from './login.ts'
export * from './model.schemas.ts'
export * from './order.ts'
export * from './payment.ts'
export * from './user.ts'
