import type { User } from '#domain/account/user.ts'

/** A person's name, or the part of their address before the @. */
export function nameOf({ display_name: name, email }: Pick<User, 'display_name' | 'email'>): string {
  return name?.trim() || (email.split('@')[0] ?? email)
}

/** The first word of a name, for where the whole one has no room. */
export function firstNameOf(name: string): string {
  return name.split(/\s+/)[0] ?? name
}
