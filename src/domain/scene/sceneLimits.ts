/** What one drawing may hold. */
export const MOST_SHAPES = 10_000
export const MOST_LAYERS = 50
export const MOST_DETAILS = 200
export const MOST_BENDS = 50
export const MOST_NUMBERS_OF_A_STROKE = 30_000
export const LONGEST_ID = 60
/** Signs in one shape. */
export const LONGEST_TEXT = 10_000
/** Signs in the text form of a drawing. */
export const LONGEST_SOURCE = 200_000
/** The farthest a shape lies from the middle, px. */
export const FARTHEST = 1e6
