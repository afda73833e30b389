import { Refusal } from '../../api/refusal.ts';

/** The longest address to continue at that is kept, in characters. The product's own have about a hundred. */
const CONTINUE_TO_MAX_LENGTH = 2000;

/** Makes the links in mails, and decides where links may lead. The product's address comes from the settings, never from a request. */
export class Links {
  /**
   * @param origin where people reach the product; asked for at each use, because a port that the system chooses is known only once the
   * server listens.
   * @param otherDomains where else links may lead.
   */
  constructor(
    private readonly origin: () => URL,
    private readonly otherDomains: readonly string[],
  ) {}

  /** The domains that links may lead to, the product's own first. */
  get authorizedDomains(): string[] {
    return [this.origin().host, ...this.otherDomains];
  }

  /* Codes are in the fragment, which browsers never send: they reach no server, proxy or log. */
  resetPassword(code: string): string {
    return this.withCode('/reset-password/new', code);
  }

  signIn(code: string): string {
    return this.withCode('/sign-in-link', code);
  }

  confirmEmail(code: string): string {
    return this.withCode('/confirm-email', code);
  }

  /** The address of a screen. */
  screen(path: string): string {
    return new URL(path, this.origin()).href;
  }

  /** Calendar programs do not read a fragment, so the secret is in the path. */
  calendar(secret: string): string {
    return new URL(`/calendar/${secret}.ics`, this.origin()).href;
  }

  /**
   * The full address to continue at: a path of the product, or an address in an authorized domain. Null if it is too long to keep, which is
   * no reason to refuse the sign-in.
   * @throws Refusal `UNAUTHORIZED_DOMAIN` for any other.
   */
  checkContinueTo(given: string): string | null {
    const own = this.origin();
    if (!URL.canParse(given, own.href)) throw new Refusal('UNAUTHORIZED_DOMAIN', { field: 'continueTo' });
    const url = new URL(given, own.href);
    const isOwn = url.origin === own.origin;
    const isAuthorized = url.protocol === 'https:' && this.otherDomains.includes(url.host);
    // A path that starts with two slashes would lead to another host.
    if ((!isOwn && !isAuthorized) || url.pathname.startsWith('//') || url.username !== '' || url.password !== '') {
      throw new Refusal('UNAUTHORIZED_DOMAIN', { field: 'continueTo' });
    }
    const place = isOwn ? `${url.pathname}${url.search}${url.hash}` : url.href;
    return place.length > CONTINUE_TO_MAX_LENGTH ? null : place;
  }

  /** A mail program posts there without opening a page, so the code is in the path. */
  unsubscribe(code: string): string {
    return new URL(`/unsubscribe/${code}`, this.origin()).href;
  }

  private withCode(path: string, code: string): string {
    const url = new URL(path, this.origin());
    url.hash = code;
    return url.href;
  }
}
