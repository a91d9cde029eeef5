import * as z from 'zod/mini'
import * as limits from './templateLimits.ts'

/** The values of a form, by the names of its fields: a file is its id, from the own gallery or as sent. */
export const formValuesSchema = z
  .record(
    z.string().check(z.maxLength(limits.LONGEST_ID)),
    z.union([
      z.string().check(z.maxLength(limits.LONGEST_VALUE)),
      z.number(),
      z.boolean(),
      z.readonly(
        z.array(z.string().check(z.maxLength(limits.LONGEST_LABEL))).check(z.maxLength(limits.MOST_OPTIONS)),
      ),
      z.null(),
    ]),
  )
  .check(z.refine((values) => Object.keys(values).length <= limits.MOST_STEPS * limits.MOST_FIELDS))
export type FormValues = z.infer<typeof formValuesSchema>
