/** Whether the browser hears Polish on the device itself: ready, after its own download, on its way, or never. */
export type DeviceSpeech = 'available' | 'downloadable' | 'downloading' | 'missing'

/** Asks the browser; `missing` too where it doesn't answer. Nothing is fetched. */
export async function deviceSpeech(): Promise<DeviceSpeech> {
  throw new Error('not yet')
}

/** Has the browser fetch its Polish pack. Tells whether it is there then. */
export async function installDeviceSpeech(): Promise<boolean> {
  throw new Error('not yet')
}
