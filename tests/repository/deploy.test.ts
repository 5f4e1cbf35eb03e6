import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { ENDPOINTS } from '#api/endpoints';
import { environment } from '../../src/server/platform/config/config-variables.ts';
import { temporaryFolder } from '../../src/testing/processes/temporary-folder.ts';

const project = path.join(import.meta.dirname, '..', '..');
const deploy = path.join(project, 'deploy');
const read = (...name: readonly string[]) => readFileSync(path.join(deploy, ...name), 'utf8');

/** Read by Node, not by the configuration. */
const NODE_VARIABLES = ['NODE_ENV'];
const known = (name: string) =>
  Object.hasOwn(environment.shape, name.replace(/_FILE$/, '')) || NODE_VARIABLES.includes(name);

const Service = z.looseObject({
  image: z.string().optional(),
  build: z
    .object({ context: z.string(), dockerfile: z.string(), args: z.record(z.string(), z.string()) })
    .optional(),
  environment: z.record(z.string(), z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  read_only: z.boolean().optional(),
});
const Compose = z.looseObject({ services: z.record(z.string(), Service) });
const composeFiles = readdirSync(deploy).filter((name) => name.startsWith('compose.'));
const readServices = (file: string) =>
  Object.values(Compose.parse(parse(read(file), { merge: true })).services);
const listNodes = (file: string) => readServices(file).filter(({ build }) => build !== undefined);

describe('the image', () => {
  const lines = read('Dockerfile').split('\n');

  test('copies existing files, uses Node 24, and does not run as root', () => {
    const copied = lines
      .filter((line) => /^COPY (?!--from)/.test(line))
      .flatMap((line) => line.split(' ').slice(1, -1));
    expect(copied).toContain('package-lock.json');
    expect(copied.filter((name) => !existsSync(path.join(project, name)))).toEqual([]);
    const images = lines.filter((line) => line.startsWith('FROM ')).map((line) => line.split(' ')[1]);
    expect(new Set(images)).toEqual(new Set(['${NODE_IMAGE}']));
    expect(lines).toContain('ARG NODE_IMAGE=node:24-bookworm-slim');
    expect(lines).toContain('USER node');
    expect(lines.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true);
  });

  test('sets variables that the server knows, and starts a built program', () => {
    const set = lines.filter((line) => line.startsWith('ENV ')).flatMap((line) => line.slice(4).split(' '));
    expect(set.map((pair) => pair.split('=')[0] ?? '').filter((name) => !known(name))).toEqual([]);
    expect(lines.findLast((line) => line.startsWith('CMD '))).toBe('CMD ["node", "dist/server/main.js"]');
    expect(existsSync(path.join(project, 'src', 'server', 'programs', 'main.ts'))).toBe(true);
  });

  test('and every other image can be named by its digest', () => {
    const named = composeFiles.flatMap((file) => readServices(file).flatMap(({ image }) => image ?? []));
    expect(named.filter((image) => !/^\$\{[A-Z]+_IMAGE:-[\w.]+:\d[\d.]*\}$/.test(image))).toEqual([]);
    expect(composeFiles.flatMap(listNodes).map(({ build }) => build?.args)).toEqual(
      composeFiles.flatMap(listNodes).map(() => ({ NODE_IMAGE: '${NODE_IMAGE:-node:24-bookworm-slim}' })),
    );
  });

  test('is built from everything that the build reads', () => {
    const taken = read('Dockerfile.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'));
    const missing = taken
      .map((line) => line.slice(1))
      .filter((name) => !name.includes('*') && !existsSync(path.join(project, name)));
    expect(missing).toEqual([]);
  });
});

describe.each(composeFiles)('%s', (file) => {
  test('builds the image, sets variables that the server knows, and mounts existing files', () => {
    const nodes = listNodes(file);
    expect(nodes.length).toBeGreaterThan(0);
    for (const { build, environment: variables = {}, read_only: readOnly } of nodes) {
      expect(existsSync(path.join(deploy, build?.context ?? '', build?.dockerfile ?? ''))).toBe(true);
      expect(Object.keys(variables).filter((name) => !known(name))).toEqual([]);
      expect(readOnly).toBe(true);
    }
    const mounted = readServices(file)
      .flatMap(({ volumes = [] }) => volumes)
      .filter((volume) => volume.startsWith('./'));
    expect(mounted.filter((volume) => !existsSync(path.join(deploy, volume.split(':')[0] ?? '')))).toEqual(
      [],
    );
  });
});

