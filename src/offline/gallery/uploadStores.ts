import { storeRule } from '../session/storeRule.ts'
import type { UploadFileRow, UploadRow } from './uploadRow.ts'

/** Pictures on their way into the gallery. */
export const uploadStores = {
  uploads: storeRule<UploadRow>({
    owner: 'named',
    atSignIn: 'renamed',
    atOthersSignIn: 'stays',
    atSignOut: 'cleared',
    rescue: 'uploads',
    export: ({ filename, mimeType, bytes, createdAt }) => ({ filename, mimeType, bytes, createdAt }),
  }),
  uploadFiles: storeRule<UploadFileRow>({
    owner: 'upload',
    atSignIn: 'stay',
    atOthersSignIn: 'stays',
    atSignOut: 'cleared',
    rescue: 'uploads',
    // Pictures can't be exported as text; their owner has the originals.
    export: null,
  }),
}
