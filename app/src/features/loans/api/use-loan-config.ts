import { readLoanConfig } from '#core/parameters/loan-config.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'

/** On what terms loans are given; public, so visitors see it too. */
export const useLoanConfig = () => useParameter('loan.config', readLoanConfig)
