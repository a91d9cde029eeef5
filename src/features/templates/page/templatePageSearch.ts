import * as z from 'zod/mini'

const schema = z.object({
  /** The run that is shown: the server’s id of it, or the refCode that its click was given. */
  uruchomienie: z.catch(z.optional(z.string().check(z.regex(/^[\w-]{1,100}$/u))), undefined),
})

export type TemplatePageSearch = z.infer<typeof schema>

export const readTemplatePageSearch = (search: Readonly<Record<string, unknown>>): TemplatePageSearch => {
  const { uruchomienie } = schema.parse(search)
  return uruchomienie === undefined ? {} : { uruchomienie }
}
