import * as z from 'zod/mini'

/** What `GET /api/v1/uploads/{key}` answers: where the parts of the file are sent to. */
export const partsAnswerSchema = z.object({ parts_url: z.string() })
