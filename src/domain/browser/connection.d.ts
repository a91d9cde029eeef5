/** Chromium's API that TypeScript's library lacks. */
interface NetworkWishes {
  readonly saveData?: boolean
  readonly effectiveType?: 'slow-2g' | '2g' | '3g' | '4g'
  /** What the device is connected by. */
  readonly type?: string
}
interface Navigator {
  readonly connection?: NetworkWishes
}
interface WorkerNavigator {
  readonly connection?: NetworkWishes
}
