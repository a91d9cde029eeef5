import * as z from 'zod/mini'

/**
 * What `POST /api/v1/prints` answers: where the file is sent to by `PUT`, and where before that in parts when it is
 * large; null where the server has it.
 */
export const printAnswerSchema = z.object({
  upload_url: z.nullable(z.string()),
  parts_url: z.nullable(z.string()),
})
