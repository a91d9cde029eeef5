const END = /[.?!…]["”’)»]*$/u

/** Whether a word with the signs at it ends a sentence. */
export const endsSentence = (text: string): boolean => END.test(text)
