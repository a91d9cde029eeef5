import { useSyncExternalStore } from 'react'
import { createConnection, UNKNOWN_CONNECTION, type Connection } from './connection.ts'
import { pageReachability } from './pageReachability.ts'

const connection = createConnection(pageReachability)

const subscribe = (listener: () => void): (() => void) => connection.subscribe(listener)
const getSnapshot = (): Connection => connection.getSnapshot()
const getServerSnapshot = (): Connection => UNKNOWN_CONNECTION

/** Whether the services answer and, when they don't, of when the data on this device is. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot)
}
