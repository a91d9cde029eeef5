import { useStore } from '#ui/useStore.ts'
import { createConnection, type Connection } from './connection.ts'
import { pageReachability } from './pageReachability.ts'

const connection = createConnection(pageReachability)

/** Whether the services answer and, when they don't, of when the data on this device is. */
export function useConnection(): Connection {
  return useStore(connection)
}
