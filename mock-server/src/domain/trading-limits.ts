/** Smallest and largest stake of an option, in cents. */
export const OPTION_STAKE = { min: 10_00n, max: 5_000_00n }

/** Ticks that a stop-loss or take-profit keeps from the present price. */
export const EXIT_DISTANCE_TICKS = 10
