import type { WorkerNotice } from '#offline/workerMessages.ts'

/** Tells every open page, those another worker still controls included. */
export async function notifyPages(clients: Clients, notice: WorkerNotice): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage(notice)
}
