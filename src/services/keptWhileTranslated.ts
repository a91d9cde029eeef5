import { keepPreviousData } from '@tanstack/react-query'

/**
 * For a query of something in a language, shown by a screen that is made anew for everything else: what stands there
 * is read on until the same is here in the other language.
 */
export const KEPT_WHILE_TRANSLATED = { placeholderData: keepPreviousData } as const
