/** Mercurius on Fastify, compiling each query at its first use. */
import Fastify from 'fastify';
import mercurius from 'mercurius';
import { createRival } from './rival.ts';

const { schema, contextOf } = await createRival();
const app = Fastify();
app.register(mercurius, { schema, jit: 1, context: (request, reply) => contextOf(request.raw, reply.raw) });
console.log(`Listening on ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
