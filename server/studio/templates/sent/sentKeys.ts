import { endingOf } from '#server/platform/files/mediaTypes.ts'
import type { SentFileRow } from '../tables.ts'

type Kept = Pick<SentFileRow, 'userId' | 'id'>

/** The folder of all files that one person has sent in forms. */
export const sentFolder = (userId: string) => `sent/${userId}/`

export const sentPrefix = ({ userId, id }: Kept) => `${sentFolder(userId)}${id}/`

export const sentKey = (file: Kept & Pick<SentFileRow, 'mediaType'>) =>
  `${sentPrefix(file)}original.${endingOf(file.mediaType)}`
