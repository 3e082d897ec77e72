import styles from './Price.module.css'

export function Price({ now, before }) {
  return (
    <p>
      <span className={styles.before} data-cy="before">
        {before}
      </span>{' '}
      <strong>{now}</strong>
    </p>
  )
}
