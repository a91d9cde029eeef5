import { Kr as NotFound } from '../renderPage.js'
// src/routes/$.tsx?tsr-split=component---loader
var SplitComponent = NotFound
export { SplitComponent as component }
