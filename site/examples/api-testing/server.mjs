import http from 'node:http'

let tools = []
let nextId = 1

const server = http.createServer(async (req, res) => {
  let text = ''
  for await (const chunk of req) text += chunk

  const url = new URL(req.url, 'http://localhost')
  const id = Number(url.pathname.split('/')[3])
  const tool = tools.find((item) => item.id === id)
  const send = (status, body) => {
    res.writeHead(status, { 'content-type': 'application/json' })
    res.end(body === undefined ? '' : JSON.stringify(body))
  }

  if (req.method === 'DELETE' && url.pathname === '/test/tools') {
    tools = []
    return send(204)
  }
  if (!url.pathname.startsWith('/api/tools')) return send(404)

  if (req.method === 'POST') {
    const { name } = JSON.parse(text)
    if (!name) return send(422, { error: 'name is missing' })
    const created = { id: nextId++, name, lent: false }
    tools.push(created)
    return send(201, created)
  }
  if (req.method === 'GET' && !id) {
    const page = Number(url.searchParams.get('page') ?? 1)
    const items = tools.slice((page - 1) * 2, page * 2)
    return send(200, { items, page, total: tools.length })
  }
  if (!tool) return send(404, { error: 'no such tool' })
  if (req.method === 'PATCH') Object.assign(tool, JSON.parse(text))
  if (req.method === 'DELETE') {
    tools = tools.filter((item) => item !== tool)
    return send(204)
  }
  return send(200, tool)
})

const port = process.env.PORT ?? 4320

server.listen(port, () => console.log(`http://localhost:${port}`))
