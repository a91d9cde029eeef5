import * as z from 'zod/mini'

/** What `POST /api/v1/prints` answers: where the file is sent to by `PUT`; null where the server has it. */
export const printAnswerSchema = z.object({ upload_url: z.nullable(z.string()) })
