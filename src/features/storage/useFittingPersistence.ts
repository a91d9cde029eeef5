import { useEffect } from 'react'
import { log } from '#domain/log.ts'
import { onOutboxChange } from '#offline/outbox/signal.ts'
import { workerLine } from '#offline/workerLine.ts'
import { askForPersistence } from './persistence.ts'

/** Asks the browser to keep this device's data at the first moment there is some: a changed cart, or a saved pack. */
export function useFittingPersistence(): void {
  useEffect(() => {
    let isAsked = false
    let isOver = false
    let stopListening = () => {}
    const ask = () => {
      if (isAsked) return
      isAsked = true
      void askQuietly()
    }
    const stopHearing = onOutboxChange(ask)
    const listen = async () => {
      const line = await workerLine()
      if (isOver || !line) return
      stopListening = line.listen((notice) => {
        if (notice.type === 'pack' && notice.record.state === 'ready') ask()
      })
    }
    void listen()
    return () => {
      isOver = true
      stopHearing()
      stopListening()
    }
  }, [])
}

async function askQuietly(): Promise<void> {
  try {
    await askForPersistence({ storage: navigator.storage, memory: localStorage, now: Date.now() })
  } catch (error) {
    log.info('storage', 'persistence not asked for', { error: String(error) })
  }
}
