import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { root } from '../support/root.ts'
import { composeText, deployFolder, readCompose } from './compose.ts'

const read = (path: string): string => readFileSync(join(deployFolder, path), 'utf8')
const keys = { SANDBOX_KEY: 'a-key-of-our-own' }

/** Every manifest of deploy/kubernetes. */
const manifests = globSync('kubernetes/*.yaml', { cwd: deployFolder }).flatMap((file) =>
  parseAllDocuments(read(file)).map((document) => {
    if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0]}`)
    return document.toJS()
  }),
)
const workloads = manifests.filter(({ kind }) => kind === 'Deployment' || kind === 'StatefulSet')

test('images run a program without a shell, as a user by number, and say their health without a shell', () => {
  for (const name of ['mock-server', 'app']) {
    const dockerfile = read(`${name}/Dockerfile`)
    expect(dockerfile).toMatch(/^ARG BASE=\S+\nFROM \$\{BASE\}$/m)
    expect(dockerfile).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m)
    expect(dockerfile).toMatch(/^ENTRYPOINT \["(node|nginx)", /m)
    expect(dockerfile).toMatch(/^HEALTHCHECK .*\\\n {2}CMD \["(node|curl)", /m)
    expect(dockerfile).not.toMatch(/^(RUN|SHELL) /m)
  }
})

test('the compose file starts nothing without keys, and says what to run first', () => {
  expect(() => readCompose({})).toThrow('run npm run images first')
})

test('of the compose file the balancer alone is reached from outside', () => {
  const { services, networks } = readCompose(keys)
  const open = Object.entries(services).filter(([, { ports = [] }]) => ports.length > 0)
  expect(open.map(([name]) => name)).toEqual(['balancer'])
  expect(networks.inside?.internal).toBe(true)
  for (const [name, service] of Object.entries(services))
    expect(service.networks, name).toEqual(name === 'balancer' ? ['inside', 'outside'] : ['inside'])
})

test('every service of the compose file but the database has a root that cannot be written and no rights', () => {
  const { database, ...others } = readCompose(keys).services
  for (const [name, service] of Object.entries(others)) {
    expect(service.read_only, name).toBe(true)
    expect(service.cap_drop, name).toEqual(['ALL'])
  }
  expect(database?.healthcheck?.test[0]).toBe('CMD')
})

test('the password of the database is in a file alone: in no command and no environment', () => {
  const { services, secrets } = readCompose(keys)
  const place = '/run/secrets/database-password'
  expect(Object.keys(secrets)).toEqual(['database-password'])
  for (const name of ['mock-server-one', 'mock-server-two', 'mock-server-three', 'database']) {
    const { environment = {}, secrets: own } = services[name] ?? {}
    expect(own, name).toEqual(['database-password'])
    expect(Object.values(environment), name).toContain(place)
  }
  const { containers, volumes, securityContext } = workloads.find(
    ({ metadata }) => metadata.name === 'mock-server',
  ).spec.template.spec
  const [{ args, env, volumeMounts }] = containers
  const file = env.find(({ name }: { name: string }) => name === 'SWX_DATA_PASSWORD_FILE').value
  const [{ items, defaultMode }] = volumes.map(({ secret }: { secret: object }) => secret)
  expect(file).toBe(`${volumeMounts[0].mountPath}/${items[0].path}`)
  // The owner is root: the group of the pod reads it.
  expect([defaultMode, securityContext.fsGroup]).toEqual([0o440, securityContext.runAsUser])
  const shown = [...(services['mock-server-one']?.command ?? []), ...args]
  for (const arg of shown.filter((one) => one.startsWith('postgres:'))) expect(new URL(arg).password).toBe('')
  expect(shown.join(' ')).not.toMatch(/\$\(|password/i)
})

test('HAProxy is told where every mock server and the app are, in the compose file and in the manifests', () => {
  const variables = [...new Set([...read('haproxy.cfg').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name))]
  const { services } = readCompose(keys)
  expect(Object.keys(services.balancer?.environment ?? {}).sort()).toEqual(variables.sort())
  for (const name of ['ONE', 'TWO', 'THREE', 'APP']) {
    const [host = ''] = services.balancer?.environment?.[`SWX_${name}`]?.split(':') ?? []
    expect(Object.keys(services)).toContain(host)
  }
  const balancer = workloads.find(({ metadata }) => metadata.name === 'balancer')
  const env: { name: string; value: string }[] = balancer.spec.template.spec.containers[0].env
  expect(env.map(({ name }) => name).sort()).toEqual(variables.sort())
  const called = env.filter(({ value }) => value.includes('.svc.')).map(({ value }) => value.split('.'))
  const servers = manifests.filter(({ kind }) => kind === 'Service').map(({ metadata }) => metadata.name)
  for (const parts of called) expect(servers).toContain(parts.at(-5))
})

test('each image is built once, from its folder, and has that name in the manifests', () => {
  const built = Object.values(readCompose(keys).services).filter(({ build }) => build !== undefined)
  expect(built.map(({ image, build }) => [image, build?.context])).toEqual([
    ['swx-mock-server', 'mock-server'],
    ['swx-app', 'app'],
  ])
  const named = workloads.flatMap(({ spec }) =>
    spec.template.spec.containers.map(({ image }: { image: string }) => image),
  )
  expect(named).toEqual(expect.arrayContaining(built.map(({ image }) => image)))
})

test('every setting of the compose file is said at its beginning', () => {
  const text = composeText()
  const names = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name))
  for (const name of names) expect(text).toMatch(new RegExp(`^# ${name} {2,}\\S`, 'm'))
})

test('every container of the manifests runs without rights on a root that cannot be written, and is asked for its health', () => {
  expect(workloads).toHaveLength(3)
  for (const { metadata, spec } of workloads) {
    const { securityContext, containers } = spec.template.spec
    expect(securityContext, metadata.name).toMatchObject({ runAsNonRoot: true })
    for (const container of containers) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      expect(container.readinessProbe, container.name).toBeDefined()
      expect(container.resources.limits.memory, container.name).toBeDefined()
    }
    expect(spec.selector.matchLabels).toEqual(spec.template.metadata.labels)
  }
})

test('users and ports of the manifests are those of the images', () => {
  for (const name of ['mock-server', 'app']) {
    const dockerfile = read(`${name}/Dockerfile`)
    const { securityContext, containers } = workloads.find(({ metadata }) => metadata.name === name).spec
      .template.spec
    expect(dockerfile).toContain(`USER ${securityContext.runAsUser}:`)
    expect(dockerfile).toContain(`EXPOSE ${containers[0].ports[0].containerPort}`)
  }
})

test('workflows for others are whole, and name no option that swx-contract does not have', () => {
  const files = globSync('ci/*.yaml', { cwd: deployFolder })
  expect(files.length).toBeGreaterThan(1)
  const options = readFileSync(join(root, 'docs/contract-tester.md'), 'utf8')
  for (const file of files) {
    const { jobs } = parse(read(file))
    for (const { steps } of Object.values(jobs) as { steps: { run?: string }[] }[])
      for (const { run = '' } of steps.filter(({ run = '' }) => run.includes('swx-contract')))
        for (const [option] of run.matchAll(/(?<=\s)--[a-z]+(-[a-z]+)*/g))
          expect(options, file).toContain(option)
  }
})
