// src/domain/generation/limits.ts
/** How often a generation under way is asked about. */
var POLL_INTERVAL_MS = 5e3;
/** Characters after trimming. */
var PROMPT_MOST = 4e3;
var NEGATIVE_PROMPT_MOST = 1e3;
/** Seeds are whole numbers below this. */
var SEED_LIMIT = 2 ** 31;
export { SEED_LIMIT as i, POLL_INTERVAL_MS as n, PROMPT_MOST as r, NEGATIVE_PROMPT_MOST as t };
