// The kinds of articles: news, education, guides and tutorials (specification part 1, section 2).

export const CONTENT_KINDS = ['news', 'education', 'guides', 'tutorials'] as const
export type ContentKind = (typeof CONTENT_KINDS)[number]

/** Whom education is for, as its address says. */
export const AUDIENCES = ['dla-ciebie', 'dla-firm'] as const
export type Audience = (typeof AUDIENCES)[number]

export const CONTENT_LANGUAGES = ['pl', 'en'] as const
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number]
