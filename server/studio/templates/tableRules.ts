import { DAY_MS, HOUR_MS, WITH_ACCOUNT } from '#server/platform/area/commonRules.ts'
import { ruledTables } from '#server/platform/area/tableRule.ts'
import { exportTemplates } from './exportTemplates.ts'
import { purgeMedia } from './media/mediaUses.ts'
import { forgetRuns } from './runs/findRun.ts'
import { exportRuns } from './runs/runView.ts'
import { exportSentFiles } from './sent/findSent.ts'
import { forgetSentFiles, purgeSentFiles } from './sent/unusedFiles.ts'
import * as tables from './tables.ts'

export const TABLE_RULES = ruledTables(tables, {
  templateRuns: {
    personal: {
      exported: {
        as: 'template_runs',
        read: (tx, context, { session }) => exportRuns(tx, context, session),
      },
      moved: 'by id',
      removed: { forget: (tx, context, user) => forgetRuns(tx, context, user.id) },
    },
    retention: WITH_ACCOUNT,
  },
  templateRunNodes: {
    personal: { exported: { within: 'template_runs' }, moved: 'by id', removed: 'cascade' },
    retention: { within: tables.templateRuns },
  },
  sentFiles: {
    personal: {
      exported: {
        as: 'sent_files',
        read: (tx, context, { session }) => exportSentFiles(tx, context, session),
      },
      moved: 'by id',
      removed: { forget: (tx, context, user) => forgetSentFiles(tx, context, user.id) },
    },
    // Files given to a run stay as long as the run.
    retention: { swept: { everyMs: HOUR_MS, run: purgeSentFiles } },
  },
  templateRunFiles: {
    personal: {
      exported: { not: 'which run was given which file: each run says what its form was filled with' },
      moved: 'by id',
      removed: 'cascade',
    },
    retention: { within: tables.templateRuns },
  },
  templateWebhooks: {
    personal: {
      exported: {
        not: 'that a run has ended, on its way to the address of its author: nothing of what was filled in',
      },
      moved: 'by id',
      removed: 'cascade',
    },
    retention: {
      expires: {
        since: tables.templateWebhooks.createdAt,
        retentionMs: 30 * DAY_MS,
        why: 'delivered or given up after two days; the run itself stays',
      },
    },
  },
  templates: {
    personal: {
      exported: { as: 'templates', read: (tx, _, { user }) => exportTemplates(tx, user.id) },
      moved: 'by id',
      removed: { kept: 'what the shop offers: it stays, by nobody’s name' },
      leaves: 'templates that were made for the shop, without who has made them',
    },
    retention: { forever: 'what the shop offers' },
  },
  templateSnapshots: {
    personal: {
      exported: { within: 'templates' },
      moved: 'by id',
      removed: { kept: 'how a template stood earlier; by nobody’s name' },
      leaves: 'how templates of the shop stood earlier, without who has changed them',
    },
    retention: { within: tables.templates },
  },
  // Pictures of the shop: those from an author's run are copies given to the template.
  templateMedia: {
    personal: null,
    retention: { swept: { everyMs: HOUR_MS, run: purgeMedia } },
  },
  templateMediaUses: { personal: null, retention: { within: tables.templates } },
})
