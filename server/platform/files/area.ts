import type { Area } from '#server/platform/area/areaParts.ts'
import { fileRoutes } from './fileRoutes.ts'
import { LEFT_BEHIND_REMOVAL } from './incomingFile.ts'
import { TABLE_RULES } from './tableRules.ts'

/** Stored files, and their removal. */
export const FILES: Area = {
  tables: TABLE_RULES,
  services: {
    addresses: ['GET /files/*'],
    mount: (app, context, judges) => app.route('/files', fileRoutes(context, judges)),
  },
  tasks: [LEFT_BEHIND_REMOVAL],
}
