import * as z from 'zod/mini'
import { LONGEST_BLANK_NAME, LONGEST_WORDS } from './blanks.ts'

/** What a bought digital thing comes as. */
export const FILE_KINDS = ['card', 'letter', 'message', 'email', 'course'] as const

/** The text of a file that is personalised: `template` with `{blanks}` in braces, and what was given for each. */
const fileTextSchema = z.object({
  template: z.string(),
  blanks: z.array(z.object({ name: z.string(), label: z.string(), given: z.string() })),
})

/** A file of an order. Its address is signed and runs out: it is asked for anew each time. */
export const orderFileSchema = z.object({
  id: z.string(),
  kind: z.enum(FILE_KINDS),
  title: z.string(),
  text: z.nullable(fileTextSchema),
  url: z.string(),
})

/** `GET /api/v1/orders/{token}/files`: what an order brings as files, and its invoice once there is one. */
export const orderFilesSchema = z.object({
  files: z.array(orderFileSchema),
  invoice: z.nullable(z.object({ number: z.string(), url: z.string() })),
})

/** The language that documents are written in. */
export const orderFilesQuerySchema = z.object({ lang: z.enum(['pl', 'en']) })

/** What the buyer gives for the blanks of a file, by their names; an empty one is left to be written by hand. */
export const fileWordsSchema = z.object({
  words: z.record(
    z.string().check(z.maxLength(LONGEST_BLANK_NAME)),
    z.string().check(z.maxLength(LONGEST_WORDS)),
  ),
})

export type OrderFileText = z.infer<typeof fileTextSchema>
export type OrderFile = z.infer<typeof orderFileSchema>
export type OrderFiles = z.infer<typeof orderFilesSchema>
