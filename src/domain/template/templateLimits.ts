// The limits of a template. The specification names none of these (part 2, section 3).

/** The editor still works with this many; a published template has fewer. */
export const MOST_NODES = 10_000
export const MOST_EDGES = 40_000
/** A published template runs on the server, each node of it as a job. */
export const MOST_NODES_PUBLISHED = 200

/** Comments and frames. */
export const MOST_NOTES = 500
export const MOST_STEPS = 20
export const MOST_FIELDS = 100
export const MOST_OPTIONS = 200
export const MOST_CONDITIONS = 20
export const MOST_PRICING_PATHS = 50
/** Categories and tags of one template. */
export const MOST_WORDS = 20

export const LONGEST_ID = 64
export const LONGEST_LABEL = 120
export const LONGEST_DESCRIPTION = 2_000
export const LONGEST_PROMPT = 4_000
export const LONGEST_ADDRESS = 2_000
/** A default value, a compared value, the source of a code field. */
export const LONGEST_VALUE = 20_000
export const LONGEST_PATTERN = 500

/** Variants that one node makes. */
export const MOST_VARIANTS = 8
export const MOST_RETRIES = 5
export const LONGEST_TIMEOUT_SECONDS = 3_600
export const MOST_CREDITS = 100_000

/** Things that flow along one edge together. */
export const MOST_PARTS = 100
/** The most problems reported at once. */
export const MOST_PROBLEMS = 500
/** Pictures and films with results of a template. */
export const MOST_EXAMPLES = 6
/** Texts of a template that have words in English. */
export const MOST_TRANSLATIONS = 1_000
/** A whole template as it is sent to the server, in bytes. */
export const MOST_TEMPLATE_BYTES = 8_000_000
/** The request body of a filled form, in bytes. */
export const MOST_FORM_BYTES = 256 * 1024
