import { createStore } from 'jotai'

/** The one store of the interface's state. Nothing the server or the device must know for good lives in it. */
export const store = createStore()
