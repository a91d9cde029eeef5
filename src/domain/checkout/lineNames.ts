import * as z from 'zod/mini'

/** The names of an order's line. `variantTitle` is empty for a product with a single form. */
export const lineNamesSchema = z.object({ title: z.string(), variantTitle: z.string() })

export type LineNames = z.infer<typeof lineNamesSchema>

/** A line that may say its names in English, too. */
export interface NamedLine extends LineNames {
  readonly english?: LineNames | undefined
}

/** A line's names in a language; in Polish where it has no others. */
export function lineNamesIn(language: 'pl' | 'en', { title, variantTitle, english }: NamedLine): LineNames {
  return language === 'en' && english !== undefined ? english : { title, variantTitle }
}
