import { asc, like } from 'drizzle-orm'
import { z } from 'zod'
import { adminUsersSchema, rolesRequestSchema } from '#domain/account/adminUsers.ts'
import { userSchema } from '#domain/account/user.ts'
import { foldEmail } from '#domain/contact/foldEmail.ts'
import { endpoint, type ServedEndpoint } from '#server/api/endpoint.ts'
import { Refusal } from '#server/api/refusal.ts'
import type { ServerContext } from '#server/context.ts'
import { changeRoles } from './roles.ts'
import { users } from '#server/users/tables.ts'
import { userView } from './userView.ts'

const MOST_USERS = 50

const queryShape = z.object({ email: z.string().max(254) })

/** What administrators do with other people's accounts. */
export function adminRoutes(context: ServerContext): readonly ServedEndpoint[] {
  return [
    endpoint(
      'GET /api/v1/admin/users',
      {
        summary: `Users whose address begins so, at most ${MOST_USERS}`,
        query: queryShape,
        answer: adminUsersSchema,
      },
      async ({ query }) => {
        const beginning = foldEmail(query.email).replaceAll(/[\\%_]/g, String.raw`\$&`)
        const found = await context.database
          .select()
          .from(users)
          .where(like(users.emailFolded, `${beginning}%`))
          .orderBy(asc(users.emailFolded), asc(users.createdAt))
          .limit(MOST_USERS)
        return { users: found.map(userView) }
      },
    ),
    endpoint(
      'PUT /api/v1/admin/users/{id}/roles',
      {
        summary: 'Give a user these roles; all of their sessions end',
        body: rolesRequestSchema,
        answer: userSchema,
        refusals: ['LAST_ADMIN'],
      },
      async ({ path, body }) => {
        const user = await changeRoles(context, path('id'), body.roles)
        if (user === null) throw new Refusal('NOT_FOUND')
        return userView(user)
      },
    ),
  ]
}
