/** What Chromium has and TypeScript's library has not: whether the person asked to save data. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean }
}

/** Set by the script of the document (index.html): gives what was done before the page's code was there, and stops keeping it. */
declare var earlyActions: (() => readonly import('./earlyActions.ts').EarlyAction[]) | undefined
