import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import express, { type RequestHandler } from 'express';

type Options = NonNullable<Parameters<typeof express.static>[1]>;

/** The compressed versions that the build makes if they save something (scripts/build/precompress.ts), smallest first. */
const ENCODINGS = [
  { ending: '.br', encoding: 'br' },
  { ending: '.gz', encoding: 'gzip' },
] as const;

/** Serves a folder's files, compressed for browsers that accept it. */
export function staticFiles(folder: string, options: Options): RequestHandler {
  const names = namesIn(folder);
  const serve = express.static(folder, {
    ...options,
    // Express's redirect from a folder's address to the one with a slash would add its own content security policy.
    redirect: false,
    setHeaders: (response, path) => {
      const packed = ENCODINGS.find(({ ending }) => path.endsWith(ending));
      if (packed === undefined) return;
      response.setHeader('content-encoding', packed.encoding);
      response.type(extname(path.slice(0, -packed.ending.length)));
    },
  });
  return (request, response, next) => {
    const { url, path } = request;
    const offered = ENCODINGS.filter(({ ending }) => names.has(path.slice(1) + ending));
    if (offered.length > 0) response.vary('Accept-Encoding');
    const packed = offered.find(({ encoding }) => request.acceptsEncodings(encoding));
    if (packed !== undefined) request.url = path + packed.ending;
    serve(request, response, (error?: unknown) => {
      request.url = url;
      next(error);
    });
  };
}

/** Read once, because a release installs its files before it starts. Empty while the client is not built. */
function namesIn(folder: string): ReadonlySet<string> {
  try {
    return new Set(readdirSync(folder));
  } catch {
    return new Set();
  }
}
