import { sendFieldFile } from '#api/product/templateFileCalls.ts'
import type { ProductApi } from '#api/product/productApi.ts'
import { newId } from '#domain/newId.ts'
import type { RunValues } from '#domain/template/dryRun.ts'
import type { KnownFile } from '#domain/template/fieldValue.ts'
import { type FileFieldType, formatOf } from '#domain/template/fileFieldRules.ts'
import { fileWords, isWritten, WORDS_BYTES } from '#domain/template/fileWords.ts'
import type { SentFile } from '#domain/template/sentFile.ts'
import { takeForField } from '#services/takeForField.ts'
import type { FileSource } from '#ui/templateForm/fileSource.ts'

interface PageFile extends KnownFile {
  readonly file: File
  readonly type: FileFieldType
  readonly shown: SentFile
}

const kept = new Map<string, PageFile>()

/** Files of a preview stay in the page: nothing is sent until the template is run for real. */
export const PAGE_FILES: FileSource = {
  obstacle: null,
  async send(chosen, { type }, { onProgress }) {
    const file = await takeForField(chosen.file, type)
    const { name, size } = file
    const isRead = type === 'file' && isWritten(formatOf(type, file) ?? '')
    const words = isRead ? fileWords(new Uint8Array(await file.slice(0, WORDS_BYTES).arrayBuffer())) : null
    const shown = { id: newId(), name, bytes: size, address: URL.createObjectURL(file) }
    kept.set(shown.id, { file, type, name, words, shown })
    onProgress(100)
    return shown
  },
  begun: () => Promise.resolve(null),
  forget: () => undefined,
  find: (id) => Promise.resolve(kept.get(id)?.shown ?? null),
}

/** The facts of a file that stays in the page. */
export const findPageFile = (id: string): KnownFile | undefined => kept.get(id)

/** The form's values, with its files uploaded: a real run finds them on the server. */
export async function withSentFiles(api: ProductApi, values: RunValues): Promise<RunValues> {
  const sent = Object.entries(values).map(async ([name, value]) => {
    const page = typeof value === 'string' ? kept.get(value) : undefined
    if (page === undefined) return [name, value] as const
    const { file, type } = page
    return [
      name,
      (
        await sendFieldFile(
          api,
          { file, type, onProgress: () => undefined },
          { idempotencyKey: page.shown.id },
        )
      ).id,
    ] as const
  })
  return Object.fromEntries(await Promise.all(sent))
}
