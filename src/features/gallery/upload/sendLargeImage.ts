import { confirmUpload, presignUpload } from '#api/product/galleryCalls.ts'
import type { ProductApi } from '#api/product/productApi.ts'
import { putFile } from '#api/product/putFile.ts'
import { extensionOfType } from '#domain/gallery/checkUpload.ts'
import type { UploadedImage } from '#domain/gallery/galleryImage.ts'

export interface LargeImage {
  readonly file: Blob
  readonly filename: string
  readonly mimeType: string
  readonly onProgress: (percent: number) => void
}

/** Asks for an address, sends the file straight there, and has it confirmed (specification part 2, section 7). */
export async function sendLargeImage(
  api: ProductApi,
  { file, filename, mimeType, onProgress }: LargeImage,
  { signal }: { readonly signal: AbortSignal },
): Promise<UploadedImage> {
  const wish = { mime_type: mimeType, extension: extensionOfType(mimeType) }
  const { upload_id, upload_url, headers } = await presignUpload(api, wish, { signal })
  await putFile(upload_url, file, { headers, signal, onProgress })
  return confirmUpload(api, { upload_id, filename }, { signal, idempotencyKey: upload_id })
}
