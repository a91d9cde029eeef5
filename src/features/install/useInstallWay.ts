import { useSyncExternalStore } from 'react'
import { installOffer } from './installPrompt.ts'
import { isInstalled, needsShareMenu } from './platform.ts'

/** How this browser installs: by its own dialog, by steps in its share menu, or not (any more). */
export type InstallWay = 'dialog' | 'share-menu' | 'none'

export function useInstallWay(): InstallWay {
  return useSyncExternalStore(installOffer.subscribe, installWay, () => 'none')
}

function installWay(): InstallWay {
  if (isInstalled()) return 'none'
  if (installOffer.getSnapshot() !== null) return 'dialog'
  return needsShareMenu(navigator) ? 'share-menu' : 'none'
}
