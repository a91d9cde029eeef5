import type { Migration } from './migration.ts'

export const galleryUploads: Migration = {
  name: 'gallery uploads',
  stores: {
    uploads: 'id, owner',
    uploadFiles: 'id',
  },
}
