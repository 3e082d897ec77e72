/** The site's own components come after these. docent's elements are no components. */
export default {}
