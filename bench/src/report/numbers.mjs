/**
 * The middle of some numbers; of an even count the mean of the two in the middle.
 * @param {readonly number[]} values
 * @returns {number | undefined} nothing for no values
 */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle]
  const lower = sorted[middle - 1]
  return sorted.length % 2 === 0 && upper !== undefined && lower !== undefined
    ? (lower + upper) / 2
    : upper
}

/**
 * The smallest of the values that so large a share of them does not exceed.
 * @param {readonly number[]} values
 * @param {number} share from 0 to 1
 * @returns {number | undefined} nothing for no values
 */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
}

/**
 * Median of one figure of several records, where it is known.
 * @template T
 * @param {readonly T[]} records
 * @param {(record: T) => number | undefined} figure
 */
export const medianOf = (records, figure) =>
  median(records.map(figure).filter((value) => value !== undefined))

/** @param {number | undefined} value @param {number} [digits] */
export const number = (value, digits = 0) => (value === undefined ? '–' : value.toFixed(digits))

/** Bytes in kilobytes of 1000. @param {number | undefined} bytes */
export const kilobytes = (bytes) => number(bytes === undefined ? undefined : bytes / 1000, 1)

/** Bytes in megabytes of 1,000,000. @param {number | undefined} bytes */
export const megabytes = (bytes) => number(bytes === undefined ? undefined : bytes / 1e6)

/** Seconds with the digits that matter. @param {number | undefined} value */
export const seconds = (value) => number(value, value !== undefined && value < 20 ? 2 : 1)
