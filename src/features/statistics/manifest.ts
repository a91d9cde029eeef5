import { msg } from '@lingui/core/macro'
import type { Places, ScreenTitles } from '#services/manifest.ts'

/** The titles of its screens. */
export const statisticsScreens = {
  '/statistics': { title: msg`Statystyki` },
  '/enhanced-statistics': { title: msg`Rozszerzone statystyki` },
  '/analytics': { title: msg`Analityka` },
  '/analytics-command': { title: msg`Centrum analityki` },
  '/realtime-monitoring': { title: msg`Monitoring na żywo` },
} as const satisfies ScreenTitles

/** The places that lead to them. */
export const statisticsPlaces = {
  statistics: {
    to: '/statistics',
    label: msg`Statystyki`,
    visitors: 'administrators',
    in: ['menu', 'palette'],
  },
  enhancedStatistics: {
    to: '/enhanced-statistics',
    label: msg`Rozszerzone statystyki`,
    visitors: 'administrators',
    in: ['palette'],
  },
  analytics: {
    to: '/analytics',
    label: msg`Analityka`,
    visitors: 'administrators',
    in: ['palette'],
  },
  analyticsCommand: {
    to: '/analytics-command',
    label: msg`Centrum analityki`,
    visitors: 'administrators',
    in: ['palette'],
  },
  monitoring: {
    to: '/realtime-monitoring',
    label: msg`Monitoring na żywo`,
    visitors: 'administrators',
    in: ['palette'],
  },
} as const satisfies Places
