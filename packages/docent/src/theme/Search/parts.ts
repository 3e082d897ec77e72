import { adoptStyles } from './adopt-styles.ts'
import styles from './parts.css?inline'

// What the dialog and the results page have in common, applied once.
adoptStyles(styles)
