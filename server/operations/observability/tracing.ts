import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Attributes, Span } from '@opentelemetry/api';
import { log } from '../log.ts';
import { RELEASE } from '../release.ts';

/*
 * OpenTelemetry traces, if the settings name a collector. The request has a span. Inside it, each operation, each root field and each
 * database command has one. Attributes name parts of the product; they never hold anybody's values.
 */

const SERVICE = 'fire-support-tracker';

interface Tracing {
  startRequest: (name: string, headers: IncomingHttpHeaders, attributes: Attributes) => Span;
  startSpan: (name: string, parent: Span, attributes?: Attributes) => Span;
}

let tracing: Tracing | null = null;

export function isTracing(): boolean {
  return tracing !== null;
}

/** Starts a span for a request, within the trace of the headers' `traceparent`, if any. Null without tracing. */
export function startRequestSpan(name: string, headers: IncomingHttpHeaders, attributes: Attributes): Span | null {
  return tracing && tracing.startRequest(name, headers, attributes);
}

/** Starts a span within another one. Null without tracing, and without a parent: work that no request waits for is not traced. */
export function startSpan(name: string, parent: Span | null, attributes?: Attributes): Span | null {
  return tracing && parent && tracing.startSpan(name, parent, attributes);
}

/**
 * Begins tracing, and loads its packages. Call it before the store is connected.
 * @param endpoint of a collector that speaks OTLP over HTTP, as in `OTEL_EXPORTER_OTLP_ENDPOINT`.
 * @returns a function that sends the last spans and ends tracing.
 */
export async function startTracing(endpoint: URL): Promise<() => Promise<void>> {
  const [api, core, resources, sdk, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const ignore = (): void => undefined;
  const warn = (message: string): void => log.warn({ about: message }, 'Traces were not sent.');
  api.diag.setLogger({ error: warn, warn: ignore, info: ignore, debug: ignore, verbose: ignore });
  const exporter = new OTLPTraceExporter({ url: `${endpoint.href.replace(/\/$/, '')}/v1/traces` });
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({
      'service.name': SERVICE,
      'service.version': RELEASE,
      // Distinguishes the servers of one installation, and a server before and after a restart.
      'service.instance.id': randomUUID(),
    }),
    // Whether a trace is recorded is decided where it begins: here, or at a trusted proxy.
    sampler: new sdk.ParentBasedSampler({ root: new sdk.AlwaysOnSampler() }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer(SERVICE);
  const propagator = new core.W3CTraceContextPropagator();
  tracing = {
    startRequest: (name, headers, attributes) =>
      tracer.startSpan(
        name,
        { kind: api.SpanKind.SERVER, attributes },
        propagator.extract(api.ROOT_CONTEXT, headers, api.defaultTextMapGetter),
      ),
    startSpan: (name, parent, attributes = {}) =>
      tracer.startSpan(name, { attributes }, api.trace.setSpan(api.ROOT_CONTEXT, parent)),
  };
  return async () => {
    tracing = null;
    await provider.shutdown();
  };
}
