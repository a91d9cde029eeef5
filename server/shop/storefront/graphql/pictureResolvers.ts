import { globalId } from '../globalId.ts'
import type { LoadedProduct, MediaRow } from '../catalogue/loadProducts.ts'
import type { GraphContext } from './graphContext.ts'

export interface ImageNode {
  readonly id: string
  /** From the root of the server, or a whole address. */
  readonly path: string
  readonly width: number
  readonly height: number
  readonly altText: string
}

/** The public fields of a picture or a video. */
type Medium = Pick<MediaRow, 'id' | 'kind' | 'url' | 'width' | 'height' | 'altText' | 'sources'>

export const picturesOf = (product: LoadedProduct): MediaRow[] =>
  product.media.filter((medium) => medium.kind === 'picture')

export function imageOf(medium: Medium): ImageNode {
  const { id, url, width, height, altText } = medium
  return { id: globalId('ProductImage', id), path: url, width, height, altText }
}

interface Transform {
  readonly maxWidth?: number | null
  readonly maxHeight?: number | null
  readonly scale?: number | null
}

/**
 * The address of a picture no larger than asked. The picture service takes a width and chooses the format by the
 * browser's `Accept`; the other wishes are best effort in the real storefront too.
 */
function addressOf(image: ImageNode, transform: Transform | null | undefined, origin: string): string {
  const address = image.path.startsWith('/') ? `${origin}${image.path}` : image.path
  const byHeight = transform?.maxHeight ? (transform.maxHeight * image.width) / image.height : Infinity
  const wanted = Math.min(transform?.maxWidth ?? Infinity, byHeight) * (transform?.scale ?? 1)
  const width = Math.ceil(Math.max(1, wanted))
  if (width >= image.width) return address
  return `${address}${address.includes('?') ? '&' : '?'}width=${width}`
}

export const pictureResolvers = {
  Image: {
    url: (image: ImageNode, { transform }: { transform?: Transform | null }, context: GraphContext) =>
      addressOf(image, transform, context.pictureOrigin),
    src: (image: ImageNode, _: unknown, context: GraphContext) =>
      addressOf(image, null, context.pictureOrigin),
    originalSrc: (image: ImageNode, _: unknown, context: GraphContext) =>
      addressOf(image, null, context.pictureOrigin),
    transformedSrc: (image: ImageNode, transform: Transform, context: GraphContext) =>
      addressOf(image, transform, context.pictureOrigin),
  },
  Media: {
    __resolveType: (medium: Medium) => (medium.kind === 'video' ? 'Video' : 'MediaImage'),
  },
  MediaImage: {
    id: (medium: Medium) => globalId('MediaImage', medium.id),
    alt: (medium: Medium) => medium.altText,
    mediaContentType: () => 'IMAGE',
    image: imageOf,
    previewImage: imageOf,
  },
  Video: {
    id: (medium: Medium) => globalId('Video', medium.id),
    alt: (medium: Medium) => medium.altText,
    mediaContentType: () => 'VIDEO',
    previewImage: imageOf,
    sources: (medium: MediaRow, _: unknown, context: GraphContext) =>
      medium.sources.map((source) => ({
        url: source.url.startsWith('/') ? `${context.pictureOrigin}${source.url}` : source.url,
        mimeType: source.mimeType,
        format: source.mimeType.split('/').at(-1) ?? '',
        width: medium.width,
        height: medium.height,
      })),
  },
}
