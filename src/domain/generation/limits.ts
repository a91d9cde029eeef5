// Specification part 2, sections 4 and 9, and limits that it leaves open.

/** How often a generation under way is asked about. */
export const POLL_INTERVAL_MS = 5_000
/** After as many questions without an end the page stops asking by itself (GENERATOR_POLLING_TIMEOUT). */
export const POLL_ATTEMPTS = 60

/** Finished generations kept on the device, and a page of the generators' own history. */
export const HISTORY_LIMIT = 15

/** Calls to one generator that a device makes in one window. */
export const RATE_LIMIT_CALLS = 10
export const RATE_LIMIT_WINDOW_MS = 60_000

/** The expected time of one generation ahead in the queue, until one has been measured. */
export const ESTIMATE_PER_PLACE_MS = 120_000

/** Characters after trimming. */
export const PROMPT_MOST = 4_000
export const NEGATIVE_PROMPT_MOST = 1_000

export const TAG_MOST = 40
export const TAGS_MOST = 20

/** The most that one press asks for. */
export const BATCH_MOST = 4

/** Seeds are whole numbers below this. */
export const SEED_LIMIT = 2 ** 31

/** The number of loudness points stored for a sound, whatever its length. */
export const WAVE_POINTS = 96
