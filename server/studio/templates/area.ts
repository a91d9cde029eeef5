import { TEMPLATE_MEDIA_PATH } from '#domain/template/templateMedia.ts'
import type { Area } from '#server/platform/area/areaParts.ts'
import { startSchedule } from '#server/platform/tasks/schedule.ts'
import { builderRoutes } from './builderRoutes.ts'
import { authorizeTemplateMedia } from './media/authorizeMedia.ts'
import { mediaFileRoutes, mediaRoutes } from './media/mediaRoutes.ts'
import { runRoutes } from './runRoutes.ts'
import { authorizeRunFile } from './runs/authorizeRunFile.ts'
import { startRunWorker } from './runs/runWorker.ts'
import { authorizeSentFile } from './sent/findSent.ts'
import { sentFileRoutes } from './sent/sentFileRoutes.ts'
import { seedTemplates } from './shipped/seedTemplates.ts'
import { TABLE_RULES } from './tableRules.ts'
import { templateRoutes } from './templateRoutes.ts'
import { RUN_WEBHOOKS } from './webhooks/webhookOutbox.ts'

/** Templates, their editor, and runs of them. */
export const TEMPLATES: Area = {
  tables: TABLE_RULES,
  endpoints: (context) => [
    ...builderRoutes(context),
    ...templateRoutes(context),
    ...runRoutes(context),
    ...sentFileRoutes(context),
    ...mediaRoutes(context),
  ],
  services: {
    addresses: ['GET /files/templates/covers/{file}', 'GET /files/templates/{id}/{file}'],
    mount: (app, context) => app.route(TEMPLATE_MEDIA_PATH, mediaFileRoutes(context)),
  },
  fileJudges: { runs: authorizeRunFile, sent: authorizeSentFile, templates: authorizeTemplateMedia },
  prepare: seedTemplates,
  work: (context) => [
    startRunWorker(context),
    // Separate, so that an address that doesn't answer holds up no other work.
    startSchedule(context, [RUN_WEBHOOKS]),
  ],
}
