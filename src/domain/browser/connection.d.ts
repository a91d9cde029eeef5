/** What Chromium has and TypeScript's library has not. */
interface NetworkWishes {
  readonly saveData?: boolean
}
interface Navigator {
  readonly connection?: NetworkWishes
}
interface WorkerNavigator {
  readonly connection?: NetworkWishes
}
