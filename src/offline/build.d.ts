/** Set by the build (vite.config.ts): the package's version, and what tells this build from another. */
declare const APP_VERSION: string
declare const BUILD_ID: string
