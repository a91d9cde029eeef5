import * as z from 'zod/mini'

/** Where the forms of a file that people save are had: addresses that are signed and run out; null for what it hasn’t. */
export const formAddressesSchema = z.object({
  print: z.nullable(z.string()),
  home: z.nullable(z.string()),
  picture: z.nullable(z.string()),
})

/** The same, with the file itself. */
export type FileAddresses = z.infer<typeof formAddressesSchema> & { readonly pdf: string }
