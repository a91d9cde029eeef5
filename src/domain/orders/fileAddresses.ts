import * as z from 'zod/mini'

/** The addresses of a file's downloadable forms: signed, with an expiry; null for a form it hasn’t. */
export const formAddressesSchema = z.object({
  print: z.nullable(z.string()),
  home: z.nullable(z.string()),
  picture: z.nullable(z.string()),
})

/** The same, with the file itself. */
export type FileAddresses = z.infer<typeof formAddressesSchema> & { readonly pdf: string }
