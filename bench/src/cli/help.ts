export const helpText = (
  generators: { id: string; label: string }[],
  cacheDir: string,
) => `Usage: npm run bench -- [command] [flags]

Builds the site's own pages with docent and with other generators, in one run, and compares.

Commands
  build        (default) build times, memory, and the bytes and requests of one page
  size         builds of the pages once, 10 times, and 100 times: times, memory, and their growth
  dev          the preview: start to the first page, and from a save to the changed page in the browser
  install      size, packages, and time of an installation from a warm npm cache
  lighthouse   Lighthouse, mobile, simulated throttling, on the same page of each built site
  navigate     from the click on a sidebar link to the painted heading, processor slowed 4 times
  migrate SITES  the folders of Docusaurus sites (default: BENCH_SITES): what \`docent migrate\` leaves to edit, and
               builds by Docusaurus and by docent
  search       docent's own search: first answer over a slow line, keys with a slowed processor

Flags
  --only IDS   only these generators, separated by commas
  --no-peers   only docent
  --pages N    at most N pages of the site
  --scale N    repeat the pages N times, each copy in a separate folder (for size: at most N times)
  --runs N     measure N times and print medians (build, size, and migrate 1, dev, install, and
               lighthouse 3, navigate and search 7)
  --hover MS   for navigate: the pointer rests on the link this long, on the slowed processor, before the click
  --patches DIR  for migrate: edits of a site as NAME-1.patch, NAME-2.patch, one for each build that fails
  --packed     for migrate: with the packages that its last run packed, because packing them takes minutes
  --json FILE  also write all figures to a file
  --help       this text

Generators
${generators.map(({ id, label }) => `  ${id.padEnd(12)} ${label}`).join('\n')}

Other generators are installed into ${cacheDir}
(BENCH_CACHE changes that). CHROMIUM_PATH names the browser.
`
