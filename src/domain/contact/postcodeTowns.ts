import * as z from 'zod/mini'

/** `GET /api/v1/postcodes/{postcode}`: in alphabetical order. */
export const postcodeTownsSchema = z.object({ towns: z.array(z.string()) })
