import { giveMemoryBack } from './platform/process/giveMemoryBack.ts'

/**
 * `npm start`: builds the page when its sources have changed, then serves everything on one port. `--dev` makes the
 * page from its sources as they change; `--no-build` serves the last build; `--dist` names the folder of the built
 * page.
 */

// It may start the process anew: before anything is loaded.
giveMemoryBack()
await import('./serve.ts')
