import { isSandbox } from '../../../config/env.ts'

/** Whether an instrument only stages what tests need (a gap each minute, a halt): found by search, never recommended. */
export const isTestInstrument = (code: string): boolean => isSandbox && code.startsWith('SBX-')
