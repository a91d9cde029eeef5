/** What a bought digital thing comes as. */
export const FILE_KINDS = ['card', 'letter', 'message', 'email', 'course'] as const
