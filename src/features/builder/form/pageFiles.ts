import type { FileSource } from '#ui/templateForm/fileSource.ts'

/** Files of a preview stay in the page: nothing is sent. */
export const PAGE_FILES: FileSource = {
  takes: ['file', 'image', 'video', 'audio'],
  obstacle: null,
  send: (file, _type, { onProgress }) => {
    onProgress(100)
    const { name, size } = file
    return Promise.resolve({ id: crypto.randomUUID(), name, bytes: size, address: URL.createObjectURL(file) })
  },
  find: () => Promise.resolve(null),
}
