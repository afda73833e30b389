import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setCookie } from './secretCookie.ts';

it('an answer carries one cookie of a name, the last', () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  for (const cookie of ['session=one; Path=/', 'link=two', 'session=three; Path=/']) setCookie(response, cookie);
  expect(response.getHeader('set-cookie')).toEqual(['link=two', 'session=three; Path=/']);
});
