/** Stop words, such as "how" and "the", which contribute little to a query that has other words. */
export const STOP_WORDS = new Set(
  'a an and any are as at be by can cannot do does for from get has have how i if in into is it its me my of on or our should so than that the their them then there these they this to use using was we what when where which while who why will with without you your'.split(
    ' ',
  ),
)
