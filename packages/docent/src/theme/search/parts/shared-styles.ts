import { adoptStyles } from './adopt-styles.ts'
import styles from './shared-styles.css?inline'

// Styles that the dialog and the results page share, applied once.
adoptStyles(styles)
