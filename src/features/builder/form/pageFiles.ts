import { newId } from '#domain/newId.ts'
import { TAKEN_FILE_TYPES } from '#domain/template/fileFieldRules.ts'
import type { FileSource } from '#ui/templateForm/fileSource.ts'

/** Files of a preview stay in the page: nothing is sent. Fields that visitors can’t fill, it can’t either. */
export const PAGE_FILES: FileSource = {
  takes: TAKEN_FILE_TYPES,
  obstacle: null,
  send: (file, _type, { onProgress }) => {
    onProgress(100)
    const { name, size } = file
    return Promise.resolve({ id: newId(), name, bytes: size, address: URL.createObjectURL(file) })
  },
  find: () => Promise.resolve(null),
}
