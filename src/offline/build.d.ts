/** Set by the build (vite.config.ts): the package's version, and this build's id. */
declare const APP_VERSION: string
declare const BUILD_ID: string
