import * as z from 'zod/mini'
import { userSchema } from './user.ts'

/** `GET /admin/users?email=`: those whose address begins so, at most 50. */
export const adminUsersSchema = z.object({ users: z.array(userSchema) })

/** `PUT /admin/users/{id}/roles`. A change ends every token of that user at once. */
export const rolesRequestSchema = z.object({
  roles: z.array(z.enum(['user', 'author', 'admin'])).check(z.maxLength(3)),
})
