import {
  $n as string,
  Hn as nullable,
  Mn as array,
  Nn as boolean,
  Rn as int,
  Wn as object,
  dr as _nonnegative,
} from '../renderPage.js'
// src/domain/account/user.ts
/**
 * Whoever is signed in, as `GET /auth/me` tells (specification part 2, section 3). `created_at` is ISO 8601. The
 * name and the public user name are ours: a profile needs them; null while nobody has chosen any.
 */
var userSchema = object({
  id: string(),
  email: string(),
  roles: array(string()),
  role: string(),
  is_verified: boolean(),
  created_at: string(),
  total_generations: int().check(_nonnegative()),
  total_credits_used: int().check(_nonnegative()),
  display_name: nullable(string()),
  username: nullable(string()),
})
export { userSchema as t }
