/** Set by the document's script (index.html), which records actions before the page's code is there. */
declare var earlyActions: import('./earlyActions.ts').EarlyActions | undefined

/** The browser's offer to install, held by the script of the document (index.html) before the page's code is there. */
declare var earlyInstallPrompt: Event | undefined
