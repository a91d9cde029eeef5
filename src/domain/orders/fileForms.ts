/**
 * The forms of a written thing besides its own file: sheets for a printer with bleed and marks, a sheet of A4 for a
 * printer at home, a picture to be shared, and one of its closed envelope for previews of a shared link.
 */
export const FILE_FORMS = ['print', 'home', 'picture', 'envelope'] as const
export type FileForm = (typeof FILE_FORMS)[number]

/** The forms that are pictures. */
export const PICTURE_FORMS: ReadonlySet<FileForm | null> = new Set(['picture', 'envelope'])
