/** Chromium's API that TypeScript's library lacks. */
interface NetworkWishes {
  readonly saveData?: boolean
}
interface Navigator {
  readonly connection?: NetworkWishes
}
interface WorkerNavigator {
  readonly connection?: NetworkWishes
}
