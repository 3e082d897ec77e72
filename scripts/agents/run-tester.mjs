// Runs the tester as a library, in a process of its own because it may need a newer Node: its command line has no option
// for the time limit of a request. `run-tester.mjs <module> <url> <options as JSON>` prints the report as JSON.
const [module = '', url, options = '{}'] = process.argv.slice(2)
const { runChecks } = await import(module)
process.stdout.write(JSON.stringify(await runChecks(url, JSON.parse(options))))
