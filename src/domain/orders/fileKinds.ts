/** The kinds of files of digital goods. */
export const FILE_KINDS = ['card', 'letter', 'message', 'email', 'course'] as const
