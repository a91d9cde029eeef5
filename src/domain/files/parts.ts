// Uploads in parts, so that a cut connection costs one part: shared by page, worker and server.

/** A file up to this size goes in one request: there is little to lose, bytes. */
export const WHOLE_BYTES = 256 * 1024
/** The largest part that is taken, bytes. */
export const PART_BYTES_MOST = 4 * 1024 * 1024
/** The largest file that is taken in parts, bytes; its receiver may take less. */
export const ARRIVING_BYTES_MOST = 20_000_000

/** Of a part: where in the file it begins. Of an answer: how much has arrived. In bytes, as in tus 1.0. */
export const OFFSET_HEADER = 'Upload-Offset'
/** Of the request that a file is sent for, with an empty file in its place: how much has come in parts, bytes. */
export const LENGTH_HEADER = 'Upload-Length'
/** The content type of a part. */
export const PART_TYPE = 'application/offset+octet-stream'
