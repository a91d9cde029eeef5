import { t as tidyText } from './tidyText-DSHVOtEW.js'
import { b as USERNAME } from './accountCalls-FyQAJCX4.js'
// src/domain/account/reservedUsernames.ts
/** Names that could pass for us or for a place of the site. */
var RESERVED = /* @__PURE__ */ new Set([
  'account',
  'admin',
  'administrator',
  'administracja',
  'anonim',
  'api',
  'bezpieczenstwo',
  'dashboard',
  'edytuj',
  'galeria',
  'gallery',
  'help',
  'historia',
  'iskra',
  'kontakt',
  'konto',
  'login',
  'me',
  'moderator',
  'null',
  'obsluga',
  'panel',
  'pomoc',
  'preferences',
  'preferencje',
  'profil',
  'profile',
  'register',
  'root',
  'security',
  'settings',
  'sklep',
  'support',
  'system',
  'undefined',
  'user',
  'ustawienia',
  'uzytkownik',
  'wsparcie',
  'zespol',
])
/** Whether nobody may call themselves so: the names of places and of those who speak for the site. */
function isReservedUsername(username) {
  return RESERVED.has(username) || RESERVED.has(username.replaceAll('-', '')) || username.startsWith('iskra-')
}
/** The same change without stray spaces; a user name in lower case, none where the field was emptied. */
function normaliseProfileChange(change) {
  const { display_name, username, bio, is_public } = change
  return {
    ...(display_name === void 0 ? {} : { display_name: tidyText(display_name) }),
    ...(username === void 0 ? {} : { username: normaliseUsername(username) }),
    ...(bio === void 0 ? {} : { bio: bio.replaceAll('\r\n', '\n').trim() }),
    ...(is_public === void 0 ? {} : { is_public }),
  }
}
/** What can't stand as it is. Whether a user name is free only the server knows. */
function checkProfileChange(typed) {
  const { display_name, username, bio } = normaliseProfileChange(typed)
  const problems = []
  if (display_name !== void 0 && display_name.length > 80)
    problems.push({
      field: 'display_name',
      code: 'too_long',
    })
  if (typeof username === 'string') {
    if (!USERNAME.test(username))
      problems.push({
        field: 'username',
        code: 'username',
      })
    else if (isReservedUsername(username))
      problems.push({
        field: 'username',
        code: 'reserved',
      })
  }
  if (bio !== void 0 && bio.length > 500)
    problems.push({
      field: 'bio',
      code: 'too_long',
    })
  return problems
}
function normaliseUsername(username) {
  const bare = (username ?? '')
    .replace(/^[@\s]+/, '')
    .trim()
    .toLowerCase()
  return bare === '' ? null : bare
}
export { normaliseProfileChange as n, checkProfileChange as t }
