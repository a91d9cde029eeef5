import { tidyText } from '#domain/contact/tidyText.ts'
import { isReservedUsername } from './reservedUsernames.ts'
import { type ProfileChange, USERNAME } from './profile.ts'
import type { FieldProblemCode } from './apiError.ts'

export const DISPLAY_NAME_LENGTH = 80
export const BIO_LENGTH = 500

export interface ProfileProblem {
  readonly field: keyof ProfileChange
  readonly code: FieldProblemCode
}

/** The same change without stray spaces; a user name in lower case, none where the field was emptied. */
export function normaliseProfileChange(change: ProfileChange): ProfileChange {
  const { display_name, username, bio, is_public } = change
  return {
    ...(display_name === undefined ? {} : { display_name: tidyText(display_name) }),
    ...(username === undefined ? {} : { username: normaliseUsername(username) }),
    ...(bio === undefined ? {} : { bio: bio.replaceAll('\r\n', '\n').trim() }),
    ...(is_public === undefined ? {} : { is_public }),
  }
}

/** Lists the problems. Only the server knows whether a user name is free. */
export function checkProfileChange(typed: ProfileChange): readonly ProfileProblem[] {
  const { display_name, username, bio } = normaliseProfileChange(typed)
  const problems: ProfileProblem[] = []
  if (display_name !== undefined && display_name.length > DISPLAY_NAME_LENGTH)
    problems.push({ field: 'display_name', code: 'too_long' })
  if (typeof username === 'string') {
    if (!USERNAME.test(username)) problems.push({ field: 'username', code: 'username' })
    else if (isReservedUsername(username)) problems.push({ field: 'username', code: 'reserved' })
  }
  if (bio !== undefined && bio.length > BIO_LENGTH) problems.push({ field: 'bio', code: 'too_long' })
  return problems
}

function normaliseUsername(username: string | null): string | null {
  const bare = (username ?? '')
    .replace(/^[@\s]+/, '')
    .trim()
    .toLowerCase()
  return bare === '' ? null : bare
}
