import * as z from 'zod/mini'

/**
 * The answer of `POST /api/v1/prints`: the address that takes the file by `PUT`, and the one that takes its parts
 * before that when it is large; null where the server has it.
 */
export const printAnswerSchema = z.object({
  upload_url: z.nullable(z.string()),
  parts_url: z.nullable(z.string()),
})
