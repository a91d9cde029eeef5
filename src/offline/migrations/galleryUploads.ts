import type { Migration } from './migration.ts'

export const galleryUploads = {
  name: 'gallery uploads',
  stores: {
    uploads: 'id, owner',
    uploadFiles: 'id',
  },
} satisfies Migration
