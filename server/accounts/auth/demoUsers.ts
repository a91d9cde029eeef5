import { randomUUID } from 'node:crypto'
import type { ServerContext } from '#server/platform/context.ts'
import { storedSecret } from '#server/platform/secrets/secrets.ts'
import { users } from '#server/platform/users/tables.ts'
import { usersOfAddress } from './findUsers.ts'
import { hashPassword, isPassword } from './passwords.ts'

const DEMO_USERS = [
  { email: 'demo@iskra.example', displayName: 'Demo', roles: ['user'] },
  { email: 'admin@iskra.example', displayName: 'Administracja', roles: ['user', 'admin'] },
] as const

/** A demo account that the start prints. */
export interface DemoUser {
  readonly email: string
  readonly password: string
}

/**
 * Makes the demo user and the demo administrator with this installation's password where they are missing. Returns
 * which of them that password opens: it may have been changed.
 */
export async function prepareDemoUsers(context: ServerContext): Promise<readonly DemoUser[]> {
  if (!context.config.hasDemoUsers) return []
  const password = await storedSecret(context.config.dataDir, 'demo-password')
  const opened: DemoUser[] = []
  for (const demo of DEMO_USERS) {
    const { verified } = await usersOfAddress(context.database, demo.email)
    if (verified === null) await createDemoUser(context, demo, await hashPassword(password))
    if (verified === null || (await isPassword(password, verified.passwordHash))) {
      opened.push({ email: demo.email, password })
    }
  }
  return opened
}

async function createDemoUser(
  { database, now }: ServerContext,
  { email, displayName, roles }: (typeof DEMO_USERS)[number],
  passwordHash: string,
): Promise<void> {
  await database.insert(users).values({
    id: randomUUID(),
    email,
    emailFolded: email,
    verifiedAt: now(),
    passwordHash,
    roles: [...roles],
    displayName,
    language: 'pl',
    termsAcceptedAt: now(),
    createdAt: now(),
  })
}
