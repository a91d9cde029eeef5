import * as z from 'zod/mini'

/** The seller. Empty fields are left out of documents. */
export const sellerSchema = z.object({
  name: z.string(),
  address: z.string(),
  taxId: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Their register and its number, as the law of their country requires. */
  register: z.prefault(z.string(), ''),
})

export type Seller = z.infer<typeof sellerSchema>
