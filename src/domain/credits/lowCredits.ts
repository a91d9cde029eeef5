/** Fewer credits than this are few: a picture or two. Whoever wants to know is told by letter, once until there are more. */
export const LOW_CREDITS = 5
