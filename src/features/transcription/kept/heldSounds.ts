/** Recordings that this page holds although the device had no room for them, by their transcripts. They end with the page. */
export const heldSounds = new Map<string, Blob>()
