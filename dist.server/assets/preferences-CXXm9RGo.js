import {
  $n as string,
  An as _enum,
  Gn as optional,
  Nn as boolean,
  Qn as refine,
  Rn as int,
  Wn as object,
  Zn as record,
  dr as _nonnegative,
  lr as _maxLength,
} from '../renderPage.js'
// src/domain/account/preferences.ts
/** A value and when a person last chose it, in epoch ms by the clock of the device it was chosen on. */
var chosen = (value) =>
  object({
    value,
    changed_at: int().check(_nonnegative()),
  })
/** What stands for a field that nobody has ever chosen (specification part 2, sections 1 and 3). */
var PREFERENCE_DEFAULTS = {
  theme: 'dark',
  language: 'pl',
  emailNotifications: true,
  marketingEmails: false,
  cookiesAccepted: null,
  onboardingCompleted: false,
}
/**
 * The preferences that follow a person from device to device (specification part 2, section 3). Each field carries
 * the time of its last choice, so that two devices can be merged field by field and neither loses what the other
 * didn't touch; of the preferred generators, each one by itself. A field nobody has chosen is left out.
 */
var preferencesSchema = object({
  theme: optional(chosen(_enum(['dark', 'light', 'system']))),
  language: optional(chosen(_enum(['pl', 'en']))),
  emailNotifications: optional(chosen(boolean())),
  marketingEmails: optional(chosen(boolean())),
  cookiesAccepted: optional(chosen(boolean())),
  onboardingCompleted: optional(chosen(boolean())),
  preferredGenerators: record(string().check(_maxLength(60)), chosen(boolean())).check(
    refine((engines) => Object.keys(engines).length <= 100),
  ),
})
var NO_PREFERENCES = { preferredGenerators: {} }
export { PREFERENCE_DEFAULTS as n, preferencesSchema as r, NO_PREFERENCES as t }
