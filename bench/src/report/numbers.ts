/**
 * The median. For an even count, the mean of the two values in the middle.
 *
 * @returns undefined for no values
 */
export function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle]
  const lower = sorted[middle - 1]
  return sorted.length % 2 === 0 && upper !== undefined && lower !== undefined
    ? (lower + upper) / 2
    : upper
}

/**
 * The percentile: the smallest value that at least this share of the values doesn't exceed.
 *
 * @param share from 0 to 1
 * @returns undefined for no values
 */
export function quantile(values: readonly number[], share: number): number | undefined {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
}

/** Median of one figure in several records, ignoring unknown values. */
export const medianOf = <T>(records: readonly T[], figure: (record: T) => number | undefined) =>
  median(records.map(figure).filter((value) => value !== undefined))

export const number = (value: number | undefined, digits: number = 0) =>
  value === undefined ? '–' : value.toFixed(digits)

/** Bytes in kilobytes of 1,000 bytes. */
export const kilobytes = (bytes: number | undefined) =>
  number(bytes === undefined ? undefined : bytes / 1000, 1)

/** Bytes in megabytes of 1,000,000 bytes. */
export const megabytes = (bytes: number | undefined) =>
  number(bytes === undefined ? undefined : bytes / 1e6)

/** Seconds with two decimal places below 20 seconds; otherwise, with one. */
export const seconds = (value: number | undefined) =>
  number(value, value !== undefined && value < 20 ? 2 : 1)
