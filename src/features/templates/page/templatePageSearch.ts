import * as z from 'zod/mini'

const runSchema = z.string().check(z.regex(/^[\w-]{1,100}$/u))

export interface TemplatePageSearch {
  /** The run that is shown: the server’s id of it, or the refCode that its click was given. */
  readonly run?: string | undefined
}

export const readTemplatePageSearch = (search: Readonly<Record<string, unknown>>): TemplatePageSearch => {
  const run = z.safeParse(runSchema, search['run']).data
  return run === undefined ? {} : { run }
}
