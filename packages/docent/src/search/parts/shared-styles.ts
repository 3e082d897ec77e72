import { adoptStyles } from './adopt-styles.ts'
import styles from './shared-styles.css?inline'

// What the dialog and the results page have in common, applied once.
adoptStyles(styles)
