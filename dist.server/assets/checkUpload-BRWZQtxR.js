import { a as UPLOAD_TYPES } from './galleryImage-BUd21fo0.js'
// src/domain/gallery/checkUpload.ts
var TYPES_BY_EXTENSION = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  jfif: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
}
/** Null for a file that is worth sending. */
function checkUpload(file) {
  if (file.size === 0) return 'FILE_EMPTY'
  const type = uploadType(file)
  if (!UPLOAD_TYPES.some((allowed) => allowed === type)) return 'FILE_TYPE_NOT_ALLOWED'
  return file.size > 2e7 ? 'PAYLOAD_TOO_LARGE' : null
}
/** The type a file says it has, or the one its name says where a system gives none. */
function uploadType({ name, type }) {
  return type === '' ? (TYPES_BY_EXTENSION[extensionOf(name)] ?? '') : type
}
/** The ending that files of a type have: their names may have none, or one of their own. */
function extensionOfType(type) {
  return Object.entries(TYPES_BY_EXTENSION).find(([, known]) => known === type)?.[0] ?? ''
}
/** In small letters, without the dot; empty when there is none. */
function extensionOf(name) {
  return /\.([a-z0-9]{1,10})$/iu.exec(name)?.[1]?.toLowerCase() ?? ''
}
/** A file's name as the gallery keeps it: without folders and control characters, not too long, never empty. */
function uploadName(name, fallback) {
  const clean = (name.split(/[/\\]/u).at(-1) ?? '').replace(/\p{Cc}/gu, '').trim()
  if (clean === '') return fallback
  if (clean.length <= 200) return clean
  const extension = extensionOf(clean)
  const tail = extension === '' ? '' : `.${extension}`
  return clean.slice(0, 200 - tail.length) + tail
}
export { uploadType as i, extensionOfType as n, uploadName as r, checkUpload as t }
