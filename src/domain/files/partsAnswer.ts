import * as z from 'zod/mini'

/** The answer of `GET /api/v1/uploads/{key}`: the address for the file's parts. */
export const partsAnswerSchema = z.object({ parts_url: z.string() })
