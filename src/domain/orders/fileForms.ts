/**
 * What else a written thing can be had as, besides its own file: sheets for a printer with bleed and marks, a sheet of A4
 * for a printer at home, and a picture to be shared.
 */
export const FILE_FORMS = ['print', 'home', 'picture'] as const
export type FileForm = (typeof FILE_FORMS)[number]
