const OWN_FORM = '_odmiana'

/** Where the giver’s own form of a name is kept among what was given, in place of the one by the rules. */
export const ownFormKey = (name: string) => `${name}${OWN_FORM}`

/** The name that such a key is of; null for any other key. */
export const nameOfOwnForm = (key: string) => (key.endsWith(OWN_FORM) ? key.slice(0, -OWN_FORM.length) : null)
