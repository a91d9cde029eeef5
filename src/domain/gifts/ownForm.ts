const OWN_FORM = '_odmiana'

/** The key of the giver’s own form of a name, in place of the rules' one. */
export const ownFormKey = (name: string) => `${name}${OWN_FORM}`

/** The name that such a key is of; null for any other key. */
export const nameOfOwnForm = (key: string) => (key.endsWith(OWN_FORM) ? key.slice(0, -OWN_FORM.length) : null)
