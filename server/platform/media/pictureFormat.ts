import { qualitiesOf } from '#server/platform/web/qualities.ts'

/** How a picture is encoded. */
export const FORMATS = ['avif', 'webp', 'jpeg'] as const
export type PictureFormat = (typeof FORMATS)[number]

export const MEDIA_TYPES: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
}

/** The best format that `Accept` names explicitly; wildcards promise nothing, so they get JPEG. */
export function formatFor(accept: string | undefined): PictureFormat {
  const qualities = qualitiesOf(accept ?? '')
  return FORMATS.find((format) => (qualities.get(MEDIA_TYPES[format]) ?? 0) > 0) ?? 'jpeg'
}
