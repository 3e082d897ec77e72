import http from 'node:http'

let bikes = [{ name: 'Cargo bike', free: true }]

const page = (body) => `<!doctype html><title>Bike shed</title>${body}`

const loginPage = page(`
  <form method="post" action="/login">
    <label>Name <input name="user"></label>
    <label>Password <input name="password" type="password"></label>
    <button>Log in</button>
  </form>`)

const listPage = page(`
  <h1>Bikes</h1>
  <ul></ul>
  <script>
    const row = (text) => {
      const item = document.createElement('li')
      item.textContent = text
      document.querySelector('ul').append(item)
    }
    fetch('/api/bikes')
      .then((response) => response.json())
      .then((bikes) => bikes.forEach(({ name, free }) => {
        row(name + (free ? ': free' : ': taken'))
      }))
      .catch(() => row('The list is not available'))
  </script>`)

const server = http.createServer(async (req, res) => {
  let body = ''
  for await (const chunk of req) body += chunk
  const loggedIn = req.headers.cookie?.includes('user=')
  const send = (type, content) => {
    res.writeHead(200, { 'content-type': type }).end(content)
  }
  const redirect = (location, headers = {}) => {
    res.writeHead(302, { location, ...headers }).end()
  }

  switch (`${req.method} ${req.url}`) {
    case 'GET /login':
      return send('text/html', loginPage)
    case 'GET /login?failed':
      return send('text/html', `${loginPage}<p role="alert">Wrong password</p>`)
    case 'POST /login': {
      const form = new URLSearchParams(body)
      if (form.get('password') !== 'chain-oil') return redirect('/login?failed')
      return redirect('/', { 'set-cookie': `user=${form.get('user')}; Path=/` })
    }
    case 'GET /':
      return loggedIn ? send('text/html', listPage) : redirect('/login')
    case 'GET /api/bikes':
      return send('application/json', JSON.stringify(bikes))
    case 'POST /test/bikes':
      if (!process.argv.includes('--test-routes')) break
      bikes = JSON.parse(body)
      return send('application/json', 'true')
  }
  res.writeHead(404).end()
})

const port = process.env.PORT ?? 4300

server.listen(port, () => console.log(`http://localhost:${port}`))
