import type * as z from 'zod/mini'
import { adminUsersSchema, type rolesRequestSchema } from '#domain/account/adminUsers.ts'
import { type User, userSchema } from '#domain/account/user.ts'
import { keyed } from './keyed.ts'
import type { CallOptions, ProductApi } from './productApi.ts'

/** Those whose address begins so, at most 50. */
export async function findUsers(
  api: ProductApi,
  email: string,
  options?: CallOptions,
): Promise<readonly User[]> {
  const request = { query: { email }, answer: adminUsersSchema }
  return (await api.call('GET /api/v1/admin/users', { ...options, ...request })).users
}

/** Ends every token of that user. Rejects with LAST_ADMIN. */
export function saveRoles(
  api: ProductApi,
  { id, roles }: { readonly id: string } & z.infer<typeof rolesRequestSchema>,
  options?: CallOptions,
): Promise<User> {
  const request = { path: { id }, body: { roles }, answer: userSchema }
  return api.call('PUT /api/v1/admin/users/{id}/roles', { ...keyed(options), ...request })
}
