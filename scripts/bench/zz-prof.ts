import 'reflect-metadata';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { execFileSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { temporaryFolder } from '../runningServer.ts';
import { MeasuredProcess } from './measuredProcess.ts';
import { load } from './load.ts';
import { clientRequests } from './operations.ts';
import { seed } from './seed.ts';
const [which = 'product', op = 'home', size = '30', prof = ''] = process.argv.slice(2);
const modules = { product: '../../dist/server/main.js', base: '../../dist-base/server/main.js', b: '../../dist-b/server/main.js', limit: 'servers/limit.ts', mercurius: 'servers/mercurius.ts', apollo: 'servers/apollo.ts', yoga: 'servers/yoga.ts' };
const folder = await temporaryFolder();
const store = await MeasuredProcess.start(new URL('servers/store.ts', import.meta.url), [folder.path]);
const { cookie, soldierId } = await seed(store.address, Number(size));
if (prof) { process.env.NODE_OPTIONS = '--import /tmp/prof-preload.mjs'; process.env.PROFNAME = which; }
const ss = [];
for (const w of which.split(',')) ss.push([w, await MeasuredProcess.start(new URL(modules[w], import.meta.url), [], { MONGODB_URI: store.address })]);
delete process.env.NODE_OPTIONS;
for (const o of op.split(',')) {
const body = JSON.stringify((await clientRequests(soldierId))[o]);
for (const [w, s] of ss) await load(s, { cookie, body, seconds: 2 });
const acc = {};
for (let i = 0; i < 4; i++) for (const [w, s] of ss) { const c0 = await store.cpuTime(); const m = await load(s, { cookie, body, seconds: 1 }); const c1 = await store.cpuTime(); (acc[w] ??= []).push([m.cpu, (c1-c0)/m.rps, m.rps]); }
const med = (a) => a.sort((x,y)=>x-y)[Math.floor(a.length/2)];
for (const w in acc) console.log(o, w, 'cpu us', med(acc[w].map(x=>x[0])).toFixed(0), 'min', Math.min(...acc[w].map(x=>x[0])).toFixed(0), 'store us', med(acc[w].map(x=>x[1])).toFixed(0), 'rps', med(acc[w].map(x=>x[2])).toFixed(0));
}
for (const [, s] of ss) await s.stop();
await store.stop();
await folder.remove();
