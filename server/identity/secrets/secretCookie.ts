import type { ServerResponse } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';

/**
 * A cookie that carries a secret, such as the session's identifier. Behind TLS it is bound to this host (`__Host-`) and never sent
 * unencrypted. Scripts cannot read it, and requests from other sites do not carry it, except when somebody follows a link.
 */
export class SecretCookie {
  private readonly name: string;

  constructor(
    name: string,
    private readonly behindTls: boolean,
  ) {
    this.name = behindTls ? `__Host-${name}` : name;
  }

  /** The secret in a request's `Cookie` header, or null. */
  read(header: string | undefined): string | null {
    return (header && parseCookie(header)[this.name]) || null;
  }

  /** The `Set-Cookie` header that gives the browser a secret. */
  issue(secret: string, expires: Date): string {
    return stringifySetCookie({
      name: this.name,
      value: secret,
      expires,
      httpOnly: true,
      sameSite: 'lax',
      secure: this.behindTls,
      path: '/',
    });
  }

  /** The `Set-Cookie` header that removes the secret. */
  clear(): string {
    return this.issue('', new Date(0));
  }
}

/** Replaces an earlier cookie of that name in the answer: with two, nobody knows which one counts (RFC 6265, section 4.1.1). */
export function setCookie(response: ServerResponse, cookie: string): void {
  const name = cookie.slice(0, cookie.indexOf('=') + 1);
  const others = [response.getHeader('set-cookie') ?? []].flat().map(String);
  response.setHeader('set-cookie', [...others.filter((other) => !other.startsWith(name)), cookie]);
}
