/** Empty: the site's own components are added to these, and docent's elements aren't components. */
export default {}
