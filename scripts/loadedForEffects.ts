/** Modules of `src/domain` with side effects when loaded: they polyfill engines. All others only hold rules. */
export const LOADED_FOR_EFFECTS: readonly string[] = ['olderEngines', 'refusedWithStorage']

/** Modules without side effects: their unused exports are left out of the page's code. */
export const WITHOUT_EFFECTS = new RegExp(`/src/domain/(?!(?:${LOADED_FOR_EFFECTS.join('|')})\\.)`)
