/** Fewer credits than this are few: a picture or two. People who want it get one letter, until they have more again. */
export const LOW_CREDITS = 5
