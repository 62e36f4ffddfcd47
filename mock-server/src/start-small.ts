import { setFlagsFromString } from 'node:v8'

const STARTING = ['--no-opt', '--no-maglev', '--semi-space-growth-factor=1']
const SERVING = ['--opt', '--maglev', '--semi-space-growth-factor=2']

/**
 * Starts without V8's optimising compilers and without a growing young generation: a start runs nothing long enough
 * to gain from them, and the 15 MB that they take would be kept for nothing while the process waits.
 */
export const startSmall = (): void => STARTING.forEach(setFlagsFromString)

/** Ends what {@link startSmall} began: from here on the same code runs again and again. */
export const startUsual = (): void => SERVING.forEach(setFlagsFromString)
