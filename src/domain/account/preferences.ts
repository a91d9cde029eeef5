import * as z from 'zod/mini'

/** A value and when a person last chose it, in epoch ms by the clock of the device it was chosen on. */
const chosen = <Schema extends z.core.$ZodType>(value: Schema) =>
  z.object({ value, changed_at: z.int().check(z.nonnegative()) })

/** The values of fields never chosen (specification part 2, sections 1 and 3). */
export const PREFERENCE_DEFAULTS = {
  theme: 'dark',
  language: 'pl',
  emailNotifications: true,
  marketingEmails: false,
  cookiesAccepted: null,
  onboardingCompleted: false,
} as const

/** More engines than there will be; a longer list doesn't come from a person choosing. */
export const PREFERRED_GENERATORS_MOST = 100

/**
 * The preferences that follow a person from device to device (specification part 2, section 3). Each field carries the
 * time of its last choice, so two devices are merged field by field and neither loses a field that the other didn't
 * touch; of the preferred generators, each one by itself. A field that was never chosen is missing.
 */
export const preferencesSchema = z.object({
  theme: z.optional(chosen(z.enum(['dark', 'light', 'system']))),
  language: z.optional(chosen(z.enum(['pl', 'en']))),
  emailNotifications: z.optional(chosen(z.boolean())),
  marketingEmails: z.optional(chosen(z.boolean())),
  cookiesAccepted: z.optional(chosen(z.boolean())),
  onboardingCompleted: z.optional(chosen(z.boolean())),
  preferredGenerators: z
    .record(z.string().check(z.maxLength(60)), chosen(z.boolean()))
    .check(z.refine((engines) => Object.keys(engines).length <= PREFERRED_GENERATORS_MOST)),
})

export type Preferences = z.infer<typeof preferencesSchema>

export const NO_PREFERENCES: Preferences = { preferredGenerators: {} }