describe('the Helm chart', () => {
  /** Roughly as it is rendered, enough to parse as YAML. */
  const rendered = (name: string): unknown =>
    parse(
      read('helm', 'templates', name)
        .replaceAll(/^ *\{\{-.*\}\}\n/gm, '')
        .replaceAll(/\{\{.*?\}\}/g, 'x'),
    );

  test('is YAML, and sets variables that the server knows', () => {
    const names = readdirSync(path.join(deploy, 'helm', 'templates'));
    const kinds = names.map((name) => z.looseObject({ kind: z.string() }).parse(rendered(name)).kind);
    expect(kinds.toSorted()).toEqual(['Deployment', 'NetworkPolicy', 'PodDisruptionBudget', 'Service']);
    expect(parse(read('helm', 'Chart.yaml'))).toMatchObject({ name: 'kupon' });
    const values = z
      .looseObject({ environment: z.record(z.string(), z.string()) })
      .parse(parse(read('helm', 'values.yaml')));
    expect(Object.keys(values.environment).filter((name) => !known(name))).toEqual([]);
  });

  test('trusts no proxy, admits only the ingress and gives a pod no rights', () => {
    const values = z
      .looseObject({
        environment: z.object({}).loose(),
        networkPolicy: z.looseObject({ enabled: z.boolean() }),
      })
      .parse(parse(read('helm', 'values.yaml')));
    expect(values.environment).not.toHaveProperty('TRUST_PROXY');
    expect(values.networkPolicy).toMatchObject({
      enabled: true,
      from: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'ingress-nginx' } } }],
    });
    expect(rendered('network-policy.yaml')).toMatchObject({ spec: { policyTypes: ['Ingress', 'Egress'] } });
    const pod = {
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
    };
    const container = {
      securityContext: {
        privileged: false,
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
      },
    };
    expect(rendered('deployment.yaml')).toMatchObject({
      spec: { template: { spec: { ...pod, containers: [container] } } },
    });
  });

  test('uses /readyz as readiness and /livez as liveness probe', () => {
    const text = read('helm', 'templates', 'deployment.yaml');
    const probes = [...text.matchAll(/(\w+)Probe:\s+httpGet: \{ path: (\S+), /g)].map(([, probe, at]) => [
      probe,
      at,
    ]);
    expect(probes).toEqual([
      ['startup', '/readyz'],
      ['readiness', '/readyz'],
      ['liveness', '/livez'],
    ]);
  });
});

describe('the service of systemd', () => {
  const operations = readFileSync(path.join(project, 'docs', 'operations.md'), 'utf8');
  const unit = /```ini\n(# \/etc\/systemd\/system\/kupon\.service\n[^`]*)```/.exec(operations)?.[1] ?? '';

  test('writes only to its data and gains no rights', () => {
    const settings = unit.split('\n');
    for (const setting of ['User=kupon', 'NoNewPrivileges=yes', 'CapabilityBoundingSet=', 'ProtectSystem=strict', 'PrivateTmp=yes', 'ReadWritePaths=/var/lib/kupon', 'ProtectHome=yes', 'UMask=0077']) expect(settings).toContain(setting); // prettier-ignore
  });

  const SYSTEMD = '/usr/bin/systemd-analyze';
  test(
    existsSync(SYSTEMD)
      ? 'is exposed no more than 2 of 10'
      : 'has a unit for systemd, which is not here to read it',
    () => {
      if (!existsSync(SYSTEMD)) {
        process.stdout.write('SKIPPED: systemd-analyze security: there is no systemd\n');
        return;
      }
      const folder = temporaryFolder();
      mkdirSync(folder, { recursive: true });
      const file = path.join(folder, 'kupon.service');
      writeFileSync(file, unit);
      const { status, stdout } = spawnSync(SYSTEMD, ['security', '--offline=true', '--threshold=20', file], {
        encoding: 'utf8',
      });
      expect(status, stdout).toBe(0);
    },
  );
});

describe('the proxy', () => {
  test('never repeats a POST, and hides the metrics', () => {
    const text = read('nginx.conf');
    expect(text).toMatch(/^ *proxy_next_upstream (?!.*non_idempotent)/m);
    expect(text).toMatch(/location = \/metrics \{\s+return 404;/);
  });

  test('passes every body that an endpoint accepts', () => {
    const mebibytes = Number(/client_max_body_size (\d+)m;/.exec(read('nginx.conf'))?.[1]);
    const largest = Math.max(...ENDPOINTS.map(({ maxBodyBytes = 0 }) => maxBodyBytes));
    expect(mebibytes * 1_048_576).toBeGreaterThan(largest);
  });

  const NGINX = '/usr/sbin/nginx';
  test(
    existsSync(NGINX) ? 'has a file that nginx takes' : 'has a file for nginx, which is not here to read it',
    () => {
      const folder = temporaryFolder();
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, 'nodes.conf'), 'server 127.0.0.1:3001 max_fails=0;\n');
      writeFileSync(path.join(folder, 'nginx.conf'), read('nginx.conf'));
      if (!existsSync(NGINX)) {
        process.stdout.write('SKIPPED: nginx -t: there is no nginx\n');
        return;
      }
      const { status, stderr } = spawnSync(
        NGINX,
        ['-t', '-e', 'stderr', '-p', folder, '-c', path.join(folder, 'nginx.conf')],
        { encoding: 'utf8' },
      );
      expect(stderr).toContain('syntax is ok');
      expect(status).toBe(0);
    },
  );
});
