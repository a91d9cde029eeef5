/** What Chromium has and TypeScript's library has not: whether the person asked to save data. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean }
}
