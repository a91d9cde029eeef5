import { mediaAddress } from '#domain/template/templateMedia.ts'
import { endingOf } from '#server/platform/files/mediaTypes.ts'
import type { TemplateMediaRow } from '../tables.ts'

export const mediaPrefix = ({ id }: Pick<TemplateMediaRow, 'id'>) => `templates/${id}/`

export const mediaKey = ({ id, mediaType }: Pick<TemplateMediaRow, 'id' | 'mediaType'>) =>
  `${mediaPrefix({ id })}file.${endingOf(mediaType)}`

/** The name in a template. */
export const mediaUrl = ({ id, mediaType }: Pick<TemplateMediaRow, 'id' | 'mediaType'>) =>
  mediaAddress(id, endingOf(mediaType))
