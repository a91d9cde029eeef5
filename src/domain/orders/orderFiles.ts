import * as z from 'zod/mini'

/** What a bought digital thing comes as. */
export const FILE_KINDS = ['card', 'letter', 'message', 'email', 'course'] as const

/** A file of an order. Its address is signed and runs out: it is asked for anew each time. */
export const orderFileSchema = z.object({
  id: z.string(),
  kind: z.enum(FILE_KINDS),
  title: z.string(),
  url: z.string(),
})

/** `GET /api/v1/orders/{token}/files`: what an order brings as files, and its invoice once there is one. */
export const orderFilesSchema = z.object({
  files: z.array(orderFileSchema),
  invoice: z.nullable(z.object({ number: z.string(), url: z.string() })),
})

/** The language that documents are written in. */
export const orderFilesQuerySchema = z.object({ lang: z.enum(['pl', 'en']) })

export type OrderFile = z.infer<typeof orderFileSchema>
export type OrderFiles = z.infer<typeof orderFilesSchema>
