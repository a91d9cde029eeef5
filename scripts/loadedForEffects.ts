/** Modules of `src/domain` that do something by being loaded: they mend engines. All others only say rules. */
export const LOADED_FOR_EFFECTS: readonly string[] = ['olderEngines', 'refusedWithStorage']

/** Modules without side effects: their unused exports are left out of the page's code. */
export const WITHOUT_EFFECTS = new RegExp(`/src/domain/(?!(?:${LOADED_FOR_EFFECTS.join('|')})\\.)`)
