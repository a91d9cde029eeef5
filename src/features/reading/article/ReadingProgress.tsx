import styles from './ArticleScreen.module.css'

/** How far the page is read, drawn by the browser as it scrolls. It says nothing that the scroll bar doesn’t. */
export function ReadingProgress() {
  return <div className={styles.progress} aria-hidden="true" />
}
